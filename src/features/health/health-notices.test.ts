import { describe, expect, test } from "vitest";
import { readConfig } from "#config.server.ts";
import { addressesOf } from "#features/outbox/addresses.server.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { siteCounts } from "#platform/metrics/site-counts.server.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { NOBODY_NOTIFIED } from "../../../tests/every-form.ts";
import { defaultWords } from "../../../tests/mail/default-words.ts";
import { openStorage } from "../../storage.server.ts";
import { noticeConcerns } from "./health-notices.server.ts";
import { recentMeasures } from "./recent.server.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 28, 3);
const log = createLog("silent");

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("%s", (_name, open) => {
  test("problems are mailed once, however many processes notice them, and again when they are over", async () => {
    const database = await open();
    const storage = await openStorage(database.location, log);
    let woken = 0;
    const config = readConfig({ DATA_DIR: database.location.dataDir, PUBLIC_URL: "https://www.example.com" });
    const counts = siteCounts();
    const parts = {
      ...{ config, storage, log, recent: recentMeasures(counts) },
      proxyWatch: { observe: () => {}, hasNoticed: () => false },
      onMail: () => void woken++,
    };
    const at = (minute: number) => noticeConcerns(parts, START + minute * MINUTE_MS);
    const atOnce = (minute: number) => Promise.all([at(minute), at(minute), at(minute)]);
    const mails = () => storage.outbox.due(Number.MAX_SAFE_INTEGER, 10);

    for (const minute of [0, 6]) await at(minute);
    expect(await mails()).toEqual([]);

    await storage.settings.saveNotifications({ ...NOBODY_NOTIFIED, health: ["night@example.com"] });
    counts.refusedSignIns.set("password", 60);
    for (const minute of [10, 15]) await atOnce(minute);
    const [first, ...others] = await mails();
    expect([others, woken]).toEqual([[], 1]);
    if (first?.kind !== "health-notice" || first.part !== undefined) throw new Error("no notice of health");
    expect(first.began.map(({ concern }) => concern)).toEqual(expect.arrayContaining(["no-backup", "sign-ins"]));
    const book = { notifications: await storage.settings.notifications(), company: undefined };
    const to = addressesOf(first, { from: "site@example.com" }, book)?.to;
    expect(to).toEqual([{ name: "", address: "night@example.com" }]);
    const content = mailContentOf(first, {
      ...{ company: undefined, publicUrl: config.publicUrl, words: defaultWords },
      decryptToken: (text) => text,
    });
    expect(content.text).toContain("No backup has been made yet.");
    expect(content.text).not.toContain("SMTP_URL");
    expect(content.text).toContain("https://www.example.com/dashboard/health");

    // Ten minutes later nobody guesses any more.
    for (let minute = 16; minute <= 40; minute++) await at(minute);
    const [, second, ...more] = await mails();
    expect(more).toEqual([]);
    expect(second).toMatchObject({ kind: "health-notice", began: [], ended: [{ concern: "sign-ins" }] });
    await storage.close();
    await database.remove();
  });
});
