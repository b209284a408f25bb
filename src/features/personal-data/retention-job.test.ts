import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readAuditQuery } from "#features/audit/audit-query.ts";
import { addMonths } from "#features/settings/retention.ts";
import { cleanUpFiles, startCleanUp } from "#features/submissions/clean-up.server.ts";
import type { Arrival } from "#features/submissions/storage/new-submission.server.ts";
import { diskStore } from "#platform/files/disk-store.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { startDailyJobs } from "#platform/jobs/daily.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { NOTHING_SENT } from "../../../tests/every-form.ts";
import {
  applicationsOf,
  findOwnApplication,
  messagesOf,
  storeApplication,
  storeMessage,
} from "../../../tests/sent-submissions.ts";
import { eraseExpired } from "./retention-job.server.ts";

const log = createLog("silent");
const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
/** A unique text: if it occurs anywhere in the data folder, the erasure is incomplete. */
const TELLTALE = "Xylographenklub";

let dataDir: string;
let storage: Storage;
let files: FileStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-retention-"));
  storage = await openStorage({ databaseUrl: undefined, dataDir }, log);
  files = await diskStore(join(dataDir, "files"), log);
});
afterEach(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

const arrivalAt = (receivedAt: number): Arrival => ({
  language: "en",
  receivedAt,
  suspectedSpam: false,
  fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
  mailHost: "site.example",
});

async function sendMessage(receivedAt: number): Promise<void> {
  const message = {
    firstName: TELLTALE,
    lastName: "Test",
    email: `${TELLTALE}@example.com`,
    message: `${TELLTALE} `.repeat(400),
  };
  await storeMessage(storage, message, arrivalAt(receivedAt));
}

/** Adds a note to the stored messages. */
async function noteBeside(): Promise<void> {
  for (const { id } of await messagesOf(storage).ofSameAddress(0, `${TELLTALE}@example.com`)) {
    await messagesOf(storage).addNote(id, `${TELLTALE} note`, { at: NOW, userId: "a", name: "Anna" });
  }
}

async function sendApplication(receivedAt: number): Promise<{ hash: string; key: string }> {
  const received = await files.receive(Readable.from([Buffer.from(`${TELLTALE} CV`)]), 1000);
  await files.save(received);
  const person = { firstName: TELLTALE, lastName: "Test", email: `${TELLTALE}@example.com`, phone: "" };
  const file = { ...received, name: `${TELLTALE}.pdf`, scan: "clean" } as const;
  const hash = randomUUID();
  const application = { ...person, consent: "vacancy", offerId: undefined } as const;
  await storeApplication(storage, application, file, { hash, encrypted: "encrypted" }, arrivalAt(receivedAt));
  await files.settle(received);
  return { hash, key: received.key };
}

/** Returns the files below the data folder that contain the text. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(names.map(async (name) => ((await readFile(name)).includes(text) ? [name] : [])));
  return found.flat();
}

test("expired data is removed from rows, files, mails, free pages and the write-ahead log", async () => {
  await sendMessage(addMonths(NOW, -24) - DAY_MS);
  await noteBeside();
  const { hash } = await sendApplication(addMonths(NOW, -6) - DAY_MS);
  expect(await filesWith(TELLTALE)).not.toEqual([]);
  expect(await eraseExpired({ storage, files, backupDir: join(dataDir, "backups"), log }, NOW)).toEqual({
    ...NOTHING_SENT,
    messages: 1,
    applications: 1,
    auditEntries: 0,
  });
  expect(await findOwnApplication(storage, hash)).toBeUndefined();
  expect(await storage.outbox.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  expect(await filesWith(TELLTALE)).toEqual([]);
});

test("data that has not expired stays with its files", async () => {
  await sendMessage(addMonths(NOW, -24) + DAY_MS);
  const { hash, key } = await sendApplication(addMonths(NOW, -6) + DAY_MS);
  expect(await eraseExpired({ storage, files, backupDir: join(dataDir, "backups"), log }, NOW)).toEqual({
    ...NOTHING_SENT,
    auditEntries: 0,
  });
  expect(await findOwnApplication(storage, hash)).toBeDefined();
  expect(await Readable.from(await files.open(key)).toArray()).not.toEqual([]);
  expect(await storage.outbox.due(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(4);
});

test("the audit log is erased after its own retention time, in batches", async () => {
  const person = { userId: "a1", name: TELLTALE };
  for (let i = 0; i < 201; i++) await storage.audit.append(addMonths(NOW, -24) - 1 - i, person, "signed-in", {});
  await storage.audit.append(addMonths(NOW, -24), undefined, "backup-made", {});
  expect(await eraseExpired({ storage, files, backupDir: join(dataDir, "backups"), log }, NOW)).toMatchObject({
    auditEntries: 201,
  });
  expect(await storage.audit.search({ ...readAuditQuery(new URLSearchParams()), actions: [] }, 10)).toMatchObject([
    { action: "backup-made" },
  ]);
  expect(await filesWith(TELLTALE)).toEqual([]);
});

test("one run erases more than one batch", async () => {
  for (let i = 0; i < 401; i++) await sendMessage(addMonths(NOW, -25) + i);
  expect(await eraseExpired({ storage, files, backupDir: join(dataDir, "backups"), log }, NOW)).toMatchObject({
    messages: 401,
  });
});

test("the database file is rewritten by the next clean-up, not during an erasure", async () => {
  for (let i = 0; i < 20; i++) await sendMessage(addMonths(NOW, -25) + i);
  await eraseExpired({ storage, files, backupDir: join(dataDir, "backups"), log }, NOW);
  const reader = new DatabaseSync(join(dataDir, "site.sqlite"), { readOnly: true });
  const freePages = () => Number(reader.prepare("pragma freelist_count").get()?.freelist_count);
  expect(freePages()).toBeGreaterThan(0);
  const cleanUp = startCleanUp([storage.purgeErased], log);
  await cleanUp.runNow();
  expect(freePages()).toBe(0);
  await cleanUp.stop();
  reader.close();
});

test("a stopped clean-up finishes running work and starts no other", async () => {
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = () => promise.then(() => done.push("first"));
  const cleanUp = startCleanUp([first, async () => done.push("second")], log);
  const looking = cleanUp.runNow();
  await nextTurn();
  const ended = cleanUp.stop().then(() => done.push("ended"));
  resolve();
  await Promise.all([looking, ended]);
  expect(done).toEqual(["first", "ended"]);
});

test("a file without a row is removed by the next run", async () => {
  const { hash, key } = await sendApplication(NOW);
  await applicationsOf(storage).eraseOwn(hash, NOW, "site.example");
  await eraseExpired({ storage, files, backupDir: join(dataDir, "backups"), log }, NOW);
  await expect(files.open(key)).rejects.toMatchObject({ id: "not-found" });
  expect(await storage.submissions.filesToRemove()).toEqual([]);
});

test("one file that cannot be removed does not prevent other erasures", async () => {
  const stuck = await sendApplication(NOW);
  const other = await sendApplication(NOW);
  await applicationsOf(storage).eraseOwn(stuck.hash, NOW, "site.example");
  await applicationsOf(storage).eraseOwn(other.hash, NOW, "site.example");
  const path = join(dataDir, "files", stuck.key.slice(0, 2), stuck.key);
  await rm(path);
  await mkdir(path);
  await cleanUpFiles({ storage, files, backupDir: join(dataDir, "backups"), log });
  await expect(files.open(other.key)).rejects.toMatchObject({ id: "not-found" });
  expect(await storage.submissions.filesToRemove()).toEqual([stuck.key]);
  expect(await filesWith(TELLTALE)).toEqual([]);
});

test("data that a reader blocks in the write-ahead log is removed by the next run", async () => {
  const { hash } = await sendApplication(NOW);
  const reader = new DatabaseSync(join(dataDir, "site.sqlite"));
  reader.exec("begin");
  reader.prepare("select count(*) from submissions").get();
  await applicationsOf(storage).eraseOwn(hash, NOW, "site.example");
  await cleanUpFiles({ storage, files, backupDir: join(dataDir, "backups"), log });
  expect(await filesWith(TELLTALE)).not.toEqual([]);
  reader.exec("commit");
  reader.close();
  await cleanUpFiles({ storage, files, backupDir: join(dataDir, "backups"), log });
  expect(await filesWith(TELLTALE)).toEqual([]);
});

test("a daily job runs once a day, and again when it has failed", async () => {
  let runs = 0;
  let works = false;
  const run = async () => {
    runs += 1;
    if (!works) throw new Error("not today");
  };
  const jobs = startDailyJobs({ storage, log, jobs: [{ name: "count", run }] });
  await jobs.runNow();
  await jobs.runNow();
  expect(runs).toBe(2);
  works = true;
  await jobs.runNow();
  await jobs.runNow();
  expect(runs).toBe(3);
  await jobs.stop();
});

test("two processes run a daily job once", async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const job = { name: "count", run };
  const one = startDailyJobs({ storage, log, jobs: [job] });
  const other = startDailyJobs({ storage, log, jobs: [job] });
  await Promise.all([one.runNow(), other.runNow()]);
  expect(runs).toBe(1);
  await one.stop();
  await other.stop();
});
