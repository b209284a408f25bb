import { copyFile, cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type DatabaseLocation, migrate } from "#platform/database/open-database.server.ts";
import { withRows } from "./rows.ts";

/** The data folder that release 1 wrote. */
const FIXTURE = "tests/fixtures/release-1/site";
/** The time at which its data is opened. */
export const RELEASED_AT = "2026-11-20T13:00:00Z";
/** The last migration of that release. */
const LAST_MIGRATION = "0006-house";
/** Rows per statement: PostgreSQL accepts 65,535 values. */
const AT_ONCE = 1000;
/** Copies have the ids of their originals plus multiples of this. */
const APART = 1000;

/** Columns of a copy that differ from its original: SQL in which `n` is the copy's number. */
type Changes = Readonly<Record<string, string>>;

const moved = (...columns: string[]): Changes =>
  Object.fromEntries(columns.map((column) => [column, `${column} + n * ${APART}`]));
const renamed = (...columns: string[]): Changes =>
  Object.fromEntries(columns.map((column) => [column, `${column} || '-' || n`]));

const SUBMISSION = renamed("reference", "email", "mailbox", "words_print", "folded");

/** Tables multiplied like messages, and like entries. Parents come before their children. */
const MESSAGES: readonly [table: string, changes: Changes][] = [
  ["messages", { ...moved("id"), ...SUBMISSION }],
  ["message_notes", moved("id", "message_id")],
];
const ENTRIES: readonly [table: string, changes: Changes][] = [
  ...["news", "projects", "products"].map((table): [string, Changes] => [table, moved("id")]),
  ["job_offers", { ...moved("id"), ...renamed("key") }],
  ["news_texts", moved("news_id")],
  ["project_texts", moved("project_id")],
  ["product_texts", moved("product_id")],
  ["job_offer_texts", moved("offer_id")],
  ["listings", moved("item_id")],
  ["items", moved("id")],
  ["item_versions", moved("item_id")],
  ["picture_uses", moved("item_id")],
  ["applications", { ...moved("id"), ...SUBMISSION, file_key: keyOfCopy("file_key"), ...renamed("token_hash") }],
  ["application_notes", moved("id", "application_id")],
  ["application_ratings", moved("application_id")],
  [
    "outbox",
    { ...moved("id", "contact_message_id", "application_id"), ...renamed("message_id", "reference", "recipient_key") },
  ],
];

/** Returns SQL for another key of the same length. */
function keyOfCopy(column: string): string {
  return `substr(${column}, 1, 2) || printf('%06x', n) || substr(${column}, 9)`;
}

/**
 * Creates a data folder as release 1 would have left it with more content.
 * @param messages how often its messages are multiplied; entries and applications, each with a file, a fifth as often
 */
export async function multiplyReleasedSite(dataDir: string, messages: number): Promise<void> {
  await cp(FIXTURE, dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "site.sqlite"));
  const entries = Math.ceil(messages / 5);
  const add = (table: string, changes: Changes, count: number) => {
    const columns = database.prepare(`select name from pragma_table_info(?)`).all(table) as { name: string }[];
    const names = columns.map(({ name }) => name);
    database.exec(`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into ${table} (${names.join(", ")})
      select ${names.map((name) => changes[name] ?? name).join(", ")} from ${table}, numbers`);
  };
  database.exec("pragma foreign_keys = off; begin");
  for (const [table, changes] of MESSAGES) add(table, changes, messages);
  for (const [table, changes] of ENTRIES) add(table, changes, entries);
  database.exec(`update item_ids set next = next + ${entries * APART}`);
  database.exec("commit; pragma wal_checkpoint(truncate)");
  const keys = database.prepare("select id, file_key from applications").all() as { id: number; file_key: string }[];
  const broken = database.prepare("pragma foreign_key_check").all();
  database.close();
  if (broken.length > 0) throw new Error("a copied row has no parent");
  const pathOf = (key: string) => join(dataDir, "files", key.slice(0, 2), key);
  const originals = new Map(keys.filter(({ id }) => id < APART).map(({ id, file_key }) => [id, file_key]));
  for (const { id, file_key } of keys) {
    const original = originals.get(id % APART);
    if (id < APART || original === undefined) continue;
    await mkdir(join(dataDir, "files", file_key.slice(0, 2)), { recursive: true });
    await copyFile(pathOf(original), pathOf(file_key));
  }
}

/**
 * Loads what `multiplyReleasedSite` has created into an empty PostgreSQL database, as that release would have left it
 * there.
 */
export async function loadIntoPostgres(location: DatabaseLocation): Promise<void> {
  const database = new DatabaseSync(join(location.dataDir, "site.sqlite"), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  await withRows(location, async (db) => {
    await migrate(db, "postgres", LAST_MIGRATION);
    await db.connection().execute(async (connection) => {
      // Tables are loaded in any order.
      await sql`set session_replication_role = replica`.execute(connection);
      for (const { name } of tables) {
        if (name.startsWith("sqlite_") || name.startsWith("kysely_")) continue;
        await sql`delete from ${sql.table(name)}`.execute(connection);
        const rows = database.prepare(`select * from ${name}`).all() as Record<string, never>[];
        for (let start = 0; start < rows.length; start += AT_ONCE) {
          await connection
            .insertInto(name as never)
            .values(rows.slice(start, start + AT_ONCE) as never)
            .execute();
        }
      }
      const numbered = await sql<{ name: string }>`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(connection);
      for (const { name } of numbered.rows) {
        await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(name)}), false)`.execute(
          connection,
        );
      }
    });
  });
  database.close();
}
