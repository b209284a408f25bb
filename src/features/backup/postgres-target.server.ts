import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { type Database, migrate } from "#platform/database/open-database.server.ts";
import { connectPostgres, NO_LIMITS } from "#platform/database/postgres/own-connection.server.ts";
import { loadPostgres } from "./load-postgres.server.ts";
import { insideTransaction } from "./loading-database.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { readPostgres } from "./postgres-snapshot.server.ts";
import { quoted } from "./quoted.server.ts";
import { Refused } from "./refused.server.ts";
import type { Row } from "./row-lines.server.ts";
import { isOwnTable, showsSiteInUse } from "./site-tables.server.ts";
import type { Target } from "./target.server.ts";

/** Id of the advisory lock; unique in the site. */
const RESTORE_LOCK = 20_261_121;

/**
 * Opens a PostgreSQL database to restore into. The restore is one transaction that replaces all tables when it commits.
 * @param siteIsStopped ignores other connections
 * @throws Refused while there are other connections
 */
export async function postgresTarget(databaseUrl: string, siteIsStopped: boolean): Promise<Target> {
  const client = await connectPostgres(databaseUrl, "site-restore");
  try {
    if (!siteIsStopped) await refuseWhileOthers(client);
    await client.query("begin");
    await client.query(`${NO_LIMITS}; set local lock_timeout = '10s'`);
    const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as got", [RESTORE_LOCK]);
    if (rows[0]?.got !== true) throw new Refused("Another restore of this database is running.");
    const old = await readPostgres(client);
    const own = old.tables.filter(({ name }) => isOwnTable(name));
    let isUsed = false;
    for (const { name } of own.filter((table) => showsSiteInUse(table.name))) {
      isUsed ||= (await client.query(`select 1 from ${quoted(name)} limit 1`)).rows.length > 0;
    }
    const erasures: Row[] = [];
    const traces = own.find(({ name }) => name === "erasures");
    if (traces !== undefined) for await (const batch of old.rows(traces)) erasures.push(...batch);
    return {
      isUsed,
      erasures,

      async build(archive, finish) {
        const names = own.map(({ name }) => quoted(name));
        if (names.length > 0) await client.query(`drop table ${names.join(", ")}`);
        return buildPostgres(client, archive, finish);
      },

      async replace() {
        await client.query("commit");
      },

      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Builds the tables from an archive in the current schema, as `Target` does. @param client with an open transaction */
export async function buildPostgres<T>(
  client: Client,
  archive: Archive,
  finish: (db: Database) => Promise<T>,
): Promise<T> {
  const db = insideTransaction(client);
  await migrate(db, "postgres", archive.manifest.migrations.at(-1));
  await loadPostgres(client, archive);
  await migrate(db, "postgres");
  return finish(db);
}

/** How long the server may take to end the connections of a site that has just stopped. */
const ENDING_MS = 1_500;

/** @throws Refused while other clients are connected to the database */
export async function refuseWhileOthers(client: Client): Promise<void> {
  const until = Date.now() + ENDING_MS;
  let rows = await othersOn(client);
  while (rows.length > 0 && Date.now() < until) {
    await wait(100);
    rows = await othersOn(client);
  }
  if (rows.length === 0) return;
  const others = rows.map(({ name, count }) => `${count} × ${name}`).join(", ");
  throw new Refused(
    `Other programs are connected to this database (${others}), probably a running site. Stop it first. ` +
      "If none of them is a site, use --site-is-stopped.",
  );
}

/** Returns the names of other clients of the database, each with its number of connections. */
async function othersOn(client: Client): Promise<{ name: string; count: number }[]> {
  const { rows } = await client.query<{ name: string; count: number }>(`
    select coalesce(nullif(application_name, ''), 'without a name') as name, count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    group by 1 order by 1`);
  return rows;
}
