import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PAGE_ID } from "#features/publishing/page.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { privacyPage } from "#pages/privacy/privacy.ts";
import { termsPage } from "#pages/terms/terms.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type ContractDatabase, emptyPostgres, emptySqlite } from "../../../../tests/contract-databases.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../../tests/publishing/publishing-site.ts";
import { connectDatabase, type Database, dialectOf, migrate } from "../open-database.server.ts";

type Row = Readonly<Record<string, unknown>>;

const known = (text: string) => ({ text, default: "a6s32CHHxvq_qkN2o0pa70" });

/** A draft of the page with the terms, as the release before stored it: only words that differ from the default ones. */
const draft = (pl: Row, replaced: Row = {}): string =>
  JSON.stringify({ texts: { en: {}, pl, de: {} }, replaced: { pl: replaced } });

const PUBLISHED = {
  lawText: "Prawo polskie.",
  privacyHeading: "Nasza polityka prywatności",
  messagesText: "Wiadomości usuwamy po upływie {{contactMonths|miesiąca|miesięcy}}.",
  rightsList: ["dostępu", "usunięcia"],
};
const NEWER = { ...PUBLISHED, rightsList: "dostępu\nusunięcia", securityText: "Nowe zdanie." };

const item = (row: Row): Row => ({
  ...{ kind: "page-terms", id: PAGE_ID, state: "published", version: 2, published_version: 1, first_published_at: 5 },
  ...{ binned_at: null, publish_at: 9, withdraw_at: null, missed: 0, title: "Terms and conditions", folded: "terms" },
  ...{ img: "", posted: "", languages: "{}", updated_at: 7, updated_by_id: "anna", updated_by: "Anna" },
  ...{ plan_failure: null, plan_failures: 0, plan_retry_at: null, published_until: null },
  ...row,
});
const version = (number: number, json: string): Row => ({
  ...{ kind: "page-terms", item_id: PAGE_ID, version: number, draft: json, translated_from: '{"pl":1,"de":1}' },
  ...{ what: "saved", from_version: null, saved_at: number, author_id: "anna", author: "Anna" },
});
const record = (language: string, words: Row): Row => ({
  ...{ collection: "page-terms", entry_id: PAGE_ID, language, record: JSON.stringify(words) },
});
const ENTRY = {
  ...{ collection: "page-terms", id: PAGE_ID, state: "published", sort_key: "000000000001" },
  ...{ visible_from: null, visible_until: null, facts: "{}" },
};
const autosave = (json: string): Row => ({
  ...{ user_id: anna.userId, kind: "page-terms", item_id: PAGE_ID, draft_key: "k", revision: 1, tab: "t" },
  ...{ title: "Terms and conditions", draft: json, base_version: 2, saved_at: 8 },
});

describe.each([
  ["SQLite", emptySqlite],
  ["PostgreSQL", emptyPostgres],
])("the words of the privacy notice, on %s", (_, create) => {
  let database: ContractDatabase;
  let site: PublishingSite | undefined;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(async () => {
    await site?.close();
    site = undefined;
    await database.remove();
  });

  /** Writes rows as the release before did, and opens the site, which migrates. */
  async function opened(rows: readonly (readonly [table: string, Row])[]): Promise<PublishingSite> {
    const { location } = database;
    const db = connectDatabase(location, createLog("silent"));
    await migrate(db, dialectOf(location), "0014-submissions");
    for (const [table, row] of rows) await add(db, table, row);
    await db.destroy();
    site = await openPublishingSite(database);
    return site;
  }

  test("move from the terms: what is published, the draft, and what nobody has saved", async () => {
    const { storage, publishing } = await opened([
      ["items", item({})],
      ["item_versions", version(1, draft({ ...PUBLISHED, rightsList: "dostępu\nusunięcia" }))],
      ["item_versions", version(2, draft(NEWER, { securityText: known("x"), privacyHeading: known("y") }))],
      ["entries", ENTRY],
      ...["en", "de"].map((language) => ["records", record(language, {})] as const),
      ["records", record("pl", PUBLISHED)],
      ["autosaves", autosave(draft({ ...NEWER, complaintText: "Niezapisane." }))],
    ]);
    const defaults = privacyPage.page.defaults("pl");
    expect(await readPage(storage, privacyPage, "pl")).toMatchObject({
      title: PUBLISHED.privacyHeading,
      messagesText: PUBLISHED.messagesText,
      rightsList: PUBLISHED.rightsList,
      securityText: defaults.securityText,
      messagesStorage: defaults.messagesStorage,
    });
    expect(await readPage(storage, privacyPage, "de")).toMatchObject({
      title: privacyPage.page.defaults("de").title,
    });
    const notice = await publishing.open(anna, privacyPage.name, PAGE_ID);
    expect(notice).toMatchObject({ version: 2, state: "published" });
    expect(notice?.draft.texts.pl).toMatchObject({ title: PUBLISHED.privacyHeading, securityText: "Nowe zdanie." });
    expect(notice?.defaults?.changed.pl).toEqual(["securityText", "title"]);
    expect(notice?.autosave?.draft.texts.pl).toMatchObject({ complaintText: "Niezapisane." });
    expect((await publishing.history(anna, privacyPage.name, PAGE_ID)).map(({ author }) => author)).toEqual([
      "Anna",
      "Anna",
    ]);
    const saved = await publishing.save(anna, privacyPage.name, PAGE_ID, {
      draft: notice?.draft as NonNullable<typeof notice>["draft"],
      baseVersion: 2,
      aim: "publish",
    });
    expect(saved).toMatchObject({ kind: "saved", version: 2, state: "published" });

    const terms = await publishing.open(anna, termsPage.name, PAGE_ID);
    expect(terms).toMatchObject({ version: 2, state: "published" });
    expect(terms?.draft.texts.pl).toMatchObject({ lawText: PUBLISHED.lawText });
    expect(await readPage(storage, termsPage, "pl")).toMatchObject({ lawText: PUBLISHED.lawText });
  });

  test("stay a draft when the terms were never published, and a heading that is too long for a title is left out", async () => {
    const { storage, publishing } = await opened([
      ["items", item({ state: "draft", version: 1, published_version: null, first_published_at: null })],
      ["item_versions", version(1, draft({ privacyHeading: "x".repeat(71), visitText: "Bez cookies." }))],
    ]);
    const notice = await publishing.open(anna, privacyPage.name, PAGE_ID);
    expect(notice).toMatchObject({ version: 1, state: "draft" });
    expect(notice?.draft.texts.pl).toMatchObject({ visitText: "Bez cookies.", title: "Polityka prywatności" });
    const { visitText } = privacyPage.page.defaults("pl");
    expect(await readPage(storage, privacyPage, "pl")).toMatchObject({ visitText });
  });

  test("are the default ones when staff changed only the terms, or nothing; damaged rows stop no start", async () => {
    const { publishing } = await opened([
      ["items", item({ version: 1 })],
      ["item_versions", version(1, draft({ lawText: "Inaczej." }))],
      ["entries", ENTRY],
      ["records", { ...record("pl", {}), record: "no JSON" }],
      ["autosaves", autosave("no JSON")],
    ]);
    expect(await publishing.open(anna, privacyPage.name, PAGE_ID)).toMatchObject({ version: 0, state: "draft" });
  });
});

async function add(db: Database, table: string, row: Row): Promise<void> {
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db);
}
