import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { forms } from "#forms/index.ts";
import { type Database, type DatabaseLocation, dialectOf } from "#platform/database/open-database.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { Load } from "./load.ts";
import { rowsOf, withRows } from "./rows.ts";

/** Problems as sentences; empty lists when there are none. */
export interface Findings {
  /** Confirmed but missing. */
  lost: string[];
  /** Stored more than once. */
  duplicates: string[];
  /** Incomplete or damaged. */
  broken: string[];
}

const SUBMISSIONS = "select form, id, reference, email from submissions";
const FILES = "select reference, file_key, file_sha256 from submission_files";
const STATES = "select reference, state from submissions where form = 'application'";
const NOTES = `select s.reference, n.text from submission_notes n
  join submissions s on s.form = n.form and s.id = n.submission_id`;
const MAILS = "select reference, kind, count(*) as n from outbox group by reference, kind";

/**
 * Compares what a site has stored with what it has confirmed. The site must not run. For requests without a response,
 * `load` afterwards knows whether they were carried out.
 */
export async function checkStored(location: DatabaseLocation, load: Load): Promise<Findings> {
  const found: Findings = { lost: [], duplicates: [], broken: [] };
  await withRows(location, async (db) => {
    if (dialectOf(location) === "sqlite") await checkDatabase(db, found);
    else await untilNobodyWrites(db);
    await checkSubmissions(db, load, found, location.dataDir);
    await checkApplications(db, load, found);
    await checkItems(db, load, found);
  });
  return found;
}

async function checkDatabase(db: Database, { broken }: Findings): Promise<void> {
  const integrity = await rowsOf<{ integrity_check: string }>(db, "pragma integrity_check");
  broken.push(...integrity.map((row) => row.integrity_check).filter((text) => text !== "ok"));
  const keys = await rowsOf<{ table: string; rowid: number }>(db, "pragma foreign_key_check");
  broken.push(...keys.map(({ table, rowid }) => `${table} ${rowid} has no parent row`));
}

/** PostgreSQL notices only at the end of a statement that the site is gone. */
async function untilNobodyWrites(db: Database): Promise<void> {
  const others = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  while ((await rowsOf(db, others)).length > 0) await wait(20);
}

async function checkSubmissions(db: Database, load: Load, found: Findings, dataDir: string): Promise<void> {
  const byEmail = Map.groupBy(
    await rowsOf<{ form: string; reference: string; email: string }>(db, SUBMISSIONS),
    ({ email }) => email,
  );
  const files = Map.groupBy(
    await rowsOf<{ reference: string; file_key: string; file_sha256: string }>(db, FILES),
    ({ reference }) => reference,
  );
  const mails = new Map(
    (await rowsOf<{ reference: string; kind: string; n: number | string }>(db, MAILS)).map(({ reference, kind, n }) => [
      `${reference} ${kind}`,
      Number(n),
    ]),
  );
  const paths = await storedFiles(dataDir);
  for (const { form, email, reference, sha256, hasFile } of load.sent) {
    const rows = byEmail.get(email) ?? [];
    const [row] = rows;
    if (reference !== undefined && !rows.some((each) => each.reference === reference))
      found.lost.push(`${form} ${reference}`);
    if (rows.length > 1) found.duplicates.push(`${form} ${rows.map((each) => each.reference).join(" and ")}`);
    if (row === undefined) continue;
    const kinds = forms.find(({ name }) => name === form)?.mails;
    for (const kind of [kinds?.notice, kinds?.confirmation]) {
      const count = mails.get(`${row.reference} ${kind}`) ?? 0;
      if (count === 0) found.lost.push(`${kind} of ${row.reference}`);
      if (count > 1) found.duplicates.push(`${kind} of ${row.reference}, ${count} times`);
    }
    if (!hasFile) continue;
    const [file, ...others] = files.get(row.reference) ?? [];
    const stored = await hashOf(paths.get(file?.file_key ?? ""));
    if (file === undefined) found.lost.push(`file of ${row.reference}`);
    else if (file.file_sha256 !== (sha256 ?? stored) || stored !== file.file_sha256) {
      found.lost.push(`content of the file of ${row.reference}`);
    }
    if (others.length > 0) found.duplicates.push(`file of ${row.reference}`);
  }
}

