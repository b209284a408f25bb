import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFileKey } from "#platform/files/file-key.server.ts";
import { pictureFolders } from "./picture-folders.server.ts";

let root: string;

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), "site-folders-")), "pictures");
});

afterEach(() => rm(join(root, ".."), { recursive: true, force: true }));

const PROGRAM = `
  import { writeFile } from "node:fs/promises";
  import { join } from "node:path";
  import { newFileKey } from "#platform/files/file-key.server.ts";
  import { pictureFolders } from "#features/media-library/picture-folders.server.ts";
  const folders = await pictureFolders(process.argv[1]);
  await folders.make(newFileKey(), async (folder) => {
    await writeFile(join(folder, "full.jpg"), "half");
    process.stdout.write("half-made");
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
`;

async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const allNamed = async (keys: readonly string[]) => new Map(keys.map((key) => [key, "0".repeat(12)]));

test("unfinished folders of a killed process are removed at the next start", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, root]);
  await once(child.stdout, "data");
  const living = await pictureFolders(root);
  expect(await living.recover(allNamed)).toBe(0);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await files()).toHaveLength(1);
  expect(await (await pictureFolders(root)).recover(allNamed)).toBe(1);
  expect(await files()).toEqual([]);
});

test("a filled folder appears complete; a refused or failed one leaves nothing", async () => {
  const folders = await pictureFolders(root);
  const key = newFileKey();
  const fill = (keep: boolean) => async (folder: string) => {
    await writeFile(join(folder, "full.jpg"), "whole");
    return { keep, outcome: keep };
  };
  const { version } = await folders.make(key, fill(true));
  expect(await files()).toEqual([join(folders.placeOf(key, version), "full.jpg")]);
  await folders.make(key, fill(false));
  await expect(folders.make(key, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await files()).toHaveLength(1);
  await folders.remove(key);
  await folders.remove(key);
  expect(await files()).toEqual([]);
});

test("a folder without a row is removed once no process can be about to write the row; one with a row stays", async () => {
  const folders = await pictureFolders(root);
  const [named, fresh, left] = [newFileKey(), newFileKey(), newFileKey()];
  for (const key of [named, fresh, left]) await mkdir(join(root, key));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const key of [named, left]) await utimes(join(root, key), anHourAgo, anHourAgo);
  expect(await folders.recover(async () => new Map([[named, "0".repeat(12)]]))).toBe(1);
  expect((await readdir(root)).filter((name) => name !== "making").sort()).toEqual([named, fresh].sort());
});

test("folders of versions that the row does not name are removed likewise", async () => {
  const folders = await pictureFolders(root);
  const key = newFileKey();
  const [former, current, next] = ["a".repeat(12), "b".repeat(12), "c".repeat(12)];
  for (const version of [former, current, next]) await mkdir(folders.placeOf(key, version), { recursive: true });
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const version of [former, current]) await utimes(folders.placeOf(key, version), anHourAgo, anHourAgo);
  expect(await folders.recover(async () => new Map([[key, current]]))).toBe(1);
  expect((await readdir(join(root, key))).sort()).toEqual([current, next]);
});

test.each(["", "..", "../x", "a".repeat(39)])("%j is no key", async (key) => {
  const folders = await pictureFolders(root);
  expect(() => folders.placeOf(key, "0".repeat(12))).toThrow("no key");
  await expect(folders.remove(key)).rejects.toThrow("no key");
});
