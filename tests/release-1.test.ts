import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyContent } from "#collections/company-content.server.ts";
import { collections } from "#collections/index.ts";
import { makeBackup } from "#features/backup/make-backup.server.ts";
import { openSnapshot } from "#features/backup/open-snapshot.server.ts";
import { restoreArchive } from "#features/backup/restore-archive.server.ts";
import type { Row } from "#features/backup/row-lines.server.ts";
import { DRAFT_PARAM, FIRST_DRAFT } from "#features/publishing/autosaves.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { storedDraftSchema } from "#features/publishing/drafts/draft-schemas.ts";
import { isFileList, listedLabels } from "#features/publishing/fields.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES, type Language, type Localized, localized } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { setClock } from "../tools/test/clock.ts";
import { startSmtp } from "../tools/test/smtp.ts";
import { authenticator } from "./accounts/authenticator-app.ts";
import { SoftPasskey } from "./accounts/soft-passkey.ts";
import { hashesOf } from "./backup/backup-contract.ts";
import { comparable, type FileRecord, recordsOf } from "./content-transfer/transfer-site.ts";
import { emptyPostgres, emptySqlite } from "./contract-databases.ts";
import { named } from "./draft-samples.ts";
import { unzipped } from "./personal-data/unzipped.ts";
import { openRealSite, type RealSite } from "./real-site.ts";
import {
  cvBytes,
  openReleasedData,
  type ReleasedData,
  release1,
  releasedContent as released,
  releasedFile,
} from "./released-data.ts";
import { missingRows, rowsToday } from "./released-rows.ts";
import { TEST_ORIGIN } from "./site-handler.ts";
import { releasedSqlite, stateOf } from "./upgrade/released-database.ts";
import { WebClient } from "./web-client.ts";

/*
 * Tests today's code on data of release 1 from outside: as visitors, staff and programs see it. The tests of one form of
 * the data share a copy and run in order: first those that only read, last those that move the clock.
 */

/** Time-out for background work. */
const SOON = { timeout: 10_000 };
/** Time-out in ms for tests of many steps, on a busy machine. */
const LONG = 60_000;

type Kind = "news" | "project" | "product" | "offer";

const { admin: ADMIN, editor: EDITOR, items, messages, applications, pictures, deleted, erased } = release1;
const FOLDERS: Record<Kind, string> = { news: "news", project: "projects", product: "products", offer: "careers" };

/** Returns the public path of an item. */
const pathOf = ({ kind, id }: { kind: string; id: number }) => `/${FOLDERS[kind as Kind]}/${id}`;
const sameIn = (title: string): Localized<string> => ({ en: title, pl: title, de: title });

/** Headings of published items. */
const HEADINGS: readonly [item: keyof typeof items, Localized<string>][] = [
  ["full", { en: "Every node (en)", pl: "Każdy węzeł (pl)", de: "Jeder Knoten (de)" }],
  ["changed", { en: "Changed since (en)", pl: "Changed since (pl)", de: "Changed since (de)" }],
  ["englishOnly", sameIn("English only (en)")],
  ["withoutPolish", { ...sameIn("Without Polish (en)"), de: "Without Polish (de)" }],
  // Its Polish version has a title only.
  ["byProgram", sameIn("By a program (en)")],
  ["project", { en: "Crane drives (en)", pl: "Napędy żurawia (pl)", de: "Kranantriebe (de)" }],
  ["projectEnglishOnly", sameIn("Without details (en)")],
  ["product", { en: "Relay (en)", pl: "Przekaźnik (pl)", de: "Relais (de)" }],
  ["productWithoutPolish", { ...sameIn("Meter (en)"), de: "Messgerät (de)" }],
  ["offer", { en: "Electrician (en)", pl: "Electrician (pl)", de: "Electrician (de)" }],
];

/** Statuses of the addresses of other items. */
const STATUSES: readonly [path: string, status: number][] = [
  [pathOf(items.withdrawn), 410],
  [pathOf(items.binned), 410],
  [pathOf({ kind: "news", id: deleted.published }), 410],
  [pathOf({ kind: "news", id: deleted.neverPublished }), 404],
  [pathOf(items.planned), 404],
  [pathOf(items.newsDraft), 404],
  [pathOf(items.projectDraft), 404],
  [pathOf(items.offerExpired), 410],
  [pathOf(items.offerNotYetOpen), 404],
  [pathOf(items.plannedEnd), 200],
];

