import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteVersion } from "#platform/http/site-version.server.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import { CONFIRM_FIELD } from "../../accounts/account-fields.ts";
import { newArchiveName } from "../archive-name.server.ts";

const PAGE = "/dashboard/backups";
const DAY_MS = 86_400_000;
/** ms for what starts other processes, on a machine with other work. */
const LONG = 60_000;

let site: TestSite;
let admin: PageBrowser;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  folder = join(site.dataDir, "backups");
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

const page = async () => (await admin.open(PAGE)).text();
const archives = async () => (await readdir(folder)).filter((name) => name.endsWith(".zip")).toSorted();

/** Waits until a run has ended. */
async function ended(kind: "backup" | "check") {
  for (let i = 0; i < 600; i++) {
    const run = await site.services.storage.backups.lastRun(kind);
    if (run?.endedAt !== undefined && !(await site.services.storage.leases.isHeld("backup", Date.now()))) return run;
    await after(50);
  }
  throw new Error(`the ${kind} does not end`);
}

async function entries(action: string) {
  const rows = site.services.storage.publishing.rows.selectFrom("audit_log").selectAll();
  const found = await rows.where("action", "=", action).orderBy("id").execute();
  return found.map(({ actor, details }) => ({ actor, ...JSON.parse(details) }));
}

/** Moves the confirmation of all sessions back. */
const confirmedAgo = (ms: number) =>
  site.services.storage.accounts.database
    .updateTable("staff_sessions")
    .set({ confirmed_at: Date.now() - ms })
    .execute();

test(
  "an admin makes a backup, downloads it with a fresh password, and has it restored",
  async () => {
    expect(await page()).toContain("There are no archives in this folder.");
    const started = await admin.send(PAGE, { intent: "backup" });
    expect([started.status, await started.text()]).toEqual([200, expect.stringContaining("A backup has been running")]);
    const second = await admin.send(PAGE, { intent: "backup" });
    expect([second.status, await second.text()]).toEqual([409, expect.stringContaining("Another backup or check is")]);
    const { archive = "", failure, words } = await ended("backup");
    expect([failure, words]).toEqual([undefined, undefined]);
    expect(await archives()).toEqual([archive]);
    expect(await page()).toMatch(
      new RegExp(`Complete.*${archive}.*${siteVersion().replaceAll(/[.+]/g, "\\$&")}.*\\d{4}-`),
    );
    expect(await entries("backup-made")).toEqual([expect.objectContaining({ actor: "Anna", archive })]);

    await confirmedAgo(11 * 60_000);
    expect((await admin.open(`${PAGE}/${archive}`)).headers.get("location")).toBe(PAGE);
    const asked = await admin.send(PAGE, { intent: "download", name: archive });
    expect([asked.status, await asked.text()]).toEqual([403, expect.stringContaining("Confirm that it is you")]);
    const fields = { intent: "download", name: archive, [CONFIRM_FIELD]: ADMIN.password };
    expect(await (await admin.send(PAGE, fields)).text()).toContain(`href="${PAGE}/${archive}"`);
    expect(await entries("backup-downloaded")).toEqual([]);
    const file = await admin.open(`${PAGE}/${archive}`);
    const bytes = await readFile(join(folder, archive));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(bytes.length),
      "content-disposition": expect.stringContaining(`filename="${archive}"`),
      "cache-control": "no-store",
    });
    expect(bytes.equals(await file.bytes())).toBe(true);
    expect(await entries("backup-downloaded")).toEqual([{ actor: "Anna", archive, bytes: bytes.length }]);
    for (const name of ["site.sqlite", "..%2Fsite.sqlite", "%2Fetc%2Fpasswd", "last-backup.json", newArchiveName(0)])
      expect([name, (await admin.open(`${PAGE}/${name}`)).status]).toEqual([name, 404]);

    expect((await admin.send(PAGE, { intent: "check" })).status).toBe(200);
    expect(await ended("check")).toMatchObject({ archive, place: "sqlite", rows: expect.any(Number) });
    expect(await page()).toContain("Restored without a difference");
    expect(await entries("backup-checked")).toEqual([expect.objectContaining({ actor: "Anna", archive })]);
    expect((await readdir(site.dataDir)).filter((name) => name.startsWith("restoring"))).toEqual([]);
  },
  LONG,
);

test(
  "a damaged archive fails its weekly check, and the page says so",
  async () => {
    const [archive = ""] = await archives();
    const damaged = newArchiveName(Date.now() + 1000);
    const bytes = await readFile(join(folder, archive));
    const middle = Math.floor(bytes.length / 2);
    bytes.fill(0, middle, middle + 100);
    await writeFile(join(folder, damaged), bytes);
    const { backups } = site.services;
    await backups.startDue(Date.now() + 6 * DAY_MS);
    expect((await ended("check")).archive).toBe(archive);
    await backups.startDue(Date.now() + 8 * DAY_MS);
    expect(await ended("check")).toMatchObject({ failure: "damaged", words: expect.stringContaining("damaged") });
    expect(await page()).toContain("The archive is damaged.");
  },
  LONG,
);

test(
  "the schedule is checked, stored and followed, and leaves the newest archives",
  async () => {
    const { backups, storage } = site.services;
    const print = async () => (await storage.backups.schedule.read()).fingerprint;
    const wrong = await admin.send(PAGE, { intent: "schedule", nightly: "on", time: "25:00", keep: "0" });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toContain("Enter a time of day");
    expect(html).toContain("Enter a whole number from 1\u00a0to\u00a0365.");
    const old = await print();
    const fields = { intent: "schedule", nightly: "on", time: "03:15", keep: "1" };
    expect((await admin.send(PAGE, { ...fields, print: old })).status).toBe(200);
    expect((await admin.send(PAGE, { ...fields, keep: "2", print: old })).status).toBe(409);
    expect((await storage.backups.schedule.read()).value).toMatchObject({ time: "03:15", keep: 1 });
    expect(await entries("settings-changed")).toEqual([{ actor: "Anna", fields: "time, keep" }]);
    expect((await archives()).length).toBe(2);
    const before = await storage.backups.lastRun("backup");
    await backups.startDue(Date.now() + DAY_MS);
    const run = await ended("backup");
    expect(run.startedAt).toBeGreaterThan(before?.startedAt ?? 0);
    expect(await archives()).toHaveLength(1);
    expect((await entries("backup-made")).at(-1)).toMatchObject({ actor: "" });
  },
  LONG,
);

test("editors can neither see, make nor download a backup", async () => {
  const editor = await signedInOn(site, EDITOR);
  const [archive] = await archives();
  for (const path of [PAGE, `${PAGE}/${archive}`]) expect((await editor.open(path)).status).toBe(403);
  for (const intent of ["backup", "check", "download", "schedule"])
    expect((await editor.send(PAGE, { intent })).status).toBe(403);
});
