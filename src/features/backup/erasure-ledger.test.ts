import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { LEDGER_FILE, type LedgerEntry, readLedger, replayErasures, syncLedger } from "./erasure-ledger.server.ts";

const log = createLog("silent");
const NOW = Date.UTC(2026, 10, 20, 12);

let dataDir: string;
let folder: string;
let storage: Storage;
let db: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-ledger-"));
  folder = join(dataDir, "elsewhere", "backups");
  storage = await openStorage({ databaseUrl: undefined, dataDir }, log);
  db = await openDatabase({ databaseUrl: undefined, dataDir }, log);
});
afterEach(async () => {
  await db.destroy();
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

const entry = (number: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  kind: "message",
  reference: `M-0000-${String(number).padStart(4, "0")}`,
  reason: "retention",
  erasedAt: NOW,
  ...change,
});
const sync = () => syncLedger({ storage, folder, log });
const text = () => readFile(join(folder, LEDGER_FILE), "utf8");

test("each erasure is recorded once, in a file readable for its owner only", async () => {
  await storage.erasures.replay([entry(1), entry(2, { kind: "application", reason: "sender" })], NOW);
  expect([await sync(), await sync()]).toEqual([true, true]);
  await storage.erasures.replay([entry(3, { reason: "request" })], NOW);
  expect(await sync()).toBe(true);
  const all = [entry(1), entry(2, { kind: "application", reason: "sender" }), entry(3, { reason: "request" })];
  expect(await readLedger(folder)).toEqual(all);
  expect((await text()).split("\n").filter(Boolean)).toEqual(all.map((each) => JSON.stringify(each)));
  expect((await stat(join(folder, LEDGER_FILE))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("without erasures neither file nor folder is created", async () => {
  expect(await sync()).toBe(true);
  expect(await readLedger(folder)).toEqual([]);
  await expect(stat(folder)).rejects.toThrow("ENOENT");
});

test("more than one batch is added", async () => {
  const all = Array.from({ length: 450 }, (_, i) => entry(i));
  await replayErasures(storage, all, NOW);
  expect(await sync()).toBe(true);
  expect(await readLedger(folder)).toEqual(all);
});

test("an incomplete line is skipped and written again without damaging others", async () => {
  await storage.erasures.replay([entry(1), entry(2)], NOW);
  await sync();
  const whole = await text();
  await writeFile(join(folder, LEDGER_FILE), whole.slice(0, -20));
  expect(await readLedger(folder)).toEqual([entry(1)]);
  expect(await sync()).toBe(true);
  expect(await readLedger(folder)).toEqual([entry(1), entry(2)]);
});

test("invalid entries are skipped", async () => {
  await mkdir(folder, { recursive: true });
  const lines = ["{}", "null", "[1]", '{"kind":"person","reference":"x"}', JSON.stringify(entry(1)), "\0\0"];
  await writeFile(join(folder, LEDGER_FILE), lines.join("\n"));
  expect(await readLedger(folder)).toEqual([entry(1)]);
});

test("duplicate entries count once", async () => {
  await storage.erasures.replay([entry(1)], NOW);
  await sync();
  await appendFile(join(folder, LEDGER_FILE), await text());
  expect(await readLedger(folder)).toEqual([entry(1)]);
});

test("entries of another database stay", async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, LEDGER_FILE), `${JSON.stringify(entry(9))}\n`);
  await storage.erasures.replay([entry(1)], NOW);
  await sync();
  expect(await readLedger(folder)).toEqual([entry(9), entry(1)]);
});

test("two concurrent processes lose no entry", async () => {
  await storage.erasures.replay(
    Array.from({ length: 300 }, (_, i) => entry(i)),
    NOW,
  );
  expect(await Promise.all([sync(), sync()])).toEqual([true, true]);
  expect(await readLedger(folder)).toHaveLength(300);
});

test("a failed write is reported and repeated by the next call", async () => {
  await storage.erasures.replay([entry(1)], NOW);
  await mkdir(join(folder, LEDGER_FILE), { recursive: true });
  expect(await sync()).toBe(false);
  await rm(join(folder, LEDGER_FILE), { recursive: true });
  expect(await sync()).toBe(true);
  expect(await readLedger(folder)).toEqual([entry(1)]);
});
