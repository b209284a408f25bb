import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { glob, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { build, type ESTree, parseSync, Visitor } from "vite";
import { beforeAll, expect, test } from "vitest";
import { refuseServerCode } from "../tools/build.ts";

/** Layers of `src/`: a file imports from its own layer and from those before it. Everything else in `src/` is the last one, "top". */
const LAYERS = ["platform", "ui", "features", "collections", "forms", "pages", "shells", "top"];

/** A file's part of the repository: a layer of `src/`, "tools" or "tests". */
function partOf(file: string): string {
  const [root = "", folder = ""] = file.split("/");
  if (root !== "src") return root;
  return LAYERS.includes(folder) ? folder : "top";
}

/** Returns whether one file of the repository may import another. Tests may import everything. */
function mayImport(from: string, to: string): boolean {
  if (/\.test\.tsx?$/.test(from) || partOf(from) === "tests") return true;
  if (partOf(from) === "tools") return partOf(to) !== "tests";
  return LAYERS.includes(partOf(to)) && LAYERS.indexOf(partOf(to)) <= LAYERS.indexOf(partOf(from));
}

/** Nodes of the syntax tree that name a module. */
type Naming =
  | ESTree.ImportDeclaration
  | ESTree.ExportNamedDeclaration
  | ESTree.ExportAllDeclaration
  | ESTree.ImportExpression
  | ESTree.TSImportType;

// The server bundle is in the folder of its build, whose name is known only at run time.
const BUILD = /^pathToFileURL\(.*"index\.js"\)\)\.href$/;
const STYLES = /(?:\bfrom|@import)\s+(?:url\()?["']([^"']+)["']/g;

function namesIn(file: string, source: string): string[] {
  if (file.endsWith(".css")) return [...source.matchAll(STYLES)].map(([, name = ""]) => name);
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const names: string[] = [];
  const module = ({ id }: ESTree.Node & { id: ESTree.Node }) => id.type === "Literal" && names.push(String(id.value));
  const add = ({ source: node }: Naming) => {
    if (node?.type === "Literal") names.push(String(node.value));
    else if (node !== null && !BUILD.test(source.slice(node.start, node.end))) {
      throw new Error(`${file}: an import must name its file`);
    }
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    TSModuleDeclaration: module,
  }).visit(program);
  return names;
}

