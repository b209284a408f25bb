import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { openSiteSettings } from "#features/settings/open-site-settings.server.ts";
import { seedNotifications } from "#features/settings/seed-notifications.server.ts";
import type { SiteSettings } from "#features/settings/site-settings.server.ts";
import { forms } from "#forms/index.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { companyParts } from "#ui/site/company/company-parts.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { DEFAULT_RETENTION } from "../default-retention.ts";
import { NOBODY_NOTIFIED, NOTHING_SENT } from "../every-form.ts";
import { admin, anna } from "../publishing/publishing-site.ts";
import { storeMessage } from "../sent-submissions.ts";

const log = createLog("silent");
const DAY_MS = 86_400_000;

const arrivalAt = (receivedAt: number, fingerprint: string) => ({
  language: "en" as const,
  receivedAt,
  suspectedSpam: false,
  mailHost: "example.com",
  fingerprints: { content: { fingerprint, forMs: 0 }, idempotencyKey: undefined },
});

/** What the company's settings keep to, on either database. */
export function settingsContract(open: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let storage: Storage;
  let settings: SiteSettings;
  let published = 0;

  beforeAll(async () => {
    database = await open();
    storage = await openStorage(database.location, log);
    await publishExamples(storage);
    const onPublished = async () => {
      published += 1;
    };
    settings = openSiteSettings({ storage, log, onPublished });
  });
  afterAll(async () => {
    await storage?.close();
    await database?.remove();
  });

  const entries = () => storage.audit.ofSubject("setting", "identity", 10);
  const identity = companyParts({ ...exampleCompany, taxNumber: "123-456-32-18", owner: "Ewa Nowak" }).identity;

  test("editors neither read nor change them", async () => {
    const { identity: shown } = await settings.read(admin);
    const tries = [
      () => settings.read(anna),
      () => settings.saveCompany(anna, "identity", identity, shown.fingerprint),
      () => settings.saveNotifications(anna, NOBODY_NOTIFIED, ""),
      () => settings.saveRetention(anna, DEFAULT_RETENTION, ""),
      () => settings.countPendingDeletion(anna, DEFAULT_RETENTION),
      () => settings.saveNavigation(anna, { news: false }, ""),
    ];
    for (const attempt of tries) expect(await attempt().then(() => "done", failureId)).toBe("forbidden");
    expect(await storage.company.read()).toEqual(exampleCompany);
  });

  test("a change of the company is public and recorded by the names of its fields", async () => {
    const { identity: shown } = await settings.read(admin);
    const [version, before] = [await storage.contentVersion(), published];
    expect(await settings.saveCompany(admin, "identity", identity, shown.fingerprint)).toEqual({ kind: "saved" });
    expect(await storage.company.read()).toEqual({ ...exampleCompany, ...identity });
    expect(await storage.contentVersion()).toBe(version + 1);
    expect(published).toBe(before + 1);
    const [entry] = await entries();
    expect(entry).toMatchObject({ action: "settings-changed", actorId: admin.userId });
    expect(entry?.details).toEqual({ fields: "owner, taxNumber" });
    expect(JSON.stringify(entry)).not.toContain("Nowak");
  });

  test("saving what is there already changes and records nothing", async () => {
    const before = [await storage.contentVersion(), (await entries()).length];
    const { identity: shown } = await settings.read(admin);
    expect(await settings.saveCompany(admin, "identity", shown.value, shown.fingerprint)).toEqual({ kind: "saved" });
    expect([await storage.contentVersion(), (await entries()).length]).toEqual(before);
  });

  test("somebody else's newer record is not overwritten unseen, and is shown", async () => {
    const { identity: first } = await settings.read(admin);
    await settings.saveCompany(admin, "identity", { ...first.value, owner: "Anna Keller" }, first.fingerprint);
    const outcome = await settings.saveCompany(
      admin,
      "identity",
      { ...first.value, owner: "Jan Kran" },
      first.fingerprint,
    );
    expect(outcome).toMatchObject({ kind: "conflict", current: { value: { owner: "Anna Keller" } } });
    expect((await storage.company.read())?.owner).toBe("Anna Keller");
    const fingerprint = outcome.kind === "conflict" ? outcome.current.fingerprint : "";
    await settings.saveCompany(admin, "identity", { ...first.value, owner: "Jan Kran" }, fingerprint);
    expect((await storage.company.read())?.owner).toBe("Jan Kran");
  });

  test("of two who save one part at once, one wins and the other hears of it", async () => {
    const { place } = await settings.read(admin);
    const at = (latitude: number) => ({ coordinates: { latitude, longitude: 10 } });
    const outcomes = await Promise.all([
      settings.saveCompany(admin, "place", at(50), place.fingerprint),
      settings.saveCompany(admin, "place", at(51), place.fingerprint),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["conflict", "saved"]);
    const stored = outcomes[0]?.kind === "saved" ? 50 : 51;
    expect((await storage.company.read())?.coordinates.latitude).toBe(stored);
  });

  test("different parts of the company are saved at once without a loss", async () => {
    const { contact, social, place } = await settings.read(admin);
    const outcomes = await Promise.all([
      settings.saveCompany(admin, "contact", { ...contact.value, email: "a@example.org" }, contact.fingerprint),
      settings.saveCompany(admin, "social", { social: [] }, social.fingerprint),
      settings.saveCompany(admin, "place", { coordinates: { latitude: 7, longitude: 8 } }, place.fingerprint),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["saved", "saved", "saved"]);
    const record = await storage.company.read();
    expect(record).toMatchObject({
      email: "a@example.org",
      social: [],
      owner: "Jan Kran",
      coordinates: { latitude: 7 },
    });
  });

  test("the record stops being an example with its last made-up fact", async () => {
    expect((await storage.company.read())?.isExample).toBe(true);
    const { identity: shown, contact } = await settings.read(admin);
    const phones = contact.value.phones.map((phone, i) => ({ ...phone, number: `+48 58 100 00 0${i}` }));
    await settings.saveCompany(admin, "contact", { ...contact.value, phones }, contact.fingerprint);
    expect((await storage.company.read())?.isExample).toBe(true);
    const own = { ...identity, name: "Rudder & Relay", shortName: "Rudder" };
    const address = { ...own.address, street: "ul. Portowa 1", postalCode: "80-001", city: "Gdańsk" };
    await settings.saveCompany(admin, "identity", { ...own, address }, shown.fingerprint);
    expect((await storage.company.read())?.isExample).toBe(false);
  });

  describe("notification addresses", () => {
    test("are taken from MAIL_TO once; what admins set stays", async () => {
      expect(await storage.settings.notifications()).toEqual(NOBODY_NOTIFIED);
      const seed = (...to: string[]) => seedNotifications({ storage, mail: { to }, log });
      await seed();
      await seed("one@example.org");
      // Lists for urgent submissions stay empty: their e-mails then go to the addresses of the form.
      const seeded = Object.fromEntries(
        Object.entries(NOBODY_NOTIFIED).map(([list, none]) => [
          list,
          forms.some(({ notified }) => notified === list) ? ["one@example.org"] : none,
        ]),
      );
      expect(await storage.settings.notifications()).toEqual(seeded);
      await seed("two@example.org");
      expect(await storage.settings.notifications()).toEqual(seeded);
      const { notifications } = await settings.read(admin);
      const version = await storage.contentVersion();
      await settings.saveNotifications(admin, NOBODY_NOTIFIED, notifications.fingerprint);
      await seed("two@example.org");
      expect(await storage.settings.notifications()).toEqual(NOBODY_NOTIFIED);
      expect(await storage.contentVersion()).toBe(version);
    });

    test("are not stored when there are too many or none", async () => {
      const many = Array.from({ length: 11 }, (_, i) => `a${i}@example.org`);
      await expect(storage.settings.saveNotifications({ ...NOBODY_NOTIFIED, messages: many })).rejects.toThrow();
      await expect(storage.settings.saveNotifications({ ...NOBODY_NOTIFIED, messages: ["none"] })).rejects.toThrow();
    });
  });

  describe("retention times", () => {
    test("of a record from before the audit log have its default", async () => {
      const db = await openDatabase(database.location, log);
      const value = JSON.stringify({ contactMonths: 12, applicationMonths: 3, futureMonths: 9 });
      await db.insertInto("site_state").values({ key: "retention", value }).execute();
      await db.destroy();
      const stored = { ...DEFAULT_RETENTION, contactMonths: 12, applicationMonths: 3, futureMonths: 9 };
      expect(await storage.settings.retention()).toEqual(stored);
      const { retention } = await settings.read(admin);
      const next = { ...stored, auditMonths: 36 };
      expect(await settings.saveRetention(admin, next, retention.fingerprint)).toEqual({ kind: "saved" });
      expect(await storage.settings.retention()).toEqual(next);
    });

    test("that are shortened say what they will erase, and nothing when they are not", async () => {
      const now = Date.now();
      const words = { firstName: "Jan", lastName: "Kran", email: "jan@example.com", message: "Hello" };
      for (const months of [1, 4, 5]) {
        await storeMessage(storage, words, arrivalAt(now - months * 31 * DAY_MS, `words ${months}`));
      }
      await storage.audit.append(now - 100 * DAY_MS, undefined, "signed-in", {});
      const stored = await storage.settings.retention();
      const pendingDeletion = (change: object) => settings.countPendingDeletion(admin, { ...stored, ...change });
      expect(await pendingDeletion({})).toEqual({ ...NOTHING_SENT, audit: 0 });
      expect(await pendingDeletion({ contactMonths: 24 })).toEqual({ ...NOTHING_SENT, audit: 0 });
      expect(await pendingDeletion({ contactMonths: 3 })).toEqual({ ...NOTHING_SENT, messages: 2, audit: 0 });
      expect(await pendingDeletion({ contactMonths: 3, auditMonths: 3 })).toEqual({
        ...NOTHING_SENT,
        messages: 2,
        audit: 1,
      });
    });
  });

  test("the sections left out of the navigation are stored, and all pages are rendered again", async () => {
    const { navigation } = await settings.read(admin);
    const version = await storage.contentVersion();
    const shown = { news: true, projects: true, products: true, careers: true, achievements: true, media: true };
    expect(navigation.value).toEqual(shown);
    await settings.saveNavigation(admin, { ...shown, media: false, news: false }, navigation.fingerprint);
    expect(await storage.settings.navigation()).toEqual({ hidden: ["news", "media"] });
    expect(await storage.contentVersion()).toBe(version + 1);
  });

  test("a part whose audit entry cannot be written is not saved", async () => {
    const { rows } = storage.publishing;
    const { retention, notifications, navigation, social, place } = await settings.read(admin);
    const saves = [
      () =>
        settings.saveCompany(
          admin,
          "social",
          { social: [{ name: "X", url: "https://x.example" }] },
          social.fingerprint,
        ),
      () => settings.saveCompany(admin, "place", { coordinates: { latitude: 1, longitude: 1 } }, place.fingerprint),
      () => settings.saveRetention(admin, { ...retention.value, auditMonths: 50 }, retention.fingerprint),
      () =>
        settings.saveNotifications(
          admin,
          { ...NOBODY_NOTIFIED, messages: ["saved@example.org"] },
          notifications.fingerprint,
        ),
      () => settings.saveNavigation(admin, { ...navigation.value, careers: false }, navigation.fingerprint),
    ];
    const audited = () =>
      rows.selectFrom("audit_log").select("details").where("action", "=", "settings-changed").execute();
    for (const save of saves) {
      const written = async () => [
        await settings.read(admin),
        await storage.contentVersion(),
        published,
        await audited(),
      ];
      const before = await written();
      await withoutAuditLog(rows, () => expect(save()).rejects.toThrow("audit_log"));
      expect(await written()).toEqual(before);
      expect(await save()).toEqual({ kind: "saved" });
      expect(await audited()).toHaveLength((before[3] as unknown[]).length + 1);
    }
  });
}
