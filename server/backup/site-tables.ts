import type { Schema } from "../storage/schema.ts";

/** Why a table is not part of a backup, in words for whoever reads its manifest. */
interface LeftOut {
  leftOut: string;
}

/** What becomes of each table in a backup. A table that is missing here does not compile. */
const TABLES: Readonly<Record<keyof Schema | "rate_limits", "saved" | LeftOut>> = {
  site_state: "saved",
  company: "saved",
  projects: "saved",
  project_texts: "saved",
  news: "saved",
  news_texts: "saved",
  products: "saved",
  product_texts: "saved",
  job_offers: "saved",
  job_offer_texts: "saved",
  listings: "saved",
  messages: "saved",
  message_notes: "saved",
  applications: "saved",
  application_notes: "saved",
  application_ratings: "saved",
  outbox: "saved",
  erasures: "saved",
  file_removals: "saved",
  job_runs: "saved",
  staff_users: "saved",
  staff_accounts: "saved",
  staff_two_factors: "saved",
  staff_passkeys: "saved",
  staff_links: "saved",
  api_tokens: "saved",
  items: "saved",
  item_versions: "saved",
  item_ids: "saved",
  autosaves: "saved",
  preview_links: "saved",
  pictures: "saved",
  documents: "saved",
  picture_uses: "saved",
  audit_log: "saved",
  staff_sessions: { leftOut: "a stolen backup must not sign anybody in: everybody signs in again after a restore" },
  staff_verifications: { leftOut: "second steps that are good for minutes" },
  leases: { leftOut: "held by processes that have ended by the time of a restore" },
  rate_limits: { leftOut: "counts of the last minutes" },
};

/** Tables of the library that migrates: what has been applied stands in the manifest. */
const OF_MIGRATIONS = new Set(["kysely_migration", "kysely_migration_lock"]);

/** Rows that migrations write by themselves: they do not mean that somebody has used a database. */
const NOT_TELLING = new Set(["site_state", "item_ids", "job_runs"]);

const fateOf = (table: string) => (Object.hasOwn(TABLES, table) ? TABLES[table as keyof typeof TABLES] : undefined);

/** Whether a table's rows are part of a backup. */
export function isSaved(table: string): boolean {
  return fateOf(table) === "saved";
}

/** Whether a table is the site's, saved or not. */
export function isOwnTable(table: string): boolean {
  return fateOf(table) !== undefined || OF_MIGRATIONS.has(table);
}

/** Why a table of the site is left out; undefined for one that is saved, or that is not the site's. */
export function reasonLeftOut(table: string): string | undefined {
  const fate = fateOf(table);
  return typeof fate === "object" ? fate.leftOut : undefined;
}

/** Whether rows of a table mean that the database is in use. */
export function tellsOfUse(table: string): boolean {
  return isSaved(table) && !NOT_TELLING.has(table);
}