/** Lists the files of the repository that a module or stylesheet imports, types included. */
function importsIn(file: string, source: string): string[] {
  return namesIn(file, source)
    .map((name) => name.replace(/\?.*$/, ""))
    .filter((name) => /^[.#]/.test(name))
    .map((name) => (name.startsWith("#") ? join("src", name.slice(1)) : join(dirname(file), name)));
}

/** Lists imports that the layers forbid, as "folder -> file". A folder is one subject: "src/features/audit". */
function forbiddenImports(file: string, source: string): string[] {
  const folder = dirname(file).split("/").slice(0, 3).join("/");
  return importsIn(file, source)
    .filter((to) => !mayImport(file, to))
    .map((to) => `${folder} -> ${to}`);
}

test("a file imports only from its own layer and lower ones", async () => {
  const files = await Array.fromAsync(glob("{src,tools}/**/*.{ts,tsx,mjs,css}"));
  const found = files.flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

/**
 * Compiles layers without those above them, so that what those add to `Services`, `Storage`, `Config` or `Schema` by
 * declaration merging is missing. Types of route parameters are missing too: their errors are left out.
 * @returns the compiler's errors about missing names
 */
async function compiled(name: string, include: readonly string[]): Promise<string[]> {
  const config = `.react-router/layers-${name}.json`;
  const exclude = ["../src/**/*.test.ts", "../src/**/*.test.tsx"];
  await writeFile(config, JSON.stringify({ extends: "../tsconfig.json", include, exclude }));
  const { stdout } = spawnSync("node_modules/.bin/tsc", ["-p", config, "--singleThreaded"], { encoding: "utf8" });
  await rm(config);
  return stdout.split("\n").filter((line) => / does not exist on type | does not satisfy the constraint /.test(line));
}

/** Returns whether a file of these layers adds to an interface of another module. */
async function addsToOthers(layers: readonly string[]): Promise<boolean> {
  for await (const file of glob("src/**/*.{ts,tsx}", { exclude: ["**/*.d.ts"] })) {
    if (!layers.includes(partOf(file))) continue;
    const { body } = parseSync(file, readFileSync(file, "utf8")).program;
    if (body.some(({ type }) => type === "TSModuleDeclaration")) return true;
  }
  return false;
}

/** Files of these tests are in the folder of the router's types, from where the compiler finds `tsconfig.json`. */
beforeAll(() => mkdir(".react-router", { recursive: true }));

const COMPILING = { timeout: 60_000 };

test.each(["ui", "features"])(
  "%s uses nothing that a layer above it adds to the records of the platform",
  COMPILING,
  async (name) => {
    const above = LAYERS.indexOf(name) + 1;
    // What is not added cannot be used: nothing is left to compile.
    if (!(await addsToOthers(LAYERS.slice(above)))) return;
    const layers = LAYERS.slice(0, above).map((layer) => `../src/${layer}`);
    expect(await compiled(name, [...layers, "../src/virtual-texts.d.ts"])).toEqual([]);
  },
);

test(
  "the platform uses nothing that a layer above it adds; a store that a feature adds is unknown to it",
  COMPILING,
  async () => {
    const file = ".react-router/layers-faulty.ts";
    await writeFile(
      file,
      'import type { Storage } from "#platform/services.server.ts";\nexport type A = Storage["audit"];\n',
    );
    expect(await compiled("faulty", ["../src/platform", "../src/virtual-texts.d.ts", "layers-faulty.ts"])).toEqual([
      expect.stringContaining("'audit' does not exist"),
    ]);
    await rm(file);
  },
);

test.each([
  ["src/platform/http/a.ts", 'import { b } from "#features/audit/b.ts";'],
  ["src/platform/http/a.ts", 'import { b } from "../../ui/b.tsx";'],
  ["src/ui/a.tsx", 'import type { B } from "#features/audit/b.ts";'],
  ["src/ui/a.tsx", 'export { b } from "#pages/home/b.ts";'],
  ["src/features/audit/a.ts", 'export * from "#collections/news/b.ts";'],
  ["src/features/audit/a.ts", 'const b = await import("#forms/contact/b.ts");'],
  ["src/features/audit/a.ts", 'type B = import("#open-services.server.ts").Services;'],
  ["src/features/audit/a.ts", 'declare module "#shells/site/b.ts" {}'],
  ["src/features/audit/a.module.css", '.a { composes: b from "#shells/site/b.module.css"; }'],
  ["src/features/audit/a.css", '@import "../../pages/home/b.css";'],
  ["src/collections/news/a.ts", 'import "#pages/home/b.ts";'],
  ["src/forms/contact/a.ts", 'import "#shells/dashboard/b.ts";'],
  ["src/pages/home/a.ts", 'import "#routes.ts";'],
  ["src/shells/site/a.ts", 'import "#commands/b.ts";'],
  ["src/start.ts", 'import "../tools/b.ts";'],
  ["src/start.ts", 'import "../tests/b.ts";'],
  ["tools/a.ts", 'import "../tests/b.ts";'],
])("%s is refused %s", (file, source) => expect(forbiddenImports(file, source)).toHaveLength(1));

test.each([
  ["src/platform/http/a.ts", 'import "node:fs"; import "react"; import "../files/b.ts";'],
  ["src/features/audit/a.ts", 'import "#features/accounts/b.ts"; import "#ui/b.tsx?url"; import "./+types/a.ts";'],
  ["src/features/audit/a.module.css", '.a { composes: b; composes: c from "#ui/b.module.css"; }'],
  ["src/pages/home/a.ts", 'import "#collections/news/b.ts"; import "#forms/contact/b.ts";'],
  ["src/features/audit/a.test.ts", 'import "#start.ts"; import "../../../tests/b.ts";'],
  ["src/start.ts", 'import "#shells/site/b.ts"; import "#commands/b.ts";'],
  ["tools/a.ts", 'import "../src/start.ts";'],
])("%s is free to write %s", (file, source) => expect(forbiddenImports(file, source)).toEqual([]));

test("an import whose file is not known before it runs is refused", () => {
  expect(() => importsIn("src/start.ts", "await import(name);")).toThrow("must name its file");
});

test("a script of the browser that would contain server code is not built", async () => {
  const input = ".react-router/layers-script.ts";
  await writeFile(input, 'import { ConfigError } from "#platform/config.server.ts";\nconsole.log(ConfigError);\n');
  const options = { write: false, rolldownOptions: { input } };
  const building = build({ configFile: false, logLevel: "silent", plugins: [refuseServerCode], build: options });
  await expect(building).rejects.toThrow("imports #platform/config.server.ts in a script of the browser");
  await rm(input);
});
