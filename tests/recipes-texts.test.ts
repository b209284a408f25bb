import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flatten, type TextTree } from "../src/platform/i18n/texts.ts";

/*
 * The Norwegian texts of the recipe are completed from English, which drops names that English does not have. So a text that
 * is renamed would become English there without notice.
 */

const recipe = join(import.meta.dirname, "recipes/norwegian");
const english = import.meta.glob<object>("../src/**/texts/en.ts", { eager: true });

/**
 * The texts that a file of the recipe has itself, without parts that it takes whole from English: its imports resolve in
 * a copy of the project only.
 */
async function translated(file: string): Promise<TextTree> {
  const [, texts = ""] = readFileSync(join(recipe, file), "utf8").split('import * as en from "./en.ts";\n');
  const code = `const en = {}; const fromEnglish = (_, begun) => begun;\n${texts}`;
  const parts: Record<string, TextTree | undefined> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [[name, part]])),
  );
}

const names = (texts: object) => flatten(texts as TextTree).map(([name]) => name);

test.each(globSync("src/**/texts/no.ts", { cwd: recipe }))(
  "every name of %s is one of the English text",
  async (file) => {
    const own = names(await translated(file));
    const known = new Set(names(english[`../${file.replace(/no\.ts$/, "en.ts")}`] ?? {}));
    expect(own).not.toEqual([]);
    expect(own.filter((name) => !known.has(name))).toEqual([]);
  },
);
