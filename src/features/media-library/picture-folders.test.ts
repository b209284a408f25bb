import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newFileKey } from "#platform/files/file-key.server.ts";
import { type FilePlace, inDatabase, onDisk } from "../../../tests/file-places.ts";
import { type PictureFolders, pictureFolders } from "./picture-folders.server.ts";

const PROGRAM = `
  import { writeFile } from "node:fs/promises";
  import { join } from "node:path";
  import { newFileKey } from "#platform/files/file-key.server.ts";
  import { diskFiles } from "#platform/files/disk-store.server.ts";
  import { pictureFolders } from "#features/media-library/picture-folders.server.ts";
  const folders = await pictureFolders(diskFiles(process.argv[1]), process.argv[1]);
  await folders.make(newFileKey(), async (folder) => {
    await writeFile(join(folder, "full.jpg"), "half");
    process.stdout.write("half-made");
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
`;

const allNamed = async (keys: readonly string[]) => new Map(keys.map((key) => [key, "0".repeat(12)]));
const filled = (keep: boolean) => async (folder: string) => {
  await writeFile(join(folder, "full.jpg"), "whole");
  await writeFile(join(folder, "card.webp"), "small");
  return { keep, outcome: keep };
};

// Unfinished folders are on the disk wherever the files are.
test("unfinished folders of a killed process are removed at the next start", async () => {
  const { stored, dataDir, paths, remove } = await onDisk();
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, dataDir]);
  await once(child.stdout, "data");
  expect(await (await pictureFolders(stored, dataDir)).recover(allNamed)).toBe(0);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await paths()).toHaveLength(1);
  expect(await (await pictureFolders(stored, dataDir)).recover(allNamed)).toBe(1);
  expect(await paths()).toEqual([]);
  await remove();
});

describe.each([
  ["on the disk", onDisk],
  ["in PostgreSQL", inDatabase],
])("picture folders %s", (_name, open) => {
  let place: FilePlace;
  let folders: PictureFolders;
  beforeEach(async () => {
    place = await open();
    folders = await pictureFolders(place.stored, place.dataDir);
  });
  afterEach(() => place.remove());

  test("a filled folder appears complete; a refused or failed one leaves nothing", async () => {
    const key = newFileKey();
    const { version } = await folders.make(key, filled(true));
    const path = folders.pathOf(key, version);
    expect(await place.paths()).toEqual([`${path}/card.webp`, `${path}/full.jpg`]);
    expect(await text((await place.stored.open(`${path}/full.jpg`)).stream)).toBe("whole");
    await folders.make(key, filled(false));
    await expect(folders.make(key, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(await place.paths()).toHaveLength(2);
    await folders.remove(key);
    await folders.remove(key);
    expect(await place.paths()).toEqual([]);
  });

  test("folders without a row are removed once no process can be about to write the row; those with a row stay", async () => {
    const made = async (key: string) => `pictures/${key}/${(await folders.make(key, filled(true))).version}`;
    const [named, fresh, left] = [newFileKey(), newFileKey(), newFileKey()];
    const current = await made(named);
    const [former, next, fresher, leftover] = [
      await made(named),
      await made(named),
      await made(fresh),
      await made(left),
    ];
    for (const path of [current, former, leftover, `pictures/${left}`]) await place.age(path, 60);
    const version = current.split("/").at(-1) ?? "";
    expect(await folders.recover(async () => new Map([[named, version]]))).toBe(2);
    const folderOf = (path: string) => path.replace(/\/[^/]*$/, "");
    expect([...new Set((await place.paths()).map(folderOf))]).toEqual([current, next, fresher].sort());
  });

  test.each(["", "..", "../x", "a".repeat(39)])("%j is no key", async (key) => {
    expect(() => folders.pathOf(key, "0".repeat(12))).toThrow("no key");
    await expect(folders.remove(key)).rejects.toThrow("no key");
  });
});