interface Draft {
  texts: Record<Language, Record<string, string>>;
}

interface ExportedItem {
  type: "item";
  kind: string;
  id: number;
  version: number;
  versions: { version: number; draft: Draft }[];
}

/** Returns the newest version of an item, as the release exported it. */
function draftOf({ kind, id, version }: { kind: string; id: number; version: number }): Draft {
  const exported = recordsOf(released) as unknown as ExportedItem[];
  const item = exported.find((record) => record.type === "item" && record.kind === kind && record.id === id);
  const newest = item?.versions.find((saved) => saved.version === version);
  if (newest === undefined) throw new Error(`the export has no version ${version} of ${kind} ${id}`);
  return storedDraftSchema(named(kind)).parse(newest.draft) as Draft;
}

/** The facts that later releases added, with entries of lists. */
const LABEL_FACTS = new Set(collections.flatMap((collection) => listedLabels(collection)).map(({ fact }) => fact));
/** The lists of files that later releases added, which are empty. */
const FILE_LISTS = new Set(
  (collections as readonly AnyCollection[]).flatMap(({ facts }) =>
    Object.keys(facts).filter((name) => facts[name] !== undefined && isFileList(facts[name])),
  ),
);

/** The fields that later releases added, which are empty. */
const LATER_FIELDS = new Set(["dimensions", "orderCode", "measurements", "properties", "results"]);

const isLater = (name: string, value: unknown) =>
  LABEL_FACTS.has(name) ||
  (FILE_LISTS.has(name) && Array.isArray(value) && value.length === 0) ||
  (LATER_FIELDS.has(name) && value === "");

/** Returns the facts of a draft, or its texts in one language, without what came later. */
const withoutLaterFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isLater(name, value)));

/** Returns a draft without what came later, in its texts too. */
function withoutLaterInDraft({ texts, ...facts }: Draft): object {
  const languages = Object.entries(texts).map(([language, fields]) => [language, withoutLaterFields(fields)]);
  return { ...withoutLaterFields(facts), texts: Object.fromEntries(languages) };
}

/** Returns the retention times without those of forms that the release did not have. */
function withoutLaterTimes(retention: unknown): object {
  const { quoteMonths: _later, ...times } = retention as Readonly<Record<string, number>>;
  return times;
}

/** Returns an exported record whose drafts and retention times are without what came later. */
function withoutLater(record: FileRecord): FileRecord {
  if (record.type === "retention") return { ...record, retention: withoutLaterTimes(record.retention) };
  if (record.type !== "item") return record;
  const { versions } = record as unknown as ExportedItem;
  return {
    ...record,
    versions: versions.map((version) => ({ ...version, draft: withoutLaterInDraft(version.draft) })),
  };
}

/** Returns the tables with drafts that are without them. */
const withoutLaterIn = ({ item_versions = [], ...tables }: Readonly<Record<string, readonly Row[]>>) => ({
  ...tables,
  item_versions: item_versions.map((row) => ({
    ...row,
    draft: JSON.stringify(withoutLaterInDraft(JSON.parse(String(row.draft)))),
  })),
});

/** Signs the release's admin in, with a code of the authenticator app. */
async function signedIn(site: RealSite, who: typeof ADMIN | typeof EDITOR): Promise<WebClient> {
  const client = new WebClient(site.url);
  await client.signIn(who, "totpSecret" in who ? authenticator(who.totpSecret).code : undefined);
  return client;
}

async function bytesOf(answer: Promise<Response>): Promise<Buffer> {
  return Buffer.from(await (await answer).arrayBuffer());
}

/**
 * Whether a kind is newer than the first release: company content, which later releases start with, and a collection
 * whose examples they add while others are public.
 */
const isNewer = (kind: unknown) => kind === "achievement" || String(kind) in companyContent;

/** Returns the company's record without its figures, which are a list today. */
function withoutStatistics(record: FileRecord): FileRecord {
  if (record.type !== "company") return record;
  const { statistics: _, ...company } = record.company as Record<string, unknown>;
  return { ...record, company };
}

