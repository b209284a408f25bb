import { createHash, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offers } from "#collections/offers/offers.ts";
import { projects } from "#collections/projects/projects.ts";
import { companyServices } from "#collections/services/company-services.ts";
import { accountsTexts } from "#features/accounts/texts.ts";
import { readLedger, replayErasures } from "#features/backup/erasure-ledger.server.ts";
import { mailNames } from "#features/health/mail-names.ts";
import { healthTexts } from "#features/health/texts.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { addMonths, defaultRetention } from "#features/settings/retention.ts";
import { describeForm } from "#features/submissions/form.ts";
import { inboxSearch, readInboxQuery } from "#features/submissions/inbox-query.ts";
import { inboxTexts } from "#features/submissions/inbox-texts.ts";
import { newLinkToken } from "#features/submissions/link-token.server.ts";
import { wordsOfStates } from "#features/submissions/status-page/status-texts.ts";
import { forms } from "#forms/index.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { connectDatabase, dialectOf, migrate } from "#platform/database/open-database.server.ts";
import { storedPath } from "#platform/files/stored-files.server.ts";
import { LANGUAGE_CODES, LANGUAGES, type Language, languageName } from "#platform/i18n/languages.ts";
import { capitalized, fill, staffTexts } from "#platform/i18n/texts.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { dashboardTexts } from "#ui/dashboard/texts.ts";
import { startSmtp, type TestSmtp } from "../tools/test/smtp.ts";
import { quickPasswords } from "./accounts/quick-passwords.ts";
import { ADMIN } from "./accounts/test-staff.ts";
import { recordsOf } from "./content-transfer/transfer-site.ts";
import { type ContractDatabase, emptySqlite } from "./contract-databases.ts";
import { NOBODY_NOTIFIED } from "./every-form.ts";
import { unzipped } from "./personal-data/unzipped.ts";
import { openRealSite, type RealSite } from "./real-site.ts";
import { releasedContent } from "./released-data.ts";
import * as stored from "./released-values.ts";
import { WebClient } from "./web-client.ts";

/*
 * Tests each value that release 1 stored, in its table: rows are written into a database as that release
 * left it, today's migrations move them, and the site shows and changes them.
 */

/** The last migration of release 1. */
const LAST_MIGRATION = "0006-house";
const SECRET = "a secret that this test alone has, 32 characters";
const DAY_MS = 86_400_000;
const NOW = Date.now();
/** The process of release 1 that has the lease of the mails. */
const ANOTHER_PROCESS = "another";
const SOON = { timeout: 10_000 };

type Rows = Kysely<Record<string, Record<string, unknown>>>;

const formOf = (name: string) => {
  const form = forms.find((each) => each.name === name);
  if (form === undefined) throw new Error(`there is no form ${name}`);
  return form;
};
const inboxOf = (name: "message" | "application", language: Language) =>
  inboxTexts(formOf(name).texts.folder, language);
const textsIn = (language: Language) =>
  staffTexts(language, dashboardTexts, healthTexts, publishingTexts, accountsTexts);

/** Returns the text of a page without its scripts. */
function wordsOf(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ");
}

const encrypter = createEncrypter(SECRET);
const tokens = new Map<string, string>();
/** A private link by its name, with the columns of a row. */
function link(name: string) {
  const token = randomUUID().replaceAll("-", "").padEnd(43, "x");
  tokens.set(name, token);
  return newLinkToken(encrypter, token);
}

/** Items, one for each value that a row of `items` can have. Ids of news. */
const ITEMS = {
  draft: 101,
  scheduled: 102,
  published: 103,
  withdrawn: 104,
  bin: 105,
  missed: 106,
  versions: 107,
} as const;

/** Drafts of other collections, with each value of their choices. */
const PUBLISHABLE = [
  { kind: "product", id: 201, facts: {} },
  ...stored.RELEASED_PERMISSIONS.map((answer, i) => ({
    kind: "project",
    id: 201 + i,
    facts: { mayNameVessel: answer, mayNameClient: answer, services: stored.RELEASED_SERVICES },
  })),
  ...stored.RELEASED_OFFER_KINDS.map((kind, i) => ({ kind: "offer", id: 201 + i, facts: { kind } })),
];

