import { DatabaseSync } from "node:sqlite";
import { tablePath } from "./archive-paths.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { quoted } from "./quoted.server.ts";
import { rowsOf } from "./row-lines.server.ts";
import { readSqlite } from "./sqlite-snapshot.server.ts";
import { compareTables, verifyTables } from "./verify-tables.server.ts";

/** Loads an archive's rows into a new SQLite file of the same migration state and verifies them. */
export async function loadSqlite(file: string, archive: Archive): Promise<void> {
  const { manifest } = archive;
  // Foreign keys are checked after all tables are loaded.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    database.exec("pragma secure_delete = on");
    database.exec("begin immediate");
    compareTables(readSqlite(database), manifest);
    // Migrations insert some rows.
    for (const { name } of manifest.tables) database.exec(`delete from ${quoted(name)}`);
    for (const { name, columns } of manifest.tables) {
      const places = columns.map(() => "?").join(", ");
      const insert = database.prepare(
        `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) values (${places})`,
      );
      for await (const rows of rowsOf(name, columns, archive.read(tablePath(name)))) {
        for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
      }
    }
    setSequences(database, manifest.sequences);
    await verifyTables(readSqlite(database), manifest);
    database.exec("commit");
  } finally {
    database.close();
  }
}

function setSequences(database: DatabaseSync, sequences: Readonly<Record<string, number>>): void {
  const known = new Set(Object.keys(readSqlite(database).sequences));
  for (const [table, reached] of Object.entries(sequences)) {
    if (!known.has(table)) throw new Error(`the table ${table} has no ascending ids`);
    database.prepare("delete from sqlite_sequence where name = ?").run(table);
    database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(table, reached);
  }
}
