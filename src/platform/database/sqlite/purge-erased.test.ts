import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { personErasure } from "#features/personal-data/storage/erase-person.server.ts";
import { eraseSubmissions } from "#features/submissions/storage/erasure.server.ts";
import { mailsStore } from "#features/submissions/storage/mails-store.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type Database, openDatabase } from "../open-database.server.ts";
import { REBUILD } from "./driver.server.ts";
import { purgeErased, truncateWal } from "./purge-erased.server.ts";
import { rebuild } from "./rebuild.server.ts";

const log = createLog("silent");
const ROWS = 2000;
const TELLTALE = "Xylographenklub";

let dataDir: string;
let db: Database;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-forget-"));
  db = await openDatabase({ databaseUrl: undefined, dataDir }, log);
  file = join(dataDir, "site.sqlite");
});
afterEach(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
});

const isInFile = async () => (await readFile(file)).includes(TELLTALE);
const logSize = async () => (await readFile(`${file}-wal`)).length;
const checkpoint = (handle: DatabaseSync) => handle.exec("pragma wal_checkpoint(truncate)");

/** Pseudo-random numbers from 0 to 1, the same for each seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Simulates years of messages, some of one person, with staff's work on them and erasures by retention: pages of the
 * table and its indexes split and merge, and leave copies of rows between their cells.
 */
function liveThrough(handle: DatabaseSync): void {
  // A seed for which this happens.
  const next = numbers(26);
  const add =
    handle.prepare(`insert into submissions (form, id, reference, language, received_at, state, email, mailbox,
    suspected_spam, fingerprint, retention, retained_since, fields)
    values ('message', ?, ?, 'en', ?, 'new', ?, ?, 0, ?, 'contactMonths', ?, ?)`);
  const grow = handle.prepare("update submissions set folded = fields || ' ' || ? where form = 'message' and id = ?");
  const remove = handle.prepare("delete from submissions where form = 'message' and id = ?");
  handle.exec("begin");
  for (let i = 1; i <= ROWS; i++) {
    const name = next() < 0.05 ? TELLTALE : `Somebody ${Math.floor(next() * 1e6)}`;
    const email = `${name}${Math.floor(next() * 9)}@example.com`;
    const text = `${name} `.repeat(1 + next() * (next() < 0.2 ? 300 : 20));
    const fields = JSON.stringify({ firstName: name, lastName: "Nowak", email, message: text });
    add.run(i, `M-${next()}-${i}`, i, email, email, `${next()}`, i, fields);
    if (next() < 0.3) grow.run(name.slice(0, 8).repeat(next() * 60), Math.ceil(next() * i));
    if (next() < 0.2) remove.run(Math.ceil(next() * i));
  }
  handle.exec("commit");
}

/** Erases the person's messages as the site does. */
async function erase(): Promise<void> {
  const rows = await db.selectFrom("submissions").select("id").where("fields", "like", `%"${TELLTALE}"%`).execute();
  await db.transaction().execute((transaction) =>
    eraseSubmissions(
      transaction,
      contact,
      rows.map(({ id }) => id),
      { reason: "request", erasedAt: 1 },
    ),
  );
}

test("copies of erased rows between the cells of other rows are removed too", async () => {
  const handle = new DatabaseSync(file);
  handle.exec("pragma secure_delete=on");
  liveThrough(handle);
  await erase();
  checkpoint(handle);
  // What `secure_delete` alone leaves behind: without it this test would prove nothing.
  expect(await isInFile()).toBe(true);
  handle.close();
  const rows = () => db.selectFrom("submissions").selectAll().orderBy("id").execute();
  const before = await rows();
  expect(await purgeErased(db)).toBe(true);
  expect(await isInFile()).toBe(false);
  expect(await rows()).toEqual(before);
});

/** The database, with a count of how often its file was rewritten. */
function watchedDatabase() {
  const written: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "RawNode") written.push(node.sqlFragments.join(""));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched, rebuilds: () => written.filter((statement) => statement === REBUILD).length };
}

const leaveTrace = (reference: string) =>
  db.insertInto("erasures").values({ kind: "message", reference, reason: "sender", erased_at: 1 }).execute();

test("the file is rewritten once for all erasures since the last time, and not to empty the log", async () => {
  const { watched, rebuilds } = watchedDatabase();
  expect([await purgeErased(watched), rebuilds()]).toEqual([true, 0]);
  await leaveTrace("M-1");
  await leaveTrace("M-2");
  expect([await truncateWal(watched), rebuilds(), await logSize()]).toEqual([true, 0, 0]);
  expect([await purgeErased(watched), await purgeErased(watched), rebuilds()]).toEqual([true, true, 1]);
});

test("a pending rewrite survives a restart", async () => {
  await leaveTrace("M-1");
  await db.destroy();
  db = await openDatabase({ databaseUrl: undefined, dataDir }, log);
  const { watched, rebuilds } = watchedDatabase();
  expect([await purgeErased(watched), rebuilds()]).toEqual([true, 1]);
});

test("mails erased while the file is rewritten cause another rewrite", async () => {
  const { watched, rebuilds } = watchedDatabase();
  const { mails } = personErasure(db, "sqlite", []);
  await mailsStore(db).enqueueTest("first@example.org", "en", "site.example");
  await mailsStore(db).enqueueTest("second@example.org", "en", "site.example");
  await mails("first@example.org");
  await Promise.all([purgeErased(watched), mails("second@example.org")]);
  expect(rebuilds()).toBe(1);
  expect([await purgeErased(watched), await purgeErased(watched), rebuilds()]).toEqual([true, true, 2]);
});

test("the same holds for a person with mails only, which leave no trace", async () => {
  const { watched, rebuilds } = watchedDatabase();
  await mailsStore(db).enqueueTest("olga@example.org", "en", "site.example");
  const { mails } = personErasure(db, "sqlite", []);
  expect([await mails("somebody@example.org"), await purgeErased(watched), rebuilds()]).toEqual([0, true, 0]);
  expect([await mails("olga@example.org"), await purgeErased(watched), rebuilds()]).toEqual([1, true, 1]);
  expect([await purgeErased(watched), rebuilds()]).toEqual([true, 1]);
});

test("reads and writes meanwhile succeed, and none is lost", async () => {
  const handle = new DatabaseSync(file);
  liveThrough(handle);
  handle.close();
  await erase();
  const add = (name: string) => db.insertInto("leases").values({ name, holder: "", until: 0 }).execute();
  const all = [purgeErased(db), add("one"), purgeErased(db), add("two")];
  const { count } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(0);
  await Promise.all(all);
  expect(await db.selectFrom("leases").select("name").orderBy("name").execute()).toEqual([
    { name: "one" },
    { name: "two" },
  ]);
});

test("while another process reads, it reports that it must be repeated, and does it later", async () => {
  await leaveTrace("M-1");
  const reader = new DatabaseSync(file);
  reader.exec("begin");
  reader.prepare("select count(*) from submissions").get();
  expect(await purgeErased(db)).toBe(false);
  reader.exec("commit");
  reader.close();
  expect(await purgeErased(db)).toBe(true);
  expect(await purgeErased(db)).toBe(true);
  expect(await logSize()).toBe(0);
});

test.each([
  ["ends without a word", "process.exit(7);", "its thread ended with 7"],
  ["fails", "throw new Error('broken');", "broken"],
])("a rewrite whose thread %s fails, and writes continue", async (_, program, reason) => {
  const thread = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  await expect(rebuild(file, thread)).rejects.toMatchObject({
    id: "storage-unavailable",
    message: expect.stringContaining(reason),
  });
});
