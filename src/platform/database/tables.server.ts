import { sql } from "kysely";
import type { Database } from "./open-database.server.ts";

/** Folders of `DATA_DIR`: pictures, with a folder of scaled copies each; data sheets; files from visitors. */
export type FileStoreName = "pictures" | "documents" | "files";

/**
 * The columns by which the rows of a table refer to the stored files that they own: the file's key, the version of a
 * picture's copies, and the reference under which a trace is stored when the row is erased.
 */
type FileOwner =
  | { store: "pictures"; key: string; version: string; reference?: undefined }
  | { store: "documents" | "files"; key: string; reference?: string };

/** Why a table is not in a backup; the manifest shows it. */
interface LeftOut {
  leftOut: string;
}

/** Rows that are in a backup and own no stored file. */
const ROWS_ONLY = { files: undefined } as const;

/** What a backup does with a table, and which stored files its rows own. */
type TableFacts = LeftOut | { files: FileOwner | undefined };

/**
 * Every table of the site: whether it is in a backup, and which stored files its rows own. A file that no row owns is
 * removed by the cleanup job, and is in no backup. `tests/tables.test.ts` compares this with the schema.
 */
export const TABLES = {
  site_state: ROWS_ONLY,
  company: ROWS_ONLY,
  entries: ROWS_ONLY,
  records: ROWS_ONLY,
  listing: ROWS_ONLY,
  facets: ROWS_ONLY,
  submissions: ROWS_ONLY,
  submission_files: { files: { store: "files", key: "file_key", reference: "reference" } },
  submission_notes: ROWS_ONLY,
  submission_ratings: ROWS_ONLY,
  submission_messages: ROWS_ONLY,
  outbox: ROWS_ONLY,
  erasures: ROWS_ONLY,
  file_removals: ROWS_ONLY,
  job_runs: ROWS_ONLY,
  staff_users: ROWS_ONLY,
  staff_accounts: ROWS_ONLY,
  staff_two_factors: ROWS_ONLY,
  staff_passkeys: ROWS_ONLY,
  staff_links: ROWS_ONLY,
  api_tokens: ROWS_ONLY,
  items: ROWS_ONLY,
  item_versions: ROWS_ONLY,
  item_ids: ROWS_ONLY,
  autosaves: ROWS_ONLY,
  preview_links: ROWS_ONLY,
  pictures: { files: { store: "pictures", key: "key", version: "version" } },
  documents: { files: { store: "documents", key: "key" } },
  references: ROWS_ONLY,
  empty_searches: ROWS_ONLY,
  audit_log: ROWS_ONLY,
  staff_sessions: { leftOut: "a stolen backup must not sign anybody in: everybody signs in again after a restore" },
  staff_verifications: { leftOut: "second steps that are good for minutes" },
  submission_counts: { leftOut: "counted again from the submissions" },
  leases: { leftOut: "held by processes that have ended by the time of a restore" },
  rate_limits: { leftOut: "counts of the last minutes" },
  stored_files: { leftOut: "its files are in the archive like those of a folder" },
  files_place: { leftOut: "a restore decides where the files are" },
  stored_file_chunks: { leftOut: "bytes of the stored files" },
} satisfies Record<string, TableFacts>;

/**
 * Tables that migrations have dropped. A backup made before such a migration contains them, and so does an archive of
 * an earlier release.
 */
export const FORMER_TABLES = {
  projects: ROWS_ONLY,
  project_texts: ROWS_ONLY,
  news: ROWS_ONLY,
  news_texts: ROWS_ONLY,
  products: ROWS_ONLY,
  product_texts: ROWS_ONLY,
  job_offers: ROWS_ONLY,
  job_offer_texts: ROWS_ONLY,
  public_entries: ROWS_ONLY,
  public_texts: ROWS_ONLY,
  listings: ROWS_ONLY,
  picture_uses: ROWS_ONLY,
  messages: ROWS_ONLY,
  message_notes: ROWS_ONLY,
  applications: { files: { store: "files", key: "file_key", reference: "reference" } },
  application_notes: ROWS_ONLY,
  application_ratings: ROWS_ONLY,
} satisfies Record<string, TableFacts>;

const EVERY_TABLE: ReadonlyMap<string, TableFacts> = new Map(Object.entries({ ...FORMER_TABLES, ...TABLES }));

/** Returns how a backup treats a table; undefined for one that has never been the site's. */
export function tableFacts(table: string): TableFacts | undefined {
  return EVERY_TABLE.get(table);
}

/** Returns how the rows of a table, or of a former one, refer to stored files; undefined when they own none. */
export function fileOwnerOf(table: string): FileOwner | undefined {
  const facts = tableFacts(table);
  return facts !== undefined && "files" in facts ? facts.files : undefined;
}

/** The tables whose rows own stored files, with the columns that refer to them. */
export const FILE_OWNERS: ReadonlyMap<string, FileOwner> = new Map(
  Object.keys(TABLES).flatMap((table): [string, FileOwner][] => {
    const owner = fileOwnerOf(table);
    return owner === undefined ? [] : [[table, owner]];
  }),
);

/**
 * Returns which stored files have an owner.
 * @param keys keys of one store, a few hundred at most
 * @returns those that a row of any table refers to
 */
export async function namedFiles(db: Database, store: FileStoreName, keys: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (keys.length === 0) return found;
  for (const [table, owner] of FILE_OWNERS) {
    if (owner.store !== store) continue;
    const key = sql.ref(owner.key);
    const { rows } = await sql<{ key: string }>`
      select ${key} as key from ${sql.table(table)} where ${key} in (${sql.join(keys)})`.execute(db);
    for (const row of rows) found.add(row.key);
  }
  return found;
}
