import { mkdir, rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleAchievements } from "#collections/achievements/example-achievements.ts";
import { collections } from "#collections/index.ts";
import { exampleNews } from "#collections/news/example-news.ts";
import { news as newsDefinition } from "#collections/news/news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import { readConfig } from "#config.server.ts";
import { newArchiveName } from "#features/backup/archive-name.server.ts";
import { noteBackup } from "#features/backup/last-backup.server.ts";
import { type GettingStarted, openGettingStarted } from "#features/getting-started/check-getting-started.server.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { unfilledFacts } from "#pages/unfilled-facts.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { admin, anna, openPublishingSite, type PublishingSite } from "../publishing/publishing-site.ts";
import { input, saved } from "../publishing/save-contract.ts";

const EXAMPLES: Readonly<Record<string, readonly { id: number }[]>> = {
  news: exampleNews,
  project: exampleProjects,
  product: exampleProducts,
  offer: exampleOffers,
  achievement: exampleAchievements,
};
const ALL = Object.values(EXAMPLES).flat().length;
const NONE = Object.fromEntries(collections.map(({ name }) => [name, 0]));

/** How a new site gets rid of its examples. */
export function gettingStartedContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: PublishingSite;
  let service: GettingStarted;
  let mails = 0;

  /** Starts the site, as each start does. */
  const start = async () => {
    site = await openPublishingSite(database);
    await publishExamples(site.storage);
    const log = createLog("silent");
    const config = readConfig({ DATA_DIR: database.location.dataDir, SMTP_URL: "smtp://localhost" });
    const onMail = () => {
      mails += 1;
    };
    const emptyFacts = (language: Language) => unfilledFacts(site.storage, language);
    const onPublished = async () => {};
    const values = async () => ({ students: 213 });
    service = openGettingStarted({ storage: site.storage, config, log, onMail, onPublished, values, emptyFacts });
  };
  const restart = async () => {
    await site.close();
    await start();
  };
  beforeEach(async () => {
    database = await create();
    await start();
  });
  afterEach(async () => {
    await site.close();
    await database.remove();
  });

  test("a new site shows everything that is made up", async () => {
    const state = await service.gettingStarted(admin);
    expect(state.left).toEqual(["company", "legal", "examples", "address", "mail", "backup", "secondAdmin"]);
    expect(state.examples).toHaveLength(ALL);
    expect(state.examples.every(({ isPublic, title }) => isPublic && title !== "")).toBe(true);
    const titles = state.examples.map(({ title }) => title);
    expect(titles).toContain("Over 213 students");
    expect(titles.join()).not.toContain("{{students");
    expect(state.exampleLinks).toBe(exampleCompany.social.length);
    expect(await service.remaining(admin)).toBe(state.left.length);
    expect(state.emptyFacts.map(({ path, facts }) => [path, facts.length])).toEqual([
      ["pages/about/1", 7],
      ["pages/contact/1", 1],
      ["achievements", 1],
    ]);
  });

  test("an example that was saved is the company's own; one that was only withdrawn or thrown away is an example", async () => {
    const { publishing } = site;
    const [first, second, third] = exampleNews;
    if (!first || !second || !third) throw new Error("too few examples");
    const item = await publishing.open(anna, "news", first.id);
    if (item === undefined) throw new Error("the example is missing");
    // Saved as it is, it is no other.
    await publishing.save(anna, "news", first.id, input(item.draft, 1));
    expect((await service.gettingStarted(admin)).examples).toHaveLength(ALL);
    item.draft.texts.en.title = "Our own";
    await publishing.save(anna, "news", first.id, input(item.draft, 1));
    await publishing.withdraw(anna, "news", second.id);
    await publishing.moveToBin(anna, "news", third.id);
    const news = (await service.gettingStarted(admin)).examples.filter(({ kind }) => kind === "news");
    expect(news).toHaveLength(exampleNews.length - 1);
    expect(news.filter(({ isPublic }) => !isPublic).map(({ id }) => id)).toEqual(
      [second.id, third.id].toSorted((a, b) => a - b),
    );
    expect(news.map(({ id }) => id)).not.toContain(first.id);
  });

  test("what is removed stays removed at every start, and what is not an example stays", async () => {
    const own = await saved(site, "news", draftSample("news", "Our own"), "publish");
    const [stored] = exampleProducts;
    const product = stored && (await site.publishing.open(anna, "product", stored.id));
    if (stored === undefined || product === undefined) throw new Error("the example is missing");
    product.draft.stock = "77";
    await site.publishing.save(anna, "product", stored.id, input(product.draft, 1));

    const { items, links } = await service.removeExamples(admin);
    expect(items).toEqual({
      ...NONE,
      news: exampleNews.length,
      project: exampleProjects.length,
      product: exampleProducts.length - 1,
      offer: exampleOffers.length,
      achievement: exampleAchievements.length,
    });
    expect(links).toBe(exampleCompany.social.length);
    for (let starts = 0; starts < 2; starts++) {
      expect((await site.storage.company.read())?.social).toEqual([]);
      for (const [kind, examples] of Object.entries(EXAMPLES)) {
        for (const { id } of examples) {
          const stays = kind === "product" && id === stored.id;
          expect([kind, id, await site.publishing.gone(kind, id)]).toEqual([kind, id, !stays]);
          expect((await site.publishing.open(anna, kind, id)) === undefined).toBe(!stays);
        }
      }
      expect((await site.storage.collection(newsDefinition).list("en", { q: "", sort: "desc", page: 1 })).total).toBe(
        1,
      );
      expect((await site.storage.collection(newsDefinition).find(own, "en"))?.text.title).toBe("Our own");
      expect(await site.storage.collection(offers).all("en")).toEqual([]);
      expect((await service.gettingStarted(admin)).examples).toEqual([]);
      await restart();
    }
    expect(await service.removeExamples(admin)).toEqual({ items: NONE, links: 0 });
    const entries = await site.storage.audit.ofSubject("site", "examples", 10);
    expect(entries).toMatchObject([{ action: "examples-removed", actor: admin.name, details: { ...items, links } }]);
  });

  test("a first start that was cut short goes on, and brings nothing back that was deleted", async () => {
    const [example] = exampleProjects;
    if (example === undefined) throw new Error("too few examples");
    await site.publishing.moveToBin(admin, "project", example.id);
    await site.publishing.deleteForGood(admin, "project", example.id);
    const db = site.storage.publishing.rows;
    await db.deleteFrom("company").execute();
    await restart();
    expect(await site.storage.company.read()).toEqual(exampleCompany);
    expect(await site.publishing.gone("project", example.id)).toBe(true);
    expect((await service.gettingStarted(admin)).examples).toHaveLength(ALL - 1);
  });

  test("links of one's own stay", async () => {
    const own = { name: "Mastodon", url: "https://social.example.org/@ship" };
    await site.storage.company.save({ ...exampleCompany, social: [...exampleCompany.social.slice(1), own] });
    expect((await service.removeExamples(admin)).links).toBe(exampleCompany.social.length - 1);
    expect((await site.storage.company.read())?.social).toEqual([own]);
  });

  test("a test mail waits in the outbox, is on record, and there are ten an hour", async () => {
    const before = mails;
    const sent = await service.sendTestMail(admin, "olga@example.org");
    if (sent.kind !== "sent") throw new Error(sent.kind);
    expect(mails).toBe(before + 1);
    expect(await service.testMail(admin, sent.id)).toMatchObject({ status: "waiting", attempts: 0 });
    expect(await site.storage.audit.ofSubject("mail", sent.id, 10)).toMatchObject([{ action: "test-mail-sent" }]);
    const more = await Promise.all(Array.from({ length: 15 }, () => service.sendTestMail(admin, "olga@example.org")));
    expect(more.filter(({ kind }) => kind === "sent")).toHaveLength(9);
    const refused = await service.sendTestMail(admin, "olga@example.org");
    expect(refused).toMatchObject({ kind: "limited" });
    expect(refused.kind === "limited" && refused.retryAfterS).toBeGreaterThan(3000);
  });

  test("neither examples are removed nor test mails queued when the audit entry cannot be written", async () => {
    const { rows } = site.storage.publishing;
    const [company, version, woken] = [await site.storage.company.read(), await site.storage.contentVersion(), mails];
    await withoutAuditLog(rows, async () => {
      await expect(service.removeExamples(admin)).rejects.toThrow("audit_log");
      await expect(service.sendTestMail(admin, "olga@example.org")).rejects.toThrow("audit_log");
    });
    expect((await service.gettingStarted(admin)).examples).toHaveLength(ALL);
    expect([await site.storage.company.read(), await site.storage.contentVersion(), mails]).toEqual([
      company,
      version,
      woken,
    ]);
    expect(await rows.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("a backup and a mail that went are seen", async () => {
    const { dataDir } = database.location;
    const folder = readConfig({ DATA_DIR: dataDir }).backupDir;
    await mkdir(folder, { recursive: true });
    const at = Date.now();
    await noteBackup(folder, { at, name: newArchiveName(at), bytes: 1234 });
    const sent = await service.sendTestMail(admin, "olga@example.org");
    if (sent.kind !== "sent") throw new Error(sent.kind);
    const db = site.storage.publishing.rows;
    await db.updateTable("outbox").set({ state: "sent", sent_at: 42 }).where("id", "=", sent.id).execute();
    const state = await service.gettingStarted(admin);
    expect(state.backup).toEqual({ at, bytes: 1234 });
    expect(state.mail).toEqual({ hasServer: true, lastSentAt: 42 });
    expect(state.left).not.toContain("backup");
    expect(state.left).not.toContain("mail");
    await rm(folder, { recursive: true });
  });

  test("editors and tokens may do nothing of it", async () => {
    for (const actor of [anna, { ...admin, sessionId: undefined }]) {
      const refused = { id: "forbidden" };
      await expect(service.gettingStarted(actor)).rejects.toMatchObject(refused);
      await expect(service.remaining(actor)).rejects.toMatchObject(refused);
      await expect(service.removeExamples(actor)).rejects.toMatchObject(refused);
      await expect(service.sendTestMail(actor, "a@example.org")).rejects.toMatchObject(refused);
      await expect(service.testMail(actor, 1)).rejects.toMatchObject(refused);
    }
  });
}