async function checkApplications(db: Database, load: Load, found: Findings): Promise<void> {
  const states = new Map(
    (await rowsOf<{ reference: string; state: string }>(db, STATES)).map(({ reference, state }) => [reference, state]),
  );
  const notes = Map.groupBy(await rowsOf<{ reference: string; text: string }>(db, NOTES), ({ reference }) => reference);
  for (const application of load.applications) {
    const { reference, state, pending } = application;
    const stored = states.get(reference);
    if (stored === undefined) continue;
    if (stored !== state && stored !== pending) found.lost.push(`state ${state} of ${reference}, which is ${stored}`);
    application.state = stored;
    application.pending = undefined;
    for (const note of application.notes) {
      const count = notes.get(reference)?.filter(({ text }) => text === note).length ?? 0;
      if (count === 0) found.lost.push(`a note on ${reference}`);
      if (count > 1) found.duplicates.push(`a note on ${reference}`);
    }
  }
}

interface ItemRow {
  id: number;
  version: number;
  published_version: number | null;
}

/** Returns the public news by id: its English title, and how many lists contain it. */
async function publicNews(db: Database, wanted: string): Promise<Map<number, { title: string; lists: number }>> {
  const rows = await rowsOf<{ entry_id: number; record: string; lists: number | string }>(
    db,
    `select entry_id, record, (select count(*) from listing l
        where l.collection = r.collection and l.entry_id = r.entry_id) as lists
      from records r where collection = 'news' and language = 'en' and entry_id in (${wanted})`,
  );
  return new Map(
    rows.map(({ entry_id, record, lists }) => {
      const { title } = JSON.parse(record) as { title: string };
      return [entry_id, { title, lists: Number(lists) }];
    }),
  );
}

async function checkItems(db: Database, load: Load, found: Findings): Promise<void> {
  const items = new Map(
    (await rowsOf<ItemRow>(db, "select id, version, published_version from items where kind = 'news'")).map((row) => [
      row.id,
      row,
    ]),
  );
  const wanted = load.items.map(({ id }) => id).join(", ");
  const versions = Map.groupBy(
    await rowsOf<{ item_id: number; version: number; draft: string }>(
      db,
      `select item_id, version, draft from item_versions where kind = 'news' and item_id in (${wanted}) order by version`,
    ),
    ({ item_id }) => item_id,
  );
  const shown = await publicNews(db, wanted);
  for (const item of load.items) {
    const row = items.get(item.id);
    const own = versions.get(item.id) ?? [];
    if (row === undefined) {
      found.lost.push(`news ${item.id}`);
      continue;
    }
    if (own.length !== row.version || own.at(-1)?.version !== row.version) {
      found.broken.push(`news ${item.id} has ${own.length} versions and is at ${row.version}`);
    }
    for (const [version, title] of item.titles) {
      if (titleOf(own.find((each) => each.version === version)) !== title) {
        found.lost.push(`version ${version} of news ${item.id}`);
      }
    }
    const { pending } = item;
    item.pending = undefined;
    if (row.version !== item.version) {
      const newest = titleOf(own.at(-1));
      if (row.version !== item.version + 1 || newest === undefined || newest !== pending?.title) {
        found.broken.push(`news ${item.id} is at ${row.version}, not at ${item.version}`);
        continue;
      }
      item.version = row.version;
      item.titles.set(row.version, newest);
    }
    const published = row.published_version ?? 0;
    const mayBePublic = published === item.published || (pending?.publish === true && published === row.version);
    if (!mayBePublic) found.lost.push(`publication of news ${item.id}: ${item.published}, and ${published} is public`);
    item.published = published;
    const { title, lists } = shown.get(item.id) ?? { lists: 0 };
    if (title !== item.titles.get(published) || lists !== LANGUAGE_CODES.length) {
      found.broken.push(`news ${item.id} is public as “${title}” in ${lists} lists; version ${published} is published`);
    }
  }
}

function titleOf(version: { draft: string } | undefined): string | undefined {
  return version && (JSON.parse(version.draft) as { texts: { en: { title: string } } }).texts.en.title;
}

async function storedFiles(dataDir: string): Promise<Map<string, string>> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  return new Map(
    entries.filter((entry) => entry.isFile()).map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
  );
}

async function hashOf(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
}

/** Lists files of submissions that no row names, and those in two places: none once a site has started. */
export async function strayFiles({ dataDir, ...location }: DatabaseLocation): Promise<string[]> {
  const rows = await withRows({ dataDir, ...location }, (db) => rowsOf<{ file_key: string }>(db, FILES));
  const named = new Set(rows.map(({ file_key }) => file_key));
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => basename(entry.name));
  return names.filter((name, i) => !named.has(name) || names.indexOf(name) !== i);
}
