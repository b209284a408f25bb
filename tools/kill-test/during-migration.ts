import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { migrations } from "#platform/database/migrations/migrations.server.ts";
import { type DatabaseLocation, dialectOf } from "#platform/database/open-database.server.ts";
import { freePort } from "../test/free-port.ts";
import { startSite } from "./killable-site.ts";
import { loadIntoPostgres, multiplyReleasedSite, RELEASED_AT } from "./released-site.ts";
import { rowsOf, withRows } from "./rows.ts";

/** Kills of one copy before it may finish. */
const KILLS_OF_A_COPY = 3;
/** The fractional parts of its multiples are evenly distributed. */
const GOLDEN = 0.618;
/** Tables of running work, and of the times of migrations. */
const PASSING = [
  "kysely_migration",
  "kysely_migration_lock",
  "leases",
  "job_runs",
  "staff_sessions",
  "sqlite_sequence",
];
/** Entries of the audit log that a start writes. */
const OF_A_START = "backup-made";

interface Options {
  kills: number;
  /** An empty PostgreSQL database; copies are created beside it. Undefined: SQLite. */
  databaseUrl: string | undefined;
  /** How often the messages of release 1 are multiplied. */
  times: number;
  say(line: string): void;
}

/**
 * Kills a site while it migrates a database of release 1, at moments spread over the whole migration, and compares the
 * result with an undisturbed migration.
 * @returns whether they are equal
 */
export async function killDuringMigration({ kills, databaseUrl, times, say }: Options): Promise<boolean> {
  const work = await mkdtemp(join(tmpdir(), "site-migration-kills-"));
  const port = await freePort();
  const original = join(work, "original");
  await multiplyReleasedSite(original, times);
  if (databaseUrl !== undefined) await loadIntoPostgres({ databaseUrl, dataDir: original });
  const copied = async (name: string) => {
    const dataDir = join(work, name);
    await cp(original, dataDir, { recursive: true });
    return { databaseUrl: databaseUrl && (await copyDatabase(databaseUrl, name)), dataDir };
  };
  const remove = async ({ databaseUrl: copy, dataDir }: DatabaseLocation) => {
    if (copy !== undefined) await dropDatabase(copy);
    await rm(dataDir, { recursive: true, force: true });
  };
  const undisturbed = await copied("undisturbed");
  const begun = performance.now();
  const site = await startSite({ location: undisturbed, port, at: RELEASED_AT });
  await site.ready();
  const whole = performance.now() - begun;
  await site.stop();
  const expected = await hashes(undisturbed);
  say(
    `Undisturbed: ${(whole / 1000).toFixed(1)} s to the first answer; ${[...expected.values()].reduce((sum, { rows }) => sum + rows, 0)} rows.`,
  );

  const last = Object.keys(migrations).at(-1);
  const differences: string[] = [];
  const stages = new Map<string, number>();
  let kill = 0;
  for (let copy = 1; kill < kills && copy <= kills; copy++) {
    const location = await copied(`copy-${copy}`);
    // The remaining share of the whole: a kill after the first migration leaves the rest.
    for (let left = 1; left > 0 && kill < kills; ) {
      const killed = await startSite({ location, port, at: RELEASED_AT });
      await wait(whole * left * ((copy * GOLDEN + Math.random() * 0.05) % 1));
      await killed.kill();
      const stage = await stageOf(location);
      if (stage.migration === last) break;
      kill++;
      stages.set(stage.words, (stages.get(stage.words) ?? 0) + 1);
      left -= 1 / KILLS_OF_A_COPY;
    }
    const finishing = await startSite({ location, port, at: RELEASED_AT });
    await finishing.ready();
    await finishing.stop();
    const found = differing(expected, await hashes(location));
    differences.push(...found.map((what) => `copy ${copy}: ${what}`));
    say(`${copy} copies, ${kill} kills, ${differences.length} differences`);
    if (found.length === 0) await remove(location);
  }
  for (const [stage, count] of [...stages].toSorted()) say(`  ${count} killed ${stage}`);
  for (const what of differences) say(what);
  say(`${kills} kills while it migrated: ${differences.length} differences.`);
  if (differences.length === 0) {
    await remove(undisturbed);
    await rm(work, { recursive: true, force: true });
  } else say(`The data is in ${work}.`);
  return differences.length === 0;
}

/** Runs a statement in another database of the same server. */
async function ask(databaseUrl: string, statement: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = "/postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

/** Copies a database that is not in use. @returns the address of the copy */
async function copyDatabase(databaseUrl: string, suffix: string): Promise<string> {
  const name = `${nameOf(databaseUrl)}_${suffix.replaceAll("-", "_")}`;
  await ask(databaseUrl, `create database "${name}" template "${nameOf(databaseUrl)}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const dropDatabase = (databaseUrl: string) => ask(databaseUrl, `drop database "${nameOf(databaseUrl)}" with (force)`);

/** Returns the progress of a killed start: the last migration that was applied, and the backups before the next one. */
async function stageOf(location: DatabaseLocation): Promise<{ migration: string | undefined; words: string }> {
  const applied = await withRows(location, (db) =>
    rowsOf<{ name: string }>(db, "select name from kysely_migration order by name"),
  );
  const backups = await readdir(join(location.dataDir, "backups")).catch(() => []);
  const archives = backups.filter((name) => name.endsWith(".zip")).length;
  const migration = applied.at(-1)?.name;
  return { migration, words: `after ${migration}, with ${archives} whole backups` };
}

type Hashes = ReadonlyMap<string, { rows: number; hash: string }>;

/** Returns the number of rows and a hash of each table, independent of the order of its rows. */
async function hashes(location: DatabaseLocation): Promise<Hashes> {
  return withRows(location, async (db) => {
    const found = new Map<string, { rows: number; hash: string }>();
    if (dialectOf(location) === "sqlite") {
      const broken = await rowsOf<{ integrity_check: string }>(db, "pragma integrity_check");
      const orphans = await rowsOf<object>(db, "pragma foreign_key_check");
      found.set("rows without a parent", { rows: orphans.length, hash: JSON.stringify(broken) });
    }
    const tables = await rowsOf<{ name: string }>(
      db,
      dialectOf(location) === "sqlite"
        ? "select name from sqlite_master where type = 'table'"
        : "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      if (PASSING.includes(name)) continue;
      const rows = (await rowsOf<{ action?: string }>(db, `select * from "${name}"`))
        .filter(({ action }) => action !== OF_A_START)
        .map((row) => JSON.stringify(name === "audit_log" ? { ...row, id: 0 } : row))
        .toSorted();
      const hash = createHash("sha256");
      for (const row of rows) hash.update(row);
      found.set(name, { rows: rows.length, hash: hash.digest("hex") });
    }
    return found;
  });
}

function differing(expected: Hashes, found: Hashes): string[] {
  const names = new Set([...expected.keys(), ...found.keys()]);
  return [...names].flatMap((name) => {
    const [before, after] = [expected.get(name), found.get(name)];
    if (before?.hash === after?.hash && before?.rows === after?.rows) return [];
    return [`${name} has ${after?.rows} rows, and ${before?.rows} undisturbed, or they differ`];
  });
}
