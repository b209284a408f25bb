import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-stripped-"));
  await mkdir(join(folder, "src"));
  await cp("src/stripped-types.mjs", join(folder, "src/stripped-types.mjs"));
  await write("hello");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (word: string) =>
  writeFile(join(folder, "src/program.ts"), `const word: string = "${word}";\nconsole.log(word);\n`);
const stripped = () => readdir(join(folder, "build/stripped")).catch(() => []);

/** Runs the program in a Node that strips no types itself. */
async function output(): Promise<string> {
  const args = ["--no-strip-types", "--import", "./src/stripped-types.mjs", "src/program.ts"];
  return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
}

test("a module is loaded without its types, which are stripped once", async () => {
  expect(await output()).toBe("hello\n");
  const [file = "", ...others] = await stripped();
  expect(others).toEqual([]);
  const stored = join(folder, "build/stripped", file);
  expect(await readFile(stored, "utf8")).toContain('const word         = "hello"');
  // The next start reads it.
  await writeFile(stored, "console.log('read');");
  expect(await output()).toBe("read\n");
});

test("a module that has changed is stripped again", async () => {
  await output();
  await write("changed");
  expect(await output()).toBe("changed\n");
  expect(await stripped()).toHaveLength(2);
});

test("a folder that cannot be written is no obstacle", async () => {
  // Root may write everywhere, so a file is in the place of the folder.
  await writeFile(join(folder, "build"), "");
  expect(await output()).toBe("hello\n");
});
