import { type Kysely, sql } from "kysely";

const TERMS = "page-terms";
const PRIVACY = "page-privacy";
/** Length of the notice's title; a longer heading of the former document stays with the terms. */
const TITLE_MAX = 70;

/** Fields of the page with the terms that belong to the privacy notice; its heading becomes the title. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ["privacyHeading", "title"],
  ...["controller", "visit", "messages", "applications", "recipients", "rights", "complaint", "security"].flatMap(
    (section) => ["Heading", "Text"].map((part) => [section + part, section + part] as const),
  ),
  ["rightsList", "rightsList"],
]);

type Row = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, Row>>;

/**
 * The privacy notice becomes a page of its own. What staff have written into it on the page with the terms is copied:
 * the published words, the draft and what nobody has saved yet. Rows of the terms stay as they are. A submission records
 * which versions of documents were published when it arrived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column documents text`.execute(db);
  const version = await copyItem(db);
  for (const row of await rowsOf(db, "autosaves", sql`kind = ${TERMS}`)) {
    const draft = privacyDraft(row.draft);
    if (draft === undefined) continue;
    await insert(db, "autosaves", { ...row, kind: PRIVACY, draft: JSON.stringify(draft), base_version: version });
  }
}

/** Copies the saved words. @returns the version of the copy; 0: there are none */
async function copyItem(db: Kysely<unknown>): Promise<number> {
  const [item] = await rowsOf(db, "items", sql`kind = ${TERMS}`);
  if (item === undefined) return 0;
  const published = item.published_version === null ? undefined : await versionOf(db, item.published_version);
  const newest = item.version === item.published_version ? undefined : await versionOf(db, item.version);
  const isChanged = newest !== undefined && JSON.stringify(newest.texts) !== JSON.stringify(published?.texts);
  const versions = [published, isChanged ? newest : undefined].filter((version) => version !== undefined);
  if (versions.length === 0) return 0;

  await insert(db, "items", {
    ...item,
    ...{ kind: PRIVACY, version: versions.length, title: "Privacy notice", folded: "privacy notice" },
    ...(published === undefined
      ? { state: "draft", published_version: null, first_published_at: null }
      : { state: "published", published_version: 1 }),
    // A date is set for the words of the terms; those of the notice wait for their own.
    ...{ publish_at: null, withdraw_at: null, published_until: null },
    ...{ missed: 0, plan_failure: null, plan_failures: 0, plan_retry_at: null },
  });
  for (const [i, { row, draft }] of versions.entries()) {
    const copied = { kind: PRIVACY, version: i + 1, from_version: null, draft: JSON.stringify(draft) };
    await insert(db, "item_versions", { ...row, ...copied });
  }
  if (published === undefined) return versions.length;
  for (const entry of await rowsOf(db, "entries", sql`collection = ${TERMS}`)) {
    await insert(db, "entries", { ...entry, collection: PRIVACY });
  }
  for (const row of await rowsOf(db, "records", sql`collection = ${TERMS}`)) {
    const record = privacyWords(parsed(row.record));
    await insert(db, "records", { ...row, collection: PRIVACY, record: JSON.stringify(record) });
  }
  return versions.length;
}

/** Returns a version with its words of the notice; undefined when it has none. */
async function versionOf(db: Kysely<unknown>, version: unknown) {
  const [row] = await rowsOf(db, "item_versions", sql`kind = ${TERMS} and version = ${version}`);
  const draft = row && privacyDraft(row.draft);
  return draft && { row, draft, texts: draft.texts };
}

/** Returns the words of the notice in the JSON of a draft; undefined when it has none. */
function privacyDraft(json: unknown): { texts: Texts; replaced: Texts } | undefined {
  const draft = parsed(json);
  const [texts, replaced] = [inLanguages(draft.texts), inLanguages(draft.replaced)];
  return Object.values(texts).some((words) => Object.keys(words).length > 0) ? { texts, replaced } : undefined;
}

const inLanguages = (given: unknown): Texts =>
  Object.fromEntries(Object.entries(recordOf(given)).map(([language, words]) => [language, privacyWords(words)]));

function privacyWords(given: unknown): Row {
  return Object.fromEntries(
    Object.entries(recordOf(given)).flatMap(([name, words]) => {
      const moved = MOVED.get(name);
      return moved === undefined || (moved === "title" && !isTitle(words)) ? [] : [[moved, words]];
    }),
  );
}

/** A heading, or the fingerprints of one. */
const isTitle = (words: unknown): boolean => typeof words !== "string" || words.length <= TITLE_MAX;

const recordOf = (given: unknown): Row => (typeof given === "object" && given !== null ? (given as Row) : {});

/** A damaged record has no words. */
function parsed(json: unknown): Row {
  try {
    return recordOf(JSON.parse(String(json)));
  } catch {
    return {};
  }
}

async function rowsOf(db: Kysely<unknown>, table: string, where: ReturnType<typeof sql>): Promise<readonly Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)} where ${where}`.execute(db)).rows;
}

async function insert(db: Kysely<unknown>, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}