/** Drafts as release 1 exported them, one of each kind that can be published. */
const drafts = Object.fromEntries(
  stored.RELEASED_COLLECTIONS.map((kind) => {
    const record = recordsOf(releasedContent).find(
      (each) => each.type === "item" && each.kind === kind && each.id === 1,
    );
    const { versions } = record as unknown as { versions: { draft: { texts: Record<string, object> } }[] };
    return [kind, versions[0]?.draft];
  }),
);

async function addItem(
  db: Rows,
  kind: string,
  id: number,
  state: string,
  values: object = {},
  facts: object = {},
): Promise<void> {
  const title = `${kind} ${id} ${state}`;
  const draft = Object.assign(structuredClone(drafts[kind]) ?? { texts: {} }, facts);
  for (const text of Object.values(draft?.texts ?? {})) Object.assign(text, { title });
  const isPublic = state === "published";
  const wasPublic = isPublic || state === "withdrawn";
  await db
    .insertInto("items")
    .values({
      kind,
      id,
      state,
      version: 1,
      published_version: isPublic ? 1 : null,
      missed: 0,
      title,
      folded: title,
      first_published_at: wasPublic ? NOW : null,
      binned_at: state === "bin" ? NOW : null,
      publish_at: state === "scheduled" ? NOW + DAY_MS : null,
      img: "",
      posted: "2026-11-02",
      languages: '{"en":"complete","pl":"complete","de":"complete"}',
      updated_at: NOW,
      updated_by_id: "",
      updated_by: "Example",
      ...values,
    })
    .execute();
  await addVersion(db, kind, id, 1, "created", draft);
  if (kind !== "news" || !wasPublic) return;
  await db
    .insertInto("news")
    .values({ id, img: "/drawings/pic-radar.svg", posted: "2026-11-02", withdrawn: isPublic ? 0 : 1 })
    .execute();
  if (!isPublic) return;
  const text = { title, short_description: "Short.", description: "Long.", image_alt: "" };
  for (const language of stored.RELEASED_LANGUAGES) {
    await db
      .insertInto("news_texts")
      .values({ news_id: id, language, ...text })
      .execute();
    const row = { kind, language, sort_key: "2026-11-02", item_id: id, folded_title: title };
    await db.insertInto("listings").values(row).execute();
  }
}

async function addVersion(db: Rows, kind: string, id: number, version: number, what: string, draft: unknown) {
  const from = what === "restored" ? 1 : what === "duplicated" ? 103 : null;
  await db
    .insertInto("item_versions")
    .values({
      kind,
      item_id: id,
      version,
      draft: JSON.stringify(draft),
      translated_from: "{}",
      what,
      from_version: from,
      saved_at: NOW,
      author_id: "",
      author: "Example",
    })
    .execute();
}

async function writeItems(db: Rows): Promise<void> {
  for (const state of stored.RELEASED_ITEM_STATES) await addItem(db, "news", ITEMS[state], state);
  await addItem(db, "news", ITEMS.missed, "draft", { missed: 1 });
  const { length } = stored.RELEASED_VERSION_ORIGINS;
  await addItem(db, "news", ITEMS.versions, "draft", { version: length });
  await db.deleteFrom("item_versions").where("item_id", "=", ITEMS.versions).execute();
  for (const [i, what] of stored.RELEASED_VERSION_ORIGINS.entries()) {
    await addVersion(db, "news", ITEMS.versions, i + 1, what, drafts.news);
  }
  for (const { kind, id, facts } of PUBLISHABLE) await addItem(db, kind, id, "draft", {}, facts);
  for (const [i, state] of stored.RELEASED_LANGUAGE_STATES.entries()) {
    const languages = JSON.stringify({ en: "complete", pl: state, de: "complete" });
    await addItem(db, "news", 110 + i, "draft", { languages });
  }
  for (const kind of stored.RELEASED_COLLECTIONS) {
    await db.updateTable("item_ids").set({ next: 301 }).where("kind", "=", kind).execute();
  }
}

