import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLoaded, isRunNatively, releasedPackage } from "./release.ts";

const given = JSON.parse(readFileSync("package.json", "utf8"));

test("a release has the packages that serve, the commands that build nothing, and the version of its build", () => {
  const { version, release, scripts, dependencies, ...others } = releasedPackage(given, "2.0.0+1a2b3c4d");
  expect([version, release]).toEqual(["2.0.0+1a2b3c4d", true]);
  expect(Object.keys(scripts).toSorted()).toEqual(["backup", "move-files", "restore", "staff", "start"]);
  for (const command of Object.values(scripts)) expect(command).not.toContain("tools/");
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(["kysely", "react-dom", "sharp"]));
  for (const name of ["vite", "@react-router/dev", "node"]) expect(given.dependencies).toHaveProperty([name]);
  for (const name of ["vite", "@react-router/dev", "node"]) expect(dependencies).not.toHaveProperty([name]);
  expect(others).not.toHaveProperty("devDependencies");
});

test.each([
  ["start.ts", true],
  ["require-node.mjs", true],
  ["stripped-types.mjs", true],
  ["collections/news/texts/pl.ts", true],
  ["config.test.ts", false],
  ["virtual-texts.d.ts", false],
  ["root.tsx", false],
  ["ui/app.css", false],
])("of the source, %s: %s", (path, isCopied) => expect(isRunNatively(path)).toBe(isCopied));

test.each([
  ["kysely/dist/index.js", true],
  ["@img/sharp-linux-x64/lib/sharp.node", true],
  ["world-atlas/land-10m.json", true],
  ["react/LICENSE", true],
  ["better-auth/dist/test/utils.mjs", true],
  ["pino/test/basic.test.js", false],
  ["@fastify/busboy/test/multipart.js", false],
  ["kysely/dist/index.d.ts", false],
  ["zod/src/index.ts", false],
  ["zod/index.js.map", false],
  [".vitest-cache/a.js", false],
  [".bin/vite", false],
])("of the packages, %s: %s", (path, isCopied) => expect(isLoaded(path)).toBe(isCopied));
