import type { Client } from "pg";
import { connectPostgres, NO_LIMITS } from "#platform/database/postgres/own-connection.server.ts";
import { quoted } from "./quoted.server.ts";
import type { Row } from "./row-lines.server.ts";
import type { Snapshot, SnapshotTable } from "./snapshot.server.ts";

const AT_ONCE = 500;

/** Opens a snapshot of a PostgreSQL database: a read-only repeatable-read transaction. */
export async function postgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = await connectPostgres(databaseUrl, "site-backup");
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query(NO_LIMITS);
    return { ...(await readPostgres(client)), close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Reads tables, migrations and sequences of a PostgreSQL database on a connection with an open transaction. */
export async function readPostgres(client: Client): Promise<Omit<Snapshot, "close">> {
  const all = async (query: string, ...values: string[]) =>
    (await client.query<Record<string, unknown>>(query, values)).rows;
  const columns = await all(`select c.table_name, c.column_name, c.is_identity, c.data_type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'`);
  const byTable = Map.groupBy(columns, (column) => String(column.table_name));
  const tables = [...byTable].map(([name, own]) => ({
    name,
    columns: own.map((column) => String(column.column_name)).toSorted(),
  }));
  const isText = new Set(
    columns
      .filter(({ data_type: type }) => type !== "integer" && type !== "bigint")
      .map((column) => `${column.table_name}.${column.column_name}`),
  );
  const migrations = byTable.has("kysely_migration")
    ? (await all('select name from kysely_migration order by name collate "C"')).map(({ name }) => String(name))
    : [];
  return {
    tables: tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    migrations,
    sequences: await sequencesOf(
      all,
      columns.filter((column) => column.is_identity === "YES"),
    ),
    async *rows({ name, columns: named }: SnapshotTable) {
      const order = (await primaryKey(all, name)).map((column) =>
        isText.has(`${name}.${column}`) ? `${quoted(column)} collate "C"` : quoted(column),
      );
      const query = `select ${named.map(quoted).join(", ")} from ${quoted(name)} order by ${order.join(", ")}`;
      await client.query(`declare site_rows no scroll cursor for ${query}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from site_rows`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query("close site_rows");
    },
  };
}

type Ask = (query: string, ...values: string[]) => Promise<Record<string, unknown>[]>;

async function primaryKey(all: Ask, table: string): Promise<string[]> {
  const rows = await all(
    `select a.attname from pg_index i
      join lateral unnest(i.indkey::int2[]) with ordinality as k(number, place) on true
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    quoted(table),
  );
  return rows.map(({ attname }) => String(attname));
}

async function sequencesOf(all: Ask, identities: readonly Record<string, unknown>[]): Promise<Record<string, number>> {
  const sequences: [string, number][] = [];
  for (const { table_name: table, column_name: column } of identities) {
    const [named] = await all("select pg_get_serial_sequence($1, $2) as name", quoted(String(table)), String(column));
    const [at] = await all(`select last_value, is_called from ${named?.name}`);
    sequences.push([String(table), at?.is_called === true ? Number(at.last_value) : 0]);
  }
  return Object.fromEntries(sequences.toSorted());
}
