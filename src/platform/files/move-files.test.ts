import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase, type Database } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type ContractDatabase, postgresContract } from "../../../tests/contract-databases.ts";
import { createFileStore } from "./create-file-store.server.ts";
import { diskFiles } from "./disk-store.server.ts";
import { fileCache } from "./file-cache.server.ts";
import { readFilesPlace } from "./files-place.server.ts";
import { moveFiles } from "./move-files.server.ts";
import { openStoredFiles } from "./open-stored-files.server.ts";
import { pictureFolder, storedPath } from "./stored-files.server.ts";

const log = createLog("silent");
let database: ContractDatabase;
let dataDir: string;
let db: Database;
/** Paths of all named files. */
let paths: string[];
const others: string[] = [];

beforeEach(async () => {
  database = await postgresContract();
  dataDir = database.location.dataDir;
  db = connectDatabase(database.location, log);
  paths = [];
});
afterEach(async () => {
  await db.destroy();
  await database.remove();
  for (const folder of others.splice(0)) await rm(folder, { recursive: true });
});

/** Starts a process of the site, as far as its files go. */
const start = (filesIn: "disk" | "database", folder = dataDir) =>
  openStoredFiles(db, { ...database.location, dataDir: folder, filesIn });
const move = (to: "disk" | "database", more: object = {}) =>
  moveFiles({ db, dataDir, to, withoutMissing: false, ...more });

async function otherFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-other-"));
  others.push(folder);
  return folder;
}

/** Adds a data sheet and a picture with two copies to the disk, and rows that name them. */
async function addFiles(): Promise<void> {
  const uploads = await createFileStore(diskFiles(dataDir), dataDir, "documents", log);
  const file = await uploads.receive(Readable.from(["data sheet"]), 100);
  await uploads.save(file);
  const { key, size, sha256 } = file;
  const upload = { name: "a.pdf", uploaded_at: 1, uploaded_by_id: "u", uploaded_by: "Kim" };
  await db
    .insertInto("documents")
    .values({ key, slug: "a", size, sha256, ...upload })
    .execute();
  const picture = { key, version: "0123456789ab", width: 1, height: 1, alt: "{}", folded: "", focal_x: 1, focal_y: 1 };
  await db
    .insertInto("pictures")
    .values({ ...picture, ...upload })
    .execute();
  paths = [storedPath("documents", key)];
  for (const name of ["card.webp", "full.jpg"]) {
    paths.push(`${pictureFolder(key, picture.version)}/${name}`);
    await diskFiles(dataDir).save(paths.at(-1) ?? "", file.path, true);
  }
  await uploads.settle(file);
}

/** Returns the paths of stored files on the disk, and in the database. */
async function stored(folder = dataDir) {
  const entries = await readdir(folder, { recursive: true });
  const rows = await db.selectFrom("stored_files").select("path").orderBy("path").execute();
  const onDisk = entries.filter((path) => /^(?:documents\/..|pictures)\/.*[0-9a-z.]{8}/.test(path));
  return {
    disk: onDisk.filter((path) => paths.includes(path)).sort(),
    database: rows.map(({ path }) => path),
  };
}

test("files are moved to the database and back, byte for byte, and the former ones go", async () => {
  await start("disk");
  await addFiles();
  expect(await move("database")).toMatchObject({ files: 3, bytes: 30, wasThere: 0, missing: [], isDone: true });
  expect(await stored()).toEqual({ disk: [], database: paths });
  await expect(start("disk")).rejects.toThrow("Set FILES_URL=database:");
  const files = await start("database", await otherFolder());
  for (const path of paths) expect(await text((await files.openPublic(path)).stream)).toBe("data sheet");
  expect(await move("database")).toMatchObject({ files: 0, isDone: true });
  expect(await move("disk")).toMatchObject({ files: 3, wasThere: 0, isDone: true });
  expect(await stored()).toEqual({ disk: paths, database: [] });
  await expect(start("database")).rejects.toThrow(/are in \S+ on .*Move them into the database/);
  await start("disk");
  expect((await readFilesPlace(db))?.place).toMatchObject({ in: "disk" });
});

test.each([["database"], ["disk"]] as const)("a move to the %s that was killed is continued", async (to) => {
  await start("disk");
  await addFiles();
  if (to === "disk") await move("database");
  const from = to === "disk" ? "database" : "disk";
  const killed = (done: number) => {
    if (done > 0) throw new Error("killed");
  };
  await expect(move(to, { onFile: killed })).rejects.toThrow("killed");
  expect((await stored())[from]).toEqual(paths);
  expect((await stored())[to]).not.toEqual([]);
  expect(await move(to)).toMatchObject({ files: 1, wasThere: 2, isDone: true });
  expect(await stored()).toEqual({ disk: [], database: [], [to]: paths });
});

test.each([["database"], ["disk"]] as const)("a start after a killed move to the %s removes the copies", async (to) => {
  await start("disk");
  await addFiles();
  if (to === "disk") await move("database");
  const from = to === "disk" ? "database" : "disk";
  await expect(move(to, { onFile: () => Promise.reject(new Error("killed")) })).rejects.toThrow("killed");
  await start(from);
  expect(await stored()).toEqual({ disk: [], database: [], [from]: paths });
});