/** Accounts: an admin for each language, an editor who may not sign in, and one for each link. */
async function writeStaff(db: Rows): Promise<void> {
  const at = new Date(NOW).toISOString();
  const add = async (id: string, values: object) => {
    await db
      .insertInto("staff_users")
      .values({
        id,
        username: id,
        name: `Name of ${id}`,
        email: `${id}@example.com`,
        email_verified: 0,
        role: "admin",
        language: "en",
        banned: 0,
        two_factor_enabled: 0,
        activated_at: NOW,
        created_at: at,
        updated_at: at,
        second_factor_required: 0,
        ...values,
      })
      .execute();
    await db
      .insertInto("staff_accounts")
      .values({
        id: randomUUID(),
        account_id: id,
        provider_id: "credential",
        user_id: id,
        password: await quickPasswords.hash(ADMIN.password),
        created_at: at,
        updated_at: at,
      })
      .execute();
  };
  for (const language of stored.RELEASED_LANGUAGES) await add(`anna.${language}`, { language });
  await add("editor", { role: "editor" });
  await add("banned", { role: "editor", banned: 1 });
  for (const kind of Object.keys(stored.RELEASED_LINKS)) {
    await add(kind, { role: "editor", activated_at: kind === "invitation" ? null : NOW });
    await db
      .insertInto("staff_links")
      .values({ token_hash: link(kind).hash, kind, user_id: kind, created_at: NOW, expires_at: NOW + DAY_MS })
      .execute();
  }
}

const sender = (reference: string, language: string) => ({
  ...{
    reference,
    language,
    received_at: NOW - DAY_MS,
    suspected_spam: 0,
    words_print: reference,
    folded: reference.toLowerCase(),
  },
  first_name: "Anna",
  last_name: reference,
  email: `${reference}@example.com`.toLowerCase(),
  mailbox: `${reference}@example.com`.toLowerCase(),
});

const keyOf = (reference: string) => createHash("sha1").update(reference).digest("hex");

/** References, by the values of a row. */
const messageIn = (state: string) => `M-${state}`;
const applicationIn = (state: string) => `A-${state}`;
const consentOf = (consent: string, scan: string) => `A-${consent}-${scan}`;
const erasedFor = (kind: string, reason: string) => `${kind}-${reason}`;

async function writeSubmissions(db: Rows): Promise<void> {
  const addMessage = (reference: string, values: object = {}) =>
    db
      .insertInto("messages")
      .values({ ...sender(reference, "en"), message: `Text of ${reference}`, ...values })
      .execute();
  const addApplication = (reference: string, values: object = {}) =>
    db
      .insertInto("applications")
      .values({
        ...{
          ...sender(reference, "pl"),
          phone: "",
          consent: "vacancy",
          consent_at: NOW - DAY_MS,
          file_key: keyOf(reference),
        },
        file_name: "cv.pdf",
        file_size: 7,
        file_sha256: "0".repeat(64),
        scan: "clean",
        token_hash: link(reference).hash,
        ...values,
      })
      .execute();
  for (const state of Object.keys(stored.RELEASED_MESSAGE_STATES)) await addMessage(messageIn(state), { state });
  await addMessage("M-spam", { suspected_spam: 1 });
  for (const language of stored.RELEASED_LANGUAGES) {
    await addMessage(`M-${language}`, { language });
    await addApplication(`A-${language}`, { language });
  }
  for (const state of stored.RELEASED_APPLICATION_STATES) {
    await addApplication(applicationIn(state), { state, changed_at: NOW });
  }
  for (const consent of Object.keys(stored.RELEASED_CONSENTS)) {
    for (const scan of stored.RELEASED_SCANS) await addApplication(consentOf(consent, scan), { consent, scan });
  }
  for (const reason of stored.RELEASED_ERASURES.reasons) {
    await addMessage(erasedFor("message", reason));
    await addApplication(erasedFor("application", reason));
    for (const kind of stored.RELEASED_ERASURES.kinds) {
      const reference = `${erasedFor(kind, reason)}-before`;
      await db.insertInto("erasures").values({ kind, reference, reason, erased_at: NOW }).execute();
    }
  }
}