/** Returns the records of a content file without those of newer kinds. */
const releasedRecords = (file: string) =>
  comparable(file).flatMap((record) => {
    if (record.type === "ids") {
      const next = Object.entries(record.next as object).filter(([kind]) => !isNewer(kind));
      return [{ ...record, next: Object.fromEntries(next) }];
    }
    if (record.type === "company") {
      const { legal, ...company } = record.company as Record<string, unknown>;
      // Later releases have it; staff of the first one have not entered it.
      expect(legal).toEqual(exampleCompany.legal);
      return [{ ...record, company }];
    }
    return isNewer(record.kind) ? [] : [record];
  });

/** Words of the release's tables and what today's tables say instead. */
const RENAMED_LABELS = {
  "Job offer": "Vacancy",
  "E-mail": "Email",
  State: "Status",
  "State since": "Status since",
  "Taken by": "Assigned to",
  "In hand": "In progress",
  "Agreed to": "Retention",
  "Agreed on": "Chosen on",
  "For this vacancy": "For this application only",
  "For future vacancies too": "Also for future vacancies",
};

/** A table of the release with today's labels and last column: its values, their order and their form stay. */
const withTodaysLabels = (table: string): string =>
  Object.entries(RENAMED_LABELS)
    .reduce((text, [then, now]) => text.replaceAll(`"${then}"`, `"${now}"`), table)
    // With the time of the state: an applicant of the release has this word as a name.
    .replaceAll('"Declined","20', '"Rejected","20')
    .replace(/"(Suspected spam|yes|no)"\r\n/g, (_, last: string) =>
      last === "Suspected spam" ? `"${last}","Last reply"\r\n` : `"${last}",""\r\n`,
    );

/** Expects the figures that the release stored in the company's record. */
async function expectReleasedFigures(visitor: WebClient): Promise<void> {
  const { company } = recordsOf(released).find(({ type }) => type === "company") as unknown as {
    company: { statistics: Record<string, number> };
  };
  const { founded, ...counts } = company.statistics;
  const [home, media] = [await visitor.open("/"), await visitor.open("/media")];
  expect(home).toContain(`Since ${founded}, we have worked`);
  expect(home).toContain(`"foundingDate":"${founded}"`);
  for (const count of Object.values(counts)) {
    expect(home).toContain(`over ${count}</span>`);
    expect(media).toContain(`>over ${count}</dd>`);
  }
}

const exportedBy = (admin: WebClient) => bytesOf(admin.post("/dashboard/export/content.json", {}));

/** Expects each row of release 1 in the table that it has today, and no other rows but those of newer kinds. */
async function expectRowsOfToday({ location }: ReleasedData): Promise<void> {
  const released = await releasedSqlite();
  const { tables: before } = await stateOf(released.location);
  await released.remove();
  const now: Readonly<Record<string, readonly Row[]>> = withoutLaterIn((await stateOf(location)).tables);
  for (const [table, wanted] of Object.entries(rowsToday(before))) {
    expect(missingRows(wanted, now[table] ?? []), table).toEqual([]);
    const own = now[table]?.filter(({ kind, collection }) => !isNewer(kind ?? collection));
    // Staff have signed in, which is recorded; lists of job offers, references to entries and ids of forms are new.
    if (!["audit_log", "site_state", "listing", "references", "item_ids"].includes(table))
      expect(own, table).toHaveLength(wanted.length);
  }
}

// A site on SQLite finds the same rows in a data folder and after a restore: the others are tested as a site.
test("the archive of release 1 on SQLite: each row is in its new table, and there are no others", async () => {
  const data = await openReleasedData("archive on SQLite");
  const site = await openRealSite(data.environment);
  await site.close();
  await expectRowsOfToday(data);
  await data.remove();
});