test("a move ends without a change when the site is started meanwhile", async () => {
  await start("disk");
  await addFiles();
  await expect(move("database", { onFile: () => start("disk") })).rejects.toThrow("was started meanwhile");
  expect((await stored()).disk).toEqual(paths);
  await start("disk");
  expect(await move("database")).toMatchObject({ isDone: true });
});

test("missing files end a move before anything changes, unless they are given up", async () => {
  await start("disk");
  await addFiles();
  const [lost = ""] = paths;
  await diskFiles(dataDir).remove(lost);
  expect(await move("database")).toMatchObject({ missing: [lost], isDone: false });
  await start("disk");
  expect((await stored()).database).toEqual([]);
  expect(await move("database", { withoutMissing: true })).toMatchObject({ missing: [lost], isDone: true });
  expect(await stored()).toEqual({ disk: [], database: paths.slice(1) });
});

test("a process with another folder is refused by name; the moved folder is not", async () => {
  await start("disk");
  await addFiles();
  const other = await otherFolder();
  const refused = start("disk", other);
  await expect(refused).rejects.toThrow(`The files of this site are in ${dataDir} on `);
  await expect(refused).rejects.toThrow(`DATA_DIR is another folder: ${other} on `);
  await expect(moveFiles({ db, dataDir: other, to: "database", withoutMissing: true })).rejects.toThrow(
    "another folder",
  );
  const moved = await otherFolder();
  await cp(dataDir, moved, { recursive: true });
  await start("disk", moved);
  expect((await readFilesPlace(db))?.place.where).toContain(moved);
  // Copied without its id, it is taken after its files were seen.
  await rm(join(moved, "files-folder"));
  await expect(start("disk", moved)).rejects.toThrow("another folder");
  await moveFiles({ db, dataDir: moved, to: "disk", withoutMissing: false });
  await start("disk", moved);
  await writeFile(join(moved, "files-folder"), "?");
  await expect(start("disk", moved)).rejects.toThrow("is damaged");
});

test("the first start of an upgraded site takes the folder that has its files", async () => {
  await addFiles();
  const other = await otherFolder();
  await expect(start("disk", other)).rejects.toThrow("None of the files that the database names is in DATA_DIR");
  await expect(start("database")).rejects.toThrow("The database names files, and they are not in it");
  await expect(moveFiles({ db, dataDir: other, to: "database", withoutMissing: true })).rejects.toThrow("None of");
  await Promise.all([start("disk"), start("disk")]);
  await expect(start("disk", other)).rejects.toThrow("another folder");
  expect(await readFile(join(dataDir, "files-folder"), "utf8")).toMatch(/^[0-9a-f]{32}$/);
});

test("copies of public files are on the disk of each process, and go with the files", async () => {
  const one = await start("database");
  const two = await start("database");
  const uploads = await createFileStore(one, dataDir, "documents", log);
  const file = await uploads.receive(Readable.from(["public"]), 100);
  await uploads.save(file);
  await uploads.settle(file);
  const path = storedPath("documents", file.key);
  const read = async (files: typeof one) => text((await files.openPublic(path)).stream);
  const copies = async () =>
    (await readdir(join(dataDir, "file-cache"), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length;
  expect(await text((await one.open(path)).stream)).toBe("public");
  expect(await copies()).toBe(0);
  expect(await Promise.all([one, one, two].map(read))).toEqual(["public", "public", "public"]);
  expect(await copies()).toBe(2);
  await one.remove(path);
  expect(await copies()).toBe(1);
  await two.removeStaleCopies();
  expect(await copies()).toBe(0);
});

test("the copies that were not used for the longest time make room for others", async () => {
  const folder = await otherFolder();
  const cache = await fileCache(folder, 40);
  const loads: string[] = [];
  const read = async (path: string) => {
    const load = async () => {
      loads.push(path);
      return { size: 4, stream: Readable.from([Buffer.from(path)]) };
    };
    return text((await cache.open(path, load)).stream);
  };
  const names = Array.from({ length: 11 }, (_, i) => `a${String(i).padStart(3, "0")}`);
  for (const name of names.slice(0, 10)) expect(await read(name)).toBe(name);
  expect(await read("a000")).toBe("a000");
  expect(await read("a010")).toBe("a010");
  expect(loads).toEqual(names);
  expect(await read("a000")).toBe("a000");
  expect(loads).toEqual(names);
  expect(await read("a001")).toBe("a001");
  expect(loads).toEqual([...names, "a001"]);
  const copies = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(copies.filter((entry) => entry.isFile())).toHaveLength(10);
  // A file that fails while it is copied leaves nothing, and is read again.
  const stream = new Readable({ read: () => stream.destroy(new Error("gone")) });
  const failing = async () => ({ size: 4, stream });
  await expect(cache.open("b", failing)).rejects.toThrow();
  await cache.removeStale(async () => new Set(["a000"]));
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toHaveLength(1);
});
