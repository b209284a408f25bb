import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#config.server.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { auditEntry } from "#features/audit/storage/audit-rows.server.ts";
import { incompleteName, newArchiveName } from "#features/backup/archive-name.server.ts";
import { noteBackup } from "#features/backup/last-backup.server.ts";
import { type SiteCounts, siteCounts } from "#platform/metrics/site-counts.server.ts";
import { withoutAuditLog } from "../../../tests/audit/without-audit-log.ts";
import { type BusySite, openBusySite } from "../../../tests/backup/busy-site.ts";
import type { ContractDatabase } from "../../../tests/contract-databases.ts";
import { sqliteContract } from "../../../tests/contract-databases.ts";
import { diskSpaceOf } from "./disk-space.server.ts";
import { openHealth } from "./open-health.server.ts";
import { probe } from "./probe.server.ts";
import { recentMeasures } from "./recent.server.ts";

const DAY_MS = 86_400_000;
const admin = { userId: "u", name: "Anna", role: "admin", address: "192.0.2.1" } as unknown as Actor;
const editor = { ...admin, role: "editor" } as Actor;

describe("health", () => {
  let database: ContractDatabase;
  let site: BusySite;
  let backupDir: string;
  let woken: number;
  let proxyNoticed: boolean;
  let counts: SiteCounts;
  beforeEach(async () => {
    database = await sqliteContract();
    site = await openBusySite(database.location);
    backupDir = await mkdtemp(join(tmpdir(), "site-health-"));
    woken = 0;
    proxyNoticed = false;
    counts = siteCounts();
  });
  afterEach(async () => {
    await site.storage.close();
    await database.remove();
    await rm(backupDir, { recursive: true, force: true });
  });

  const opened = (more: Record<string, string> = {}) =>
    openHealth({
      config: { ...readConfig({ DATA_DIR: database.location.dataDir, ...more }), backupDir },
      storage: site.storage,
      proxyWatch: { observe: () => {}, hasNoticed: () => proxyNoticed },
      recent: recentMeasures(counts),
      onMail: () => void woken++,
    });

  /** Returns the audit entries about mails. */
  async function entries() {
    const rows = await site.storage.publishing.rows
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "mail-retried")
      .orderBy("id")
      .execute();
    return rows.map((row) => auditEntry(row));
  }

  async function failMails(): Promise<void> {
    for (const { id } of await site.storage.outbox.due(Date.now() + 1, 100))
      await site.storage.outbox.fail(id, "550 no");
  }

  test("a complete site has no problems, and no secrets are reported", async () => {
    const now = Date.now();
    await noteBackup(backupDir, { at: now, name: newArchiveName(now), bytes: 12 });
    await site.storage.jobRuns.noteRun("retention", now);
    const set = { SMTP_URL: "smtp://user:hush-hush@mail.example.com", PUBLIC_URL: "https://www.example.com" };
    const health = await opened(set).health(admin);
    expect(health.concerns.filter((concern) => !concern.startsWith("disk-"))).toEqual([]);
    const kind = database.location.databaseUrl === undefined ? "sqlite" : "postgres";
    expect(health.database).toMatchObject({ ok: true, value: { kind } });
    expect(health.database.ok && health.database.value.bytes).toBeGreaterThan(100_000);
    expect(health.backup).toMatchObject({ ok: true, value: { bytes: 12, isThere: false } });
    expect(health.jobs).toEqual({ ok: true, value: [{ name: "retention", ranAt: now, late: false }] });
    expect(JSON.stringify(health)).not.toMatch(/hush-hush|mail\.example|postgres:\/\//);
  });

  test("missing, late and failed parts are reported", async () => {
    const now = Date.now();
    await site.sendMessage();
    await failMails();
    await site.storage.jobRuns.noteRun("retention", now - 3 * DAY_MS);
    const old = now - 3 * DAY_MS;
    await noteBackup(backupDir, { at: old, name: newArchiveName(old), bytes: 12 });
    proxyNoticed = true;
    const { concerns, mails } = await opened().health(admin);
    const expected = ["mails-failed", "no-smtp", "job-late", "backup-old", "no-https", "untrusted-proxy"];
    expect(concerns).toEqual(expect.arrayContaining(expected));
    expect(mails).toMatchObject({ ok: true, value: { waiting: 0, failed: 2, list: [{ reason: "550 no" }, {}] } });
  });

  test("a backup by the site that failed or was killed, and a failed or missing check are reported", async () => {
    const { backups, leases } = site.storage;
    const now = Date.now();
    const concerns = async () =>
      (await opened().health(admin)).concerns.filter((one) => /^(?:backup|check)-|no-backup/.test(one));
    const old = newArchiveName(now - 15 * DAY_MS);
    await writeFile(join(backupDir, old), "");
    await writeFile(join(backupDir, newArchiveName(now - DAY_MS)), "");
    expect(await concerns()).toEqual(["check-late"]);
    const run = { startedAt: now, host: "a" };
    await backups.noteRun("check", { ...run, endedAt: now, failure: "damaged" });
    await backups.noteRun("backup", run);
    expect(await concerns()).toEqual(["backup-failed", "check-failed"]);
    await leases.take("backup", "another process", now, now + 60_000);
    expect(await concerns()).toEqual(["check-failed"]);
    await backups.noteRun("check", { ...run, endedAt: now });
    // Made on another machine.
    await backups.noteRun("backup", { ...run, endedAt: now, archive: newArchiveName(now), bytes: 7 });
    expect(await concerns()).toEqual([]);
    expect((await opened().health(admin)).backup).toMatchObject({ value: { at: now, bytes: 7, isThere: false } });
  });

  test("an incomplete last backup is reported", async () => {
    const now = Date.now();
    await noteBackup(backupDir, { at: now, name: incompleteName(newArchiveName(now)), bytes: 12 });
    expect((await opened().health(admin)).concerns).toContain("backup-incomplete");
  });

  test("an unavailable database is reported with the rest of the health", async () => {
    const health = opened();
    await site.storage.close();
    const state = await health.health(admin);
    expect(state.concerns).toEqual(expect.arrayContaining(["database", "mails", "jobs", "no-backup"]));
    expect(state.dataDisk.ok).toBe(true);
  });

  test("failed mails are retried, one or all, and this is recorded", async () => {
    for (let i = 0; i < 3; i++) await site.sendMessage();
    await failMails();
    const health = opened();
    const [one] = await site.storage.mails.failed();
    await health.retryMail(admin, one?.id ?? 0);
    expect(await entries()).toMatchObject([
      { actor: "Anna", subject: { kind: "mail", name: one?.reference }, details: { kind: one?.kind } },
    ]);
    expect(await health.retryFailedMails(admin)).toBe(5);
    expect(await site.storage.mails.counts()).toMatchObject({ waiting: 6, failed: 0 });
    expect((await entries())[1]).toMatchObject({ subject: { kind: "site", name: "outbox" }, details: { count: 5 } });
    expect(await health.retryFailedMails(admin)).toBe(0);
    await expect(health.retryMail(admin, 999_999)).rejects.toMatchObject({ id: "not-found" });
    expect([(await entries()).length, woken]).toEqual([2, 2]);
  });

  test("failed mails stay failed when the audit entry cannot be written", async () => {
    await site.sendMessage();
    await failMails();
    const health = opened();
    const [one] = await site.storage.mails.failed();
    await withoutAuditLog(site.storage.publishing.rows, async () => {
      await expect(health.retryMail(admin, one?.id ?? 0)).rejects.toThrow("audit_log");
      await expect(health.retryFailedMails(admin)).rejects.toThrow("audit_log");
    });
    expect(await site.storage.mails.counts()).toMatchObject({ waiting: 0, failed: 2 });
    expect([await entries(), woken]).toEqual([[], 0]);
  });

  test("editors are refused", async () => {
    const health = opened();
    await expect(health.health(editor)).rejects.toMatchObject({ id: "forbidden" });
    await expect(health.retryMail(editor, 1)).rejects.toMatchObject({ id: "forbidden" });
    await expect(health.retryFailedMails(editor)).rejects.toMatchObject({ id: "forbidden" });
  });
});

test("a part that does not respond is reported as failing after the time limit", async () => {
  expect(await probe(() => new Promise(() => {}), 1)).toEqual({ ok: false });
  expect(await probe(() => Promise.reject(new Error("no")))).toEqual({ ok: false });
  expect(
    await probe(() => {
      throw new Error("at once");
    }),
  ).toEqual({ ok: false });
  expect(await probe(async () => 7)).toEqual({ ok: true, value: 7 });
});

test("a disk is nearly full below 1 GB, or below 5 %", () => {
  const low = (free: number, total: number) => diskSpaceOf(free, total).low;
  expect([low(0.9e9, 2e9), low(4e9, 100e9), low(6e9, 100e9), low(1.1e9, 2e9)]).toEqual([true, true, false, false]);
});