describe.each(["data folder", "archive on PostgreSQL"] as const)("release 1, %s", (form) => {
  let data: ReleasedData;
  let site: RealSite;
  let visitor: WebClient;
  let admin: WebClient;
  let editor: WebClient;
  beforeAll(async () => {
    data = await openReleasedData(form);
    site = await openRealSite(data.environment);
    visitor = new WebClient(site.url);
    admin = await signedIn(site, ADMIN);
    editor = await signedIn(site, EDITOR);
  });
  afterAll(async () => {
    await site?.close();
    await data?.remove();
  });

  describe("is read", () => {
    test("each row is in its new table, and there are no others", () => expectRowsOfToday(data));

    test.each(HEADINGS)("the page of %s has its heading in each language", async (name, headings) => {
      for (const language of LANGUAGE_CODES) {
        const html = await visitor.open(localizedPath(pathOf(items[name]), language));
        expect(/<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(html)?.[1]).toBe(localized(headings, language));
      }
    });

    test.each(STATUSES)("%s answers %i", async (path, status) => {
      expect((await visitor.request(path)).status).toBe(status);
    });

    test("a text shows each of its nodes and marks", async () => {
      const html = await visitor.open(pathOf(items.full));
      for (const part of [
        ...["<h2", "English: heading", "<h3", "English: lists", "<strong>bold</strong>", "<em>italic</em>", "<br/>"],
        ...["<ul", '<ol start="3"', "<blockquote", "<figcaption", "English: caption of an uploaded picture"],
        ...['href="/news/1"', 'href="https://www.example.com/path?query=1"', 'href="mailto:office@example.com"'],
        ...['href="tel:+48000000000"', 'src="/drawings/pic-radar.svg"', `/pictures/${pictures.quay.key}/640x480/`],
      ]) {
        expect(html).toContain(part);
      }
    });

    test("pictures and the data sheet are served as they were stored; a picture of no published item is not", async () => {
      for (const { key, path } of [pictures.quay, pictures.relay]) {
        const folder = releasedFile(`site/pictures/${key}`);
        const [version = ""] = await readdir(folder);
        for (const file of ["full.jpg", "whole-480.avif"]) {
          const served = await bytesOf(visitor.request(path.replace("full.jpg", file)));
          expect(served.equals(await readFile(join(folder, version, file)))).toBe(true);
        }
      }
      for (const { path } of [pictures.planned, pictures.unused]) {
        expect((await visitor.request(path)).status).toBe(404);
        expect((await editor.request(path)).status).toBe(200);
      }
      const sheet = await bytesOf(visitor.request(release1.document.path));
      expect(sheet.equals(await cvBytes("ghostscript.pdf"))).toBe(true);
    });

    test("the API gives an item in its three languages", async () => {
      const answer = await visitor.request(`/api/news/${items.full.id}`);
      expect(await answer.json()).toMatchObject({ title: "Every node (en)", title_pl: "Każdy węzeł (pl)" });
    });

    test("the settings are unchanged", async () => {
      const { settings } = release1;
      const contact = await visitor.open("/contact");
      for (const text of [settings.name, settings.street, settings.phone, settings.email])
        expect(contact).toContain(text);
      expect(contact).not.toContain('href="/media"');
      const page = await admin.open("/dashboard/settings");
      for (const value of [settings.messages, settings.applications, settings.contactMonths]) {
        expect(page).toContain(`value="${value}"`);
      }
    });

    test("the figures of the company's record are a list, which pages and texts take them from", async () => {
      await expectReleasedFigures(visitor);
      expect(await admin.open("/dashboard/figures/1")).toContain(`value="${release1.settings.founded}"`);
    });

    test("all content, messages and applications are exported as the release exported them", async () => {
      expect(releasedRecords(String(await exportedBy(admin))).map(withoutLater)).toEqual(
        comparable(released).map(withoutStatistics),
      );
      for (const file of ["messages.csv", "applications.csv"]) {
        const today = await bytesOf(admin.post(`/dashboard/export/${file}`, {}));
        expect(String(today)).toBe(withTodaysLabels(await readFile(releasedFile(file), "utf8")));
      }
    });

    test("each message has its text, notes and mails", async () => {
      const pages = new Map<string, string>();
      for (const { id, reference, message } of Object.values(messages)) {
        const html = await editor.open(`/dashboard/messages/${id}`);
        expect(html).toContain(reference);
        expect(html).toContain(message.split("\n")[0]);
        pages.set(reference, html);
      }
      expect(pages.get(messages.inHand.reference)).toContain(release1.notes.message);
      expect(pages.get(release1.mails.failed)).toContain("550 5.1.1 No such mailbox");
      expect(pages.get(release1.mails.retrying)).toContain("451 4.2.1 Try again later");
    });

    test("each application has its CV, and its applicant's link opens it", async () => {
      for (const { reference, email, cv, link } of Object.values(applications)) {
        const stored = await bytesOf(admin.request(`/dashboard/applications/${reference}/cv`));
        expect(stored.equals(await cvBytes(cv))).toBe(true);
        const page = await visitor.open(link);
        for (const text of [reference, email, cv]) expect(page).toContain(text);
      }
      const { reference } = applications.docx;
      expect(await admin.open(`/dashboard/applications/${reference}`)).toContain(release1.notes.application);
    });

    test("one person's archive has everything of that person", async () => {
      const { email, reference, cv } = applications.docx;
      const files = await unzipped(await bytesOf(admin.post("/dashboard/person/archive", { email })));
      expect(files.get(`files/${reference}.docx`)?.equals(await cvBytes(cv))).toBe(true);
      expect(JSON.parse(String(files.get("data.json"))).applications).toMatchObject([
        {
          reference,
          state: "shortlisted",
          consent: "future",
          notes: [{ author: ADMIN.name, text: release1.notes.application }],
          ratings: [{ author: ADMIN.name, stars: 4 }],
          mails: [{ state: "sent" }, { state: "sent" }],
        },
      ]);
    });

    test("the audit log has its entries", async () => {
      const log = String(await bytesOf(admin.post("/dashboard/audit/entries.csv", {})));
      for (const text of [ADMIN.name, EDITOR.name, applications.docx.reference, messages.closed.reference]) {
        expect(log).toContain(text);
      }
      expect(log.split("\r\n").length).toBeGreaterThan(60);
    });

    test("unsaved drafts are visible to their author only", async () => {
      const { news, changed, offer } = release1.unsaved;
      expect(await editor.open("/dashboard/news")).toContain(news.title);
      expect(await editor.open(`/dashboard/news/create?${DRAFT_PARAM}=${FIRST_DRAFT}`)).toContain(news.title);
      expect(await admin.open("/dashboard/news")).not.toContain(news.title);
      expect(await admin.open(`/dashboard/news/create?${DRAFT_PARAM}=${FIRST_DRAFT}`)).not.toContain(news.title);
      expect(await admin.open(`/dashboard/offers/create?${DRAFT_PARAM}=${FIRST_DRAFT}`)).toContain(offer.title);
      const path = `/dashboard/news/${items.changed.id}`;
      expect(await admin.open(path)).toContain(changed.title);
      expect(await editor.open(path)).not.toContain(changed.title);
    });

    test("a preview link shows the version that is not published", async () => {
      expect(await visitor.open(release1.previewLink.path)).toContain(items.changed.title);
    });

    test("nothing of erased people is left", async () => {
      expect((await visitor.request(erased[0]?.link ?? "")).status).toBe(404);
      const snapshot = await openSnapshot(data.location);
      const found: string[] = [];
      for (const table of snapshot.tables) {
        for await (const rows of snapshot.rows(table)) {
          const text = JSON.stringify(rows);
          for (const { email, firstName } of erased) {
            if (text.includes(email) || text.includes(firstName)) found.push(`${email} in ${table.name}`);
          }
        }
      }
      await snapshot.close();
      expect(found).toEqual([]);
      const files = await readdir(join(data.location.dataDir, "files"), { recursive: true, withFileTypes: true });
      expect(files.filter((file) => file.isFile())).toHaveLength(Object.keys(applications).length);
      const ledger = await readFile(join(data.location.dataDir, "backups/erasures.jsonl"), "utf8");
      for (const { references } of erased) for (const reference of references) expect(ledger).toContain(reference);
    });

    test("a backup of it is restored unchanged on the other database", { timeout: LONG }, async () => {
      const config = { ...data.location, backupDir: join(data.location.dataDir, "backups"), sessionSecret: undefined };
      const { path, manifest } = await makeBackup(config);
      const other = await (form === "archive on PostgreSQL" ? emptySqlite() : emptyPostgres());
      const backupDir = await mkdtemp(join(tmpdir(), "site-backups-"));
      try {
        const there = { ...other.location, backupDir, sessionSecret: undefined };
        await restoreArchive({
          forms,
          archive: path,
          config: there,
          overwrite: false,
          siteIsStopped: false,
          ledger: undefined,
        });
        const again = await makeBackup(there);
        expect(hashesOf(again.manifest)).toEqual(hashesOf(manifest));
        expect(again.manifest.files.map(({ sha256 }) => sha256)).toEqual(manifest.files.map(({ sha256 }) => sha256));
        expect(manifest.missing).toEqual([]);
      } finally {
        await rm(backupDir, { recursive: true, force: true });
        await other.remove();
      }
    });
  });

  describe("lets its staff in", () => {
    test("open sessions continue in the data folder; a backup has none", async () => {
      for (const { session } of [ADMIN, EDITOR]) {
        const client = new WebClient(site.url);
        client.cookie = session;
        expect((await client.request("/dashboard/account")).status).toBe(form === "data folder" ? 200 : 401);
      }
    });

    test("with a recovery code that was not used, and once only", async () => {
      const { username, password, usedRecoveryCode, recoveryCodes } = ADMIN;
      const [code = ""] = recoveryCodes;
      const statuses: number[] = [];
      for (const tried of [usedRecoveryCode, code, code]) {
        const client = new WebClient(site.url);
        await client.send("/dashboard", { intent: "sign-in", username, password });
        statuses.push((await client.post("/dashboard", { intent: "recovery-code", code: tried })).status);
      }
      expect(statuses).toEqual([401, 303, 401]);
    });

    test("with the passkey", async () => {
      const client = new WebClient(site.url);
      const passkey = new SoftPasskey(TEST_ORIGIN, ADMIN.passkey);
      const step = "/api/auth/passkey/";
      const options = await client.call<{ challenge: string; rpId: string }>(
        `${step}generate-authenticate-options`,
        {},
      );
      await client.call(`${step}verify-authentication`, { response: passkey.authenticate(options) });
      expect(await client.open("/dashboard/account")).toContain(ADMIN.name);
    });

    test("and programs with their token", async () => {
      const draft = { title: "From a program today", short_description: "Short.", description: "Long." };
      const authorization = `Bearer ${EDITOR.apiToken}`;
      const { id } = await visitor.call<{ id: number }>("/api/news", draft, { authorization });
      expect(await visitor.open(`/news/${id}`)).toContain("From a program today");
    });
  });

  describe("keeps its submissions", () => {
    test("a message and an application change from their states", async () => {
      const message = `/dashboard/messages/${messages.closed.id}`;
      await admin.send(message, { intent: "state", state: "in-hand", sawState: "closed", sawOwner: "" });
      await admin.send(message, { intent: "note", note: "A note of today" });
      expect(await admin.open(message)).toContain("A note of today");
      const { reference } = applications.pdf;
      await admin.send(`/dashboard/applications/${reference}`, { intent: "state", seen: "new", state: "invited" });
      await visitor.send(applications.declined.link, { do: "erase", sure: "on" });
      expect((await visitor.request(applications.declined.link)).status).toBe(404);
      const csv = String(await bytesOf(admin.post("/dashboard/export/applications.csv", {})));
      expect(csv).toMatch(new RegExp(`"${reference}".*"Invited"`));
      expect(csv).not.toContain(applications.declined.email);
    });
  });

  // Staff change entries and plans of today, whose own tests have both databases.
  if (form !== "data folder") return;

  describe("is changed", () => {
    const EDITED = ["full", "changed", "withoutPolish", "project", "product", "offer"] as const;

    test.each(EDITED)("%s is edited and published, and its history goes on", async (name) => {
      const { kind, id, version } = items[name];
      const draft = draftOf(items[name]);
      draft.texts.en.title = `Edited ${name}`;
      const body = { draft, baseVersion: version, upToDate: [], aim: "publish" };
      const saved = await editor.call(`/dashboard/save/${kind}/${id}`, body);
      expect(saved).toEqual({ kind: "saved", id, version: version + 1, state: "published" });
      expect(await visitor.open(pathOf(items[name]))).toContain(`Edited ${name}`);
      const folder = kind === "offer" ? "offers" : FOLDERS[kind as Kind];
      const history = await admin.open(`/dashboard/${folder}/${id}/history`);
      expect(history).toContain(`Changes from version ${version} to version ${version + 1}`);
    });

    test("drafts are published or report what is missing", async () => {
      const publish = async ({ kind, id, version }: (typeof items)["newsDraft"]) => {
        const body = JSON.stringify({ do: "publish", version });
        const init = { method: "POST", body, headers: { "content-type": "application/json" } };
        return (await editor.request(`/dashboard/act/${kind}/${id}`, init)).json();
      };
      expect(await publish(items.newsDraft)).toMatchObject({ kind: "done", state: "published" });
      expect(await publish(items.copy)).toMatchObject({ kind: "done", state: "published" });
      const missing = (...paths: string[]) => ({
        kind: "incomplete",
        problems: paths.map((path) => expect.objectContaining({ path })),
      });
      expect(await publish(items.projectDraft)).toMatchObject(missing("mayNameVessel", "mayNameClient"));
      expect(await publish(items.productDraft)).toMatchObject(missing("texts.en.productType"));
      expect(await visitor.open(pathOf(items.newsDraft))).toContain(items.newsDraft.title);
    });

    test("withdrawn and binned items are restored", async () => {
      await editor.call(`/dashboard/act/news/${items.binned.id}`, { do: "restore" });
      for (const { id, version, title } of [items.binned, items.withdrawn]) {
        await editor.call(`/dashboard/act/news/${id}`, { do: "publish", version });
        expect(await visitor.open(`/news/${id}`)).toContain(title);
      }
    });

    test("an unsaved item is saved", async () => {
      const draft = draftOf(items.newsDraft);
      draft.texts.en.title = release1.unsaved.news.title;
      const body = { draft, baseVersion: 0, upToDate: [], aim: "publish" };
      const { id } = await editor.call<{ id: number }>("/dashboard/save/news/new", body);
      expect(await visitor.open(`/news/${id}`)).toContain(release1.unsaved.news.title);
    });
  });

  describe("goes on", () => {
    test("waiting mails are sent as soon as there is a mail server, and a failed one when it is retried", async () => {
      await site.close();
      const smtp = await startSmtp();
      try {
        site = await openRealSite({ ...data.environment, SMTP_URL: smtp.url });
        for (const client of [visitor, admin, editor]) client.url = site.url;
        const receivers = (reference: string) =>
          smtp.received
            .filter((mail) => mail.source.includes(reference))
            .flatMap(({ to }) => to)
            .sort();
        const { waiting, retrying, failed } = messages;
        await expect
          .poll(() => receivers(waiting.reference), SOON)
          .toEqual([release1.settings.messages, waiting.email]);
        await expect.poll(() => receivers(retrying.reference), SOON).toEqual([retrying.email]);
        expect(receivers(failed.reference)).toEqual([]);
        const page = `/dashboard/messages/${failed.id}`;
        const [, mail = ""] = /name="mail" value="(\d+)"/.exec(await admin.open(page)) ?? [];
        await admin.send(page, { intent: "retry", mail });
        await expect.poll(() => receivers(failed.reference), SOON).toEqual([failed.email]);
      } finally {
        await site.close();
        await smtp.close();
        site = await openRealSite(data.environment);
        for (const client of [visitor, admin, editor]) client.url = site.url;
      }
    });

    test("items are published and withdrawn when their time comes", async () => {
      const { publishAt, withdrawAt } = release1.schedule;
      const statusOf = async (path: string) => (await visitor.request(path)).status;
      setClock(publishAt);
      await expect.poll(() => statusOf(pathOf(items.planned)), SOON).toBe(200);
      expect(await statusOf(pictures.planned.path)).toBe(200);
      expect(await statusOf(pathOf(items.plannedEnd))).toBe(200);
      setClock(withdrawAt);
      await expect.poll(() => statusOf(pathOf(items.plannedEnd)), SOON).toBe(410);
      setClock("2026-12-07T00:00:00+01:00");
      await expect.poll(() => statusOf(pathOf(items.offerNotYetOpen)), SOON).toBe(200);
    });
  });
});

// What an import writes on each database is tested with `transferContract`.
describe("the content export of release 1, into a fresh site", () => {
  test("is imported completely and exported unchanged", { timeout: LONG }, async () => {
    setClock(release1.now);
    const database = await emptySqlite();
    const site = await openRealSite({ DATA_DIR: database.location.dataDir });
    try {
      const admin = new WebClient(site.url);
      admin.cookie = await site.signIn({ username: "anna", password: "seven-Herons-in-fog" });
      const file = { field: "file", name: "content.json", bytes: Buffer.from(released) };
      const answer = await admin.post("/dashboard/import", {}, file);
      expect(decodeURIComponent(answer.headers.get("location") ?? "")).toContain('"kind":"done"');
      expect(releasedRecords(String(await exportedBy(admin))).map(withoutLater)).toEqual(
        comparable(released).map(withoutStatistics),
      );
      const visitor = new WebClient(site.url);
      await expectReleasedFigures(visitor);
      for (const path of [pathOf(items.full), pictures.quay.path, release1.document.path]) {
        expect((await visitor.request(path)).status).toBe(200);
      }
    } finally {
      await site.close();
      await database.remove();
      setClock(undefined);
    }
  });
});