/** Returns the recipient of a mail by its values. */
const mailTo = (kind: string, state: string, language: string) => `${kind}.${state}.${language}@example.com`;
const HAS_TOKEN = ["application-confirmation", ...stored.RELEASED_MAILS.account];
const TO_COMPANY: Record<string, keyof typeof stored.RELEASED_SITE_STATE.notifications> = {
  "message-notice": "messages",
  "application-notice": "applications",
  "withdrawal-notice": "applications",
  "waiting-reminder": "messages",
};

/** A mail of each kind in each state, those that wait in each language. */
async function writeMails(db: Rows): Promise<void> {
  const idOf = async (table: string, reference: string) => {
    const row = await db.selectFrom(table).select("id").where("reference", "=", reference).executeTakeFirst();
    return row?.id;
  };
  for (const [about, kinds] of Object.entries(stored.RELEASED_MAILS)) {
    for (const kind of kinds) {
      for (const state of stored.RELEASED_MAIL_STATES) {
        for (const language of state === "waiting" ? stored.RELEASED_LANGUAGES : (["en"] as const)) {
          const recipient = kind in TO_COMPANY ? null : mailTo(kind, state, language);
          const isWaiting = state === "waiting";
          await db
            .insertInto("outbox")
            .values({
              kind,
              message_id: `${kind}.${state}.${language}@example.com`,
              language,
              reference: `R-${kind}`,
              received_at: NOW,
              recipient,
              recipient_key: recipient,
              state,
              attempts: isWaiting ? 0 : 1,
              next_try_at: NOW,
              created_at: NOW,
              sent_at: state === "sent" ? NOW : null,
              last_error: state === "failed" ? `550 refused ${kind}` : null,
              ...{
                sealed_token:
                  state !== "sent" && HAS_TOKEN.includes(kind) ? link(`${kind}.${state}.${language}`).encrypted : null,
              },
              contact_message_id: about === "message" ? await idOf("messages", "M-new") : null,
              application_id: about === "application" ? await idOf("applications", "A-new") : null,
              staff_user_id: about === "account" ? "editor" : null,
            })
            .execute();
        }
      }
    }
  }
}

async function writeSite(db: Rows): Promise<void> {
  for (const name of stored.RELEASED_JOBS)
    await db
      .insertInto("job_runs")
      .values({ name, ran_at: NOW - 1000 })
      .execute();
  for (const [key, value] of Object.entries(stored.RELEASED_SITE_STATE)) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    await db.insertInto("site_state").values({ key, value: text }).execute();
  }
  const lease = { name: stored.RELEASED_MAIL_LEASE, holder: ANOTHER_PROCESS, until: NOW + DAY_MS };
  await db.insertInto("leases").values(lease).execute();
  const actions = Object.values(stored.RELEASED_GROUPS).flat();
  const entry = { at: NOW, actor_id: "anna.en", actor: "Name of anna.en", address: null, details: "{}" };
  for (const action of actions) {
    await db
      .insertInto("audit_log")
      .values({ ...entry, action, subject_kind: "site", subject: action })
      .execute();
  }
  for (const kind of stored.RELEASED_KINDS) {
    const row = { ...entry, action: "settings-changed", subject_kind: kind, subject: `of-${kind}` };
    await db.insertInto("audit_log").values(row).execute();
  }
}

