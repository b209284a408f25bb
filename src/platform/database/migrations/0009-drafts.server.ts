import { type Kysely, sql } from "kysely";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";

/**
 * Gives each autosave a key, so that a person has several of an item and several new items of a kind. `revision` counts
 * its writes and `tab` names the open form that wrote it last; `title` is what lists show of a new item.
 */
export async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const time = dialect === "sqlite" ? "integer" : "bigint";
  const run = (statement: string) => sql.raw(statement).execute(db);
  // A primary key cannot be changed in place on SQLite.
  await run(`create table drafts (
    user_id text not null, kind text not null, item_id integer not null, draft_key text not null,
    revision integer not null, tab text not null, title text not null,
    draft text not null, base_version integer not null, saved_at ${time} not null,
    primary key (user_id, kind, item_id, draft_key))`);
  await run(`insert into drafts
    select user_id, kind, item_id, 'main', 1, '', '', draft, base_version, saved_at from autosaves`);
  await run("drop table autosaves");
  await run("alter table drafts rename to autosaves");
  await run("create index autosaves_item on autosaves (kind, item_id)");
  await nameNewItems(db);
}

/** Writes the titles of new items, one draft at a time: there is at most one a person and kind. */
async function nameNewItems(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ user_id: string; kind: string }>`
    select user_id, kind from autosaves where item_id = 0`.execute(db);
  for (const { user_id, kind } of rows) {
    const row = sql`item_id = 0 and user_id = ${user_id} and kind = ${kind}`;
    const { rows: found } = await sql<{ draft: string }>`select draft from autosaves where ${row}`.execute(db);
    await sql`update autosaves set title = ${titleIn(found[0]?.draft ?? "")} where ${row}`.execute(db);
  }
}

/** The title in a draft's JSON, in the first language that has one; empty when there is none, or the JSON is damaged. */
function titleIn(json: string): string {
  let draft: { texts?: Record<string, { title?: unknown } | undefined> } | null;
  try {
    draft = JSON.parse(json);
  } catch {
    return "";
  }
  const titles = LANGUAGE_CODES.map((language) => draft?.texts?.[language]?.title);
  return titles.find((title): title is string => typeof title === "string" && title.trim() !== "")?.trim() ?? "";
}
