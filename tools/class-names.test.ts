import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { classNames } from "./class-names.ts";

test("every class of the site has a name of its own, of two characters and no word", () => {
  const nameOf = classNames("src");
  const names = globSync("src/**/*.module.css").flatMap((file) => {
    const classes = new Set(
      [...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ""),
    );
    return [...classes].map((name) => nameOf(name, resolve(file)));
  });
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[bcdfghjklmnpqrstvwxz][bcdfghjklmnpqrstvwxz\d-]$/i);
});

test("a class that is in no file is refused", () => {
  expect(() => classNames("src")("nowhere", resolve("src/ui/button.module.css"))).toThrow(
    "no class or animation nowhere",
  );
});