// `release-1.test.ts` moves the rows of that release on both databases; what a value becomes is the same on each.
describe("a database of release 1", () => {
  let database: ContractDatabase;
  let smtp: TestSmtp;
  let site: RealSite;
  let visitor: WebClient;
  const admins = {} as Record<Language, WebClient>;
  const open = () => openRealSite({ DATA_DIR: database.location.dataDir, SESSION_SECRET: SECRET, SMTP_URL: smtp.url });
  beforeAll(async () => {
    database = await emptySqlite();
    const { location } = database;
    const before = connectDatabase(location, createLog("silent"));
    await migrate(before, dialectOf(location), LAST_MIGRATION);
    const rows = before as unknown as Rows;
    for (const write of [writeStaff, writeItems, writeSubmissions, writeMails, writeSite]) await write(rows);
    // A site with none of its files in DATA_DIR does not start.
    for (const { file_key } of await rows.selectFrom("applications").select("file_key").execute()) {
      const path = storedPath("files", String(file_key));
      await mkdir(join(location.dataDir, dirname(path)), { recursive: true });
      await writeFile(join(location.dataDir, path), "");
    }
    await before.destroy();
    smtp = await startSmtp();
    site = await open();
    visitor = new WebClient(site.url);
    for (const language of stored.RELEASED_LANGUAGES) {
      admins[language] = new WebClient(site.url);
      await admins[language].signIn({ username: `anna.${language}`, password: ADMIN.password });
    }
  });
  afterAll(async () => {
    await site?.close();
    await smtp?.close();
    await database?.remove();
  });

  const csvOf = (name: string, language: Language) => admins[language].send(`/dashboard/export/${name}.csv`, {});
  const rowOf = (csv: string, reference: string) =>
    csv.split("\r\n").find((line) => line.includes(`"${reference}"`)) ?? "";

  /** The key of a submission in the address of its page. */
  async function pageOf(name: "message" | "application", reference: string): Promise<string> {
    if (name === "application") return `/dashboard/applications/${reference}`;
    const found = await site.services.storage.submissions.of(formOf(name)).find({ reference });
    return `/dashboard/messages/${found?.id}`;
  }

  /** Posts a change of state as the page's form does. */
  async function changeState(name: "message" | "application", reference: string, from: string, to: string) {
    const saw = name === "message" ? { sawState: from, sawOwner: "" } : { seen: from };
    await admins.en.send(await pageOf(name, reference), { intent: "state", state: to, ...saw });
  }

  describe.each(LANGUAGE_CODES)("in %s", (language) => {
    test.each(Object.entries(stored.RELEASED_MESSAGE_STATES))("a message is %s", async (state) => {
      const label = inboxOf("message", language).states[state] ?? "";
      expect(label).toMatch(/\p{L}{2}/u);
      const reference = messageIn(state);
      expect(rowOf(await csvOf("messages", language), reference)).toContain(`"${label}"`);
      expect(await admins[language].open(await pageOf("message", reference))).toContain(`>${label}</span>`);
    });

    test.each(stored.RELEASED_APPLICATION_STATES)("an application is %s", async (state) => {
      const label = inboxOf("application", language).states[state] ?? "";
      expect(label).toMatch(/\p{L}{2}/u);
      const reference = applicationIn(state);
      expect(rowOf(await csvOf("applications", language), reference)).toContain(`"${label}"`);
      expect(await admins[language].open(await pageOf("application", reference))).toContain(`>${label}</span>`);
      const own = await visitor.open(`${language === "en" ? "" : `/${language}`}/application/${tokens.get(reference)}`);
      const words = wordsOfStates(formOf("application"), language, undefined)?.[state] ?? "";
      expect(words).toMatch(/\p{L}{2}/u);
      expect(wordsOf(own)).toContain(words);
    });

    test.each(Object.entries(stored.RELEASED_CONSENTS))("an applicant has agreed to %s", async (consent, setting) => {
      const label = inboxOf("application", language).choices.consent?.[consent] ?? "";
      expect(label).toMatch(/\p{L}{2}/u);
      const reference = consentOf(consent, "clean");
      expect(wordsOf(await admins[language].open(await pageOf("application", reference)))).toContain(label);
      const months = stored.RELEASED_SITE_STATE.retention[setting as "applicationMonths" | "futureMonths"];
      const { locale } = LANGUAGES[language];
      const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
      const own = await visitor.open(`${language === "en" ? "" : `/${language}`}/application/${tokens.get(reference)}`);
      expect(wordsOf(own)).toContain(day.format(addMonths(NOW - DAY_MS, months)));
    });

    test("items have their states and plans", async () => {
      const { parts, list } = textsIn(language);
      const page = async (search: string) => admins[language].open(`/dashboard/news${search}`);
      for (const state of stored.RELEASED_ITEM_STATES) {
        const html = await page(`?state=${state}`);
        expect(html).toContain(`news ${ITEMS[state]} ${state}`);
        expect(html).toContain(`>${parts.states[state]}</span>`);
      }
      expect(wordsOf(await page("?state=draft"))).toContain(list.missed);
    });

    test("items have the state of each language", async () => {
      const { parts } = textsIn(language);
      for (const [i, state] of stored.RELEASED_LANGUAGE_STATES.entries()) {
        const html = await admins[language].open(`/dashboard/news?q=${encodeURIComponent(`news ${110 + i}`)}`);
        expect(html).toContain(
          fill(parts.languageState, {
            language: capitalized(languageName("pl", language)),
            state: parts.languageStates[state],
          }),
        );
      }
    });

    test("versions have their origin", async () => {
      const { history } = textsIn(language);
      const words = wordsOf(await admins[language].open(`/dashboard/news/${ITEMS.versions}/history`));
      for (const what of stored.RELEASED_VERSION_ORIGINS) {
        expect(words).toContain(fill(history.whats[what], { from: what === "restored" ? 1 : 103 }));
      }
    });

    test("failed mails and jobs have their names", async () => {
      const { health } = textsIn(language);
      const shown = forms.map((form) => ({ ...describeForm(form), texts: inboxTexts(form.texts.folder, language) }));
      const names = mailNames(shown, health);
      const words = wordsOf(await admins[language].open("/dashboard/health"));
      for (const kind of Object.values(stored.RELEASED_MAILS).flat()) {
        expect(names[kind]).toMatch(/\p{L}{2}/u);
        expect(words).toContain(names[kind]);
        expect(words).toContain(`550 refused ${kind}`);
      }
      for (const job of stored.RELEASED_JOBS)
        expect(words).toContain(health.jobNames[job as keyof typeof health.jobNames]);
    });

    test("accounts have their roles", async () => {
      const { accountForms } = textsIn(language);
      const words = wordsOf(await admins[language].open("/dashboard/staff"));
      for (const role of stored.RELEASED_ROLES) expect(words).toContain(accountForms.roles[role as "editor" | "admin"]);
    });
  });

  test("choices in drafts are those of today", () => {
    expect(projects.facts.mayNameVessel.choices).toEqual(stored.RELEASED_PERMISSIONS);
    expect(projects.facts.mayNameClient.choices).toEqual(stored.RELEASED_PERMISSIONS);
    expect(offers.facts.kind.choices).toEqual(stored.RELEASED_OFFER_KINDS);
    expect(companyServices.map(({ id }) => id)).toEqual(stored.RELEASED_SERVICES);
    expect(LANGUAGE_CODES).toEqual(expect.arrayContaining([...stored.RELEASED_LANGUAGES]));
  });

  test("submissions have the states and choices of their forms", () => {
    const message = formOf("message");
    expect(message.states).toEqual(stored.RELEASED_MESSAGE_STATES);
    expect(Object.keys(formOf("application").states)).toEqual(stored.RELEASED_APPLICATION_STATES);
    for (const [name, limit] of Object.entries(stored.RELEASED_LIMITS)) expect(formOf(name).limit.name).toBe(limit);
    expect(formOf("application").retention).toMatchObject({
      times: Object.fromEntries(
        Object.entries(stored.RELEASED_CONSENTS).map(([consent, setting]) => [consent, { setting }]),
      ),
    });
  });

  test("addresses of inboxes show the same submissions", () => {
    for (const [name, searches] of Object.entries(stored.RELEASED_INBOX_SEARCHES)) {
      const form = formOf(name);
      const read = (search: string) => inboxSearch(form, readInboxQuery(new URLSearchParams(search), form));
      const [first = "", ...others] = searches;
      expect([read(first), ...others.map(read)]).toEqual(["", ...others]);
    }
  });

  test("submissions have their languages, spam marks and results of file scans", async () => {
    const messages = await csvOf("messages", "en");
    const applications = await csvOf("applications", "en");
    for (const language of stored.RELEASED_LANGUAGES) {
      expect(rowOf(messages, `M-${language}`)).toContain(`"${language}"`);
      expect(rowOf(applications, `A-${language}`)).toContain(`"${language}"`);
    }
    expect(await admins.en.open("/dashboard/messages?state=spam")).toContain("M-spam");
    expect(await admins.en.open("/dashboard/messages?state=all")).not.toContain("M-spam");
    for (const scan of stored.RELEASED_SCANS) {
      const email = `${consentOf("future", scan)}@example.com`.toLowerCase();
      const answer = await admins.en.post("/dashboard/person/archive", { email });
      const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
      const { applications: found } = JSON.parse(String(files.get("data.json")));
      expect(found).toMatchObject([{ state: "new", consent: "future", language: "pl", file: { virusScan: scan } }]);
    }
  });

  test("settings are unchanged", async () => {
    const { settings, contentVersion, erasures } = site.services.storage;
    const { retention, navigation, notifications, content_version } = stored.RELEASED_SITE_STATE;
    expect(await settings.retention()).toEqual({ ...defaultRetention(forms), ...retention });
    expect(await settings.navigation()).toEqual(navigation);
    expect(await settings.notifications()).toEqual({ ...NOBODY_NOTIFIED, ...notifications });
    expect(await contentVersion()).toBeGreaterThanOrEqual(Number(content_version));
    const header = /<header.*?<\/header>/s.exec(await visitor.open("/contact"))?.[0] ?? "";
    expect(header).toContain('href="/about"');
    for (const part of navigation.hidden) expect(header).not.toContain(`href="/${part}"`);
    expect(erasures).toBeDefined();
  });

  test("jobs that have run today are not run again", async () => {
    const { jobRuns } = site.services.storage;
    const runs = await jobRuns.all();
    expect(runs.map(({ name }) => name).toSorted()).toEqual(stored.RELEASED_JOBS.toSorted());
    for (const { ranAt } of runs) expect(ranAt).toBe(NOW - 1000);
  });

  test("links of accounts open their own page only", async () => {
    for (const [kind, address] of Object.entries(stored.RELEASED_LINKS)) {
      const token = tokens.get(kind);
      expect(await visitor.open(address + token)).toContain(`name="username" value="${kind}"`);
      for (const other of Object.values(stored.RELEASED_LINKS)) {
        if (other !== address) expect((await visitor.request(other + token)).status).not.toBe(200);
      }
    }
  });

  test("accounts have the permissions of their role; a disabled one cannot sign in", async () => {
    const editor = new WebClient(site.url);
    await editor.signIn({ username: "editor", password: ADMIN.password });
    expect((await editor.request("/dashboard/messages")).status).toBe(200);
    expect((await editor.request("/dashboard/applications")).status).toBe(403);
    const credentials = { username: "banned", password: ADMIN.password };
    expect((await new WebClient(site.url).post("/dashboard", { intent: "sign-in", ...credentials })).status).toBe(401);
  });

  test("entries of the audit log stay as they were stored", async () => {
    const csv = await admins.en.send("/dashboard/audit/entries.csv", {});
    for (const action of Object.values(stored.RELEASED_GROUPS).flat())
      expect(csv).toContain(`"${action}","site","${action}"`);
    for (const kind of stored.RELEASED_KINDS) expect(csv).toContain(`"settings-changed","${kind}","of-${kind}"`);
  });

  test("the list of erasures has them all, and erases again what a backup restores", async () => {
    const { storage } = site.services;
    const entries = stored.RELEASED_ERASURES.kinds.flatMap((kind) =>
      stored.RELEASED_ERASURES.reasons.map((reason) => ({
        kind,
        reason,
        reference: erasedFor(kind, reason),
        erasedAt: NOW,
      })),
    );
    const before = entries.map((entry) => ({ ...entry, reference: `${entry.reference}-before` }));
    const backups = join(database.location.dataDir, "backups");
    await expect.poll(() => readLedger(backups), SOON).toEqual(expect.arrayContaining(before));
    const submissions = () =>
      Promise.all(entries.map(({ kind, reference }) => storage.submissions.of(formOf(kind)).find({ reference })));
    expect(await submissions()).not.toContain(undefined);
    expect(await replayErasures(storage, entries, NOW)).toBe(entries.length);
    expect(await submissions()).toEqual(entries.map(() => undefined));
  });

  test("an item can be changed from each state", async () => {
    const statuses = async () =>
      Promise.all(
        stored.RELEASED_ITEM_STATES.map(async (state) => (await visitor.request(`/news/${ITEMS[state]}`)).status),
      );
    const perform = async (kind: string, id: number, what: object) =>
      admins.en.call<{ kind: string; state: string }>(`/dashboard/act/${kind}/${id}`, what);
    expect(await statuses()).toEqual([404, 404, 200, 410, 404]);
    expect(await perform("news", ITEMS.bin, { do: "restore" })).toMatchObject({ kind: "done", state: "draft" });
    expect(await perform("news", ITEMS.published, { do: "withdraw" })).toMatchObject({
      kind: "done",
      state: "withdrawn",
    });
    const others = [ITEMS.draft, ITEMS.scheduled, ITEMS.withdrawn, ITEMS.bin, ITEMS.missed];
    for (const id of others) {
      expect(await perform("news", id, { do: "publish", version: 1 })).toMatchObject({
        kind: "done",
        state: "published",
      });
    }
    expect(await statuses()).toEqual([200, 200, 410, 200, 200]);
    for (const { kind, id } of PUBLISHABLE) {
      expect(await perform(kind, id, { do: "publish", version: 1 })).toMatchObject({
        kind: "done",
        state: "published",
      });
    }
    const { id } = await admins.en.call<{ id: number }>(`/dashboard/act/news/${ITEMS.draft}`, { do: "duplicate" });
    expect(id).toBe(301);
  });

  test("submissions can be changed from each state to each other", async () => {
    for (const [name, states, referenceIn] of [
      ["message", Object.keys(stored.RELEASED_MESSAGE_STATES), messageIn],
      ["application", stored.RELEASED_APPLICATION_STATES, applicationIn],
    ] as const) {
      const { states: labels } = inboxOf(name, "en");
      for (const [i, state] of states.entries()) {
        const next = states[(i + 1) % states.length] ?? "";
        await changeState(name, referenceIn(state), state, next);
        expect(rowOf(await csvOf(`${name}s`, "en"), referenceIn(state))).toContain(`"${labels[next]}"`);
      }
    }
  });

  test("mails of each kind are sent once, in their language, when no other process has the lease", async () => {
    const kinds = Object.values(stored.RELEASED_MAILS).flat();
    const of = (kind: string, state: string, language: string) =>
      smtp.received.filter((mail) => mail.source.includes(`${kind}.${state}.${language}@example.com>`));
    const all = kinds.flatMap((kind) => stored.RELEASED_LANGUAGES.map((language) => [kind, language] as const));
    expect(smtp.received).toEqual([]);
    await site.services.storage.leases.release(stored.RELEASED_MAIL_LEASE, ANOTHER_PROCESS);
    // A starting process looks for mails at once.
    await site.close();
    site = await open();
    admins.en.url = site.url;
    await admins.en.send("/dashboard/health", { intent: "retry-all" });
    await expect
      .poll(() => all.filter(([kind, language]) => of(kind, "waiting", language).length !== 1), SOON)
      .toEqual([]);
    const { notifications } = stored.RELEASED_SITE_STATE;
    for (const [kind, language] of all) {
      const [mail] = of(kind, "waiting", language);
      const list = TO_COMPANY[kind];
      expect(mail?.to).toEqual(list === undefined ? [mailTo(kind, "waiting", language)] : notifications[list]);
      expect(mail?.header("subject")).toMatch(/^[^{}]{8,}$/);
      if (HAS_TOKEN.includes(kind)) expect(mail?.text).toContain(tokens.get(`${kind}.waiting.${language}`));
    }
    for (const kind of kinds) {
      const subjects = stored.RELEASED_LANGUAGES.map((language) => of(kind, "waiting", language)[0]?.header("subject"));
      expect(new Set(subjects).size, `${kind}: ${subjects.join(", ")}`).toBe(stored.RELEASED_LANGUAGES.length);
    }
    await expect.poll(() => kinds.filter((kind) => of(kind, "failed", "en").length !== 1), SOON).toEqual([]);
    expect(kinds.filter((kind) => of(kind, "sent", "en").length > 0)).toEqual([]);
  });
});
