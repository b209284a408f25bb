import type { Client } from "pg";
import { tablePath } from "./archive-paths.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { readPostgres } from "./postgres-snapshot.server.ts";
import { quoted } from "./quoted.server.ts";
import { rowsOf } from "./row-lines.server.ts";
import { compareTables, verifyTables } from "./verify-tables.server.ts";

const AT_ONCE = 500;

/** Loads an archive's rows into empty tables of the same migration state and verifies them. */
export async function loadPostgres(client: Client, archive: Archive): Promise<void> {
  const { manifest } = archive;
  compareTables(await readPostgres(client), manifest);
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  const order = (await parentsFirst(client)).filter((name) => columnsOf.has(name));
  // Migrations insert some rows.
  for (const name of order.toReversed()) await client.query(`delete from ${quoted(name)}`);
  for (const name of order) {
    const columns = columnsOf.get(name) ?? [];
    const list = columns.map(quoted).join(", ");
    const insert = `insert into ${quoted(name)} (${list}) select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`;
    for await (const rows of rowsOf(name, columns, archive.read(tablePath(name)))) {
      for (let i = 0; i < rows.length; i += AT_ONCE) {
        await client.query(insert, [JSON.stringify(rows.slice(i, i + AT_ONCE))]);
      }
    }
  }
  await setSequences(client, manifest.sequences);
  await verifyTables(await readPostgres(client), manifest);
}

/** Returns the tables in the order of their foreign keys, referenced ones first. */
async function parentsFirst(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() order by 1",
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    select child.relname as child, parent.relname as parent from pg_constraint c
    join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and child.oid <> parent.oid`);
  const parents = Map.groupBy(references, ({ child }) => child);
  const order = new Set<string>();
  const add = (name: string) => {
    if (order.has(name)) return;
    for (const { parent } of parents.get(name) ?? []) add(parent);
    order.add(name);
  };
  for (const { name } of tables) add(name);
  return [...order];
}

async function setSequences(client: Client, sequences: Readonly<Record<string, number>>): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`);
  const columns = new Map(rows.map(({ table, column }) => [table, column]));
  for (const [table, reached] of Object.entries(sequences)) {
    const column = columns.get(table);
    if (column === undefined) throw new Error(`the table ${table} has no ascending ids`);
    const sequence = [quoted(table), column, Math.max(1, reached), reached > 0];
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3, $4)", sequence);
  }
}
