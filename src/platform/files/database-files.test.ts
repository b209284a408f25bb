import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase, type Database } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type ContractDatabase, postgresContract } from "../../../tests/contract-databases.ts";
import { createFileStore } from "./create-file-store.server.ts";
import { databaseFiles } from "./database-files.server.ts";

/** What the contract of `file-store.test.ts` does not have: only the database is concerned. */

const log = createLog("silent");
let database: ContractDatabase;
let db: Database;

beforeEach(async () => {
  database = await postgresContract();
  db = connectDatabase(database.location, log);
});
afterEach(async () => {
  await db.destroy();
  await database.remove();
});

const rows = async () => ({
  files: (await db.selectFrom("stored_files").select("path").execute()).length,
  chunks: (await db.selectFrom("stored_file_chunks").select("path").execute()).length,
});

const PROGRAM = `
  import { connectDatabase } from "#platform/database/open-database.server.ts";
  import { databaseFiles } from "#platform/files/database-files.server.ts";
  import { createLog } from "#platform/logging/log.server.ts";
  const [databaseUrl, from] = process.argv.slice(1);
  const db = connectDatabase({ databaseUrl, dataDir: "." }, createLog("silent"));
  const stored = databaseFiles(db);
  await stored.save("files/aa/first", from, false);
  process.stdout.write("begun");
  for (;;) {
    await stored.save("files/aa/second", from, false);
    await stored.remove("files/aa/second");
  }
`;

test("a process that is killed while it writes leaves whole files or none", async () => {
  const { databaseUrl = "", dataDir } = database.location;
  const from = join(dataDir, "large");
  await writeFile(from, Buffer.alloc(3_000_000, 1));
  const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, databaseUrl, from], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: "node_modules/.cache/compile" },
  });
  await once(child.stdout ?? child, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  const others = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await expect.poll(async () => Number((await others.execute(db)).rows[0]?.count), { timeout: 20_000 }).toBe(0);
  const stored = databaseFiles(db);
  const names = await stored.names("files/aa");
  expect(names).toContain("first");
  for (const name of names)
    expect(await buffer((await stored.open(`files/aa/${name}`)).stream)).toHaveLength(3_000_000);
  expect(await rows()).toEqual({ files: names.length, chunks: 12 * names.length });
  expect(await stored.unnamed("files", Date.now() + 1)).toHaveLength(names.length);
});

test("files of a machine that is gone with its disk: after 90 minutes they are settled, or go without a row", async () => {
  const { dataDir } = database.location;
  const store = await createFileStore(databaseFiles(db), dataDir, "files", log);
  const save = async (minutes: number) => {
    const file = await store.receive(Readable.from([String(minutes)]), 100);
    await store.save(file);
    const at = Date.now() - minutes * 60_000;
    await sql`update stored_files set saved_at = ${at} where path like ${`%${file.key}`}`.execute(db);
    return file.key;
  };
  const [named, left, young] = [await save(91), await save(91), await save(89)];
  await rm(join(dataDir, "files"), { recursive: true });
  const other = await createFileStore(databaseFiles(db), dataDir, "files", log);
  const asked: string[] = [];
  const isNamed = async (keys: readonly string[]) => {
    asked.push(...keys);
    return new Set([named]);
  };
  expect(await other.recover(isNamed)).toBe(1);
  expect(asked.sort()).toEqual([named, left].sort());
  expect((await other.open(named)).destroy()).toBeDefined();
  await expect(other.open(left)).rejects.toMatchObject({ id: "not-found" });
  expect((await other.open(young)).destroy()).toBeDefined();
  asked.length = 0;
  expect(await other.recover(isNamed)).toBe(0);
  expect(asked).toEqual([]);
});

test("a file that is removed while it is read ends with an error, not as a shorter one", async () => {
  const { dataDir } = database.location;
  const stored = databaseFiles(db);
  const from = join(dataDir, "large");
  await writeFile(from, Buffer.alloc(3_000_000, 1));
  await stored.save("files/aa/large", from, true);
  const { stream } = await stored.open("files/aa/large");
  await once(stream, "readable");
  await stored.remove("files/aa/large");
  await expect(buffer(stream)).rejects.toThrow("removed while it was read");
  expect(await rows()).toEqual({ files: 0, chunks: 0 });
});
