import { access } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { quoted } from "./quoted.server.ts";
import { Refused } from "./refused.server.ts";
import type { Row } from "./row-lines.server.ts";
import type { Snapshot, SnapshotTable } from "./snapshot.server.ts";

const AT_ONCE = 500;
/** Time in ms to wait for an exclusive lock, which a site has while it opens the file. */
const WAIT_MS = 10_000;

/** Opens a snapshot of a SQLite file that a site may be writing to. @throws Refused when the file does not exist */
export async function sqliteSnapshot(file: string): Promise<Snapshot> {
  await access(file).catch(() => Promise.reject(new Refused(`There is no database at ${file}.`)));
  const database = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
  try {
    // With the write-ahead log, all reads in the transaction see the state of the first one.
    database.exec("begin");
    return { ...readSqlite(database), close: async () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Reads tables, migrations and sequences of a SQLite database on the caller's connection. */
export function readSqlite(database: DatabaseSync): Omit<Snapshot, "close"> {
  const all = (query: string, ...values: string[]) => database.prepare(query).all(...values);
  const names = all("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'");
  const tables = names.map(({ name }) => String(name)).toSorted();
  const columnsOf = (table: string) => all("select name, pk from pragma_table_info(?)", table);
  return {
    tables: tables.map((name) => ({
      name,
      columns: columnsOf(name)
        .map((column) => String(column.name))
        .toSorted(),
    })),
    migrations: tables.includes("kysely_migration")
      ? all("select name from kysely_migration order by name").map(({ name }) => String(name))
      : [],
    sequences: sequencesOf(all, tables),
    async *rows({ name, columns }: SnapshotTable) {
      const keys = columnsOf(name).filter(({ pk }) => Number(pk) > 0);
      const order = keys.toSorted((a, b) => Number(a.pk) - Number(b.pk)).map((column) => quoted(String(column.name)));
      const query = `select ${columns.map(quoted).join(", ")} from ${quoted(name)} order by ${order.join(", ")}`;
      let batch: Row[] = [];
      for (const row of database.prepare(query).iterate()) {
        batch.push(row as Row);
        if (batch.length < AT_ONCE) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}

function sequencesOf(all: (query: string) => Record<string, unknown>[], tables: readonly string[]) {
  const ascending = all("select name from sqlite_schema where type = 'table' and sql like '%autoincrement%'");
  const given = ascending.length === 0 ? [] : all("select name, seq from sqlite_sequence");
  const reached = new Map(given.map(({ name, seq }) => [String(name), Number(seq)]));
  const own = ascending.map(({ name }) => String(name)).filter((name) => tables.includes(name));
  return Object.fromEntries(own.toSorted().map((name) => [name, reached.get(name) ?? 0]));
}
