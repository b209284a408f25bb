import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

// Without vowels a name is no word: blockers of advertisements hide ".ad" on every page.
const FIRST = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";
const SECOND = `${FIRST}0123456789-`;

/**
 * Names the classes and animations of the style modules below a folder in production, by two characters each. They stand in every page
 * and hardly compress: four random characters took about 300 bytes more in the first response of the home page.
 * Names depend on paths and classes alone, as browsers and server are built separately.
 * @returns the option `generateScopedName`; it throws an Error for a name that no file has
 * @throws Error when there are more classes than names
 */
export function classNames(folder: string): (name: string, file: string) => string {
  const files = globSync(`${folder}/**/*.module.css`).map((file) => resolve(file));
  const classes = files.sort().flatMap((file) => {
    const found = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    return [...new Set([...found].map(([, name]) => `${file}:${name}`))];
  });
  if (classes.length > FIRST.length * SECOND.length) throw new Error(`${classes.length} classes are too many`);
  const numbers = new Map(classes.map((key, number) => [key, number]));
  return (name, file) => {
    const number = numbers.get(`${file}:${name}`);
    if (number === undefined) throw new Error(`${file} has no class or animation ${name}`);
    return `${FIRST[Math.floor(number / SECOND.length)]}${SECOND[number % SECOND.length]}`;
  };
}
