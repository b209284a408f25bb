import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../test/free-port.ts";
import { startSite } from "./killable-site.ts";
import { multiplyReleasedSite, RELEASED_AT } from "./released-site.ts";
import { rowsOf, withRows } from "./rows.ts";

/** Kills of one copy before it may finish. */
const KILLS_OF_A_COPY = 3;
/** Tables of what runs now, and of when a migration ran. */
const PASSING = [
  "kysely_migration",
  "kysely_migration_lock",
  "leases",
  "job_runs",
  "staff_sessions",
  "sqlite_sequence",
];
/** Entries of the audit log that a start makes. */
const OF_A_START = "backup-made";

interface Options {
  kills: number;
  /** How often the messages of release 1 are multiplied. */
  times: number;
  say(line: string): void;
}

/**
 * Kills a site while it migrates a database of release 1, at moments spread over the whole migration, and compares what
 * comes of it with an undisturbed migration.
 * @returns whether it is equal
 */
export async function killDuringMigration({ kills, times, say }: Options): Promise<boolean> {
  const work = await mkdtemp(join(tmpdir(), "site-migration-kills-"));
  const port = await freePort();
  const original = join(work, "original");
  await multiplyReleasedSite(original, times);
  const copied = async (name: string) => {
    const dataDir = join(work, name);
    await cp(original, dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir };
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

  const differences: string[] = [];
  const stages = new Map<string, number>();
  for (let kill = 0, copy = 1; kill < kills; copy++) {
    const location = await copied(`copy-${copy}`);
    for (let i = 0; i < KILLS_OF_A_COPY && kill < kills; i++, kill++) {
      const killed = await startSite({ location, port, at: RELEASED_AT });
      await wait(whole * ((kill * 0.618 + Math.random() * 0.05) % 1));
      await killed.kill();
      const stage = await stageOf(location);
      stages.set(stage, (stages.get(stage) ?? 0) + 1);
    }
    const finishing = await startSite({ location, port, at: RELEASED_AT });
    await finishing.ready();
    await finishing.stop();
    const found = differing(expected, await hashes(location));
    differences.push(...found.map((what) => `after kill ${kill}: ${what}`));
    say(`${kill} kills, ${differences.length} differences`);
    if (found.length === 0) await rm(location.dataDir, { recursive: true, force: true });
  }
  for (const [stage, count] of [...stages].toSorted()) say(`  ${count} killed ${stage}`);
  for (const what of differences) say(what);
  say(`${kills} kills while it migrated: ${differences.length} differences.`);
  if (differences.length === 0) await rm(work, { recursive: true, force: true });
  else say(`The data is in ${work}.`);
  return differences.length === 0;
}

type Location = { databaseUrl: string | undefined; dataDir: string };

/** How far a killed start has come. */
async function stageOf(location: Location): Promise<string> {
  const applied = await withRows(location, (db) =>
    rowsOf<{ name: string }>(db, "select name from kysely_migration order by name"),
  );
  const backups = await readdir(join(location.dataDir, "backups")).catch(() => []);
  const archives = backups.filter((name) => name.endsWith(".zip")).length;
  return `after ${applied.at(-1)?.name}, with ${archives} backups`;
}

type Hashes = ReadonlyMap<string, { rows: number; hash: string }>;

/** Rows and a hash of each table, whatever the order of its rows. */
async function hashes(location: Location): Promise<Hashes> {
  return withRows(location, async (db) => {
    const broken = await rowsOf<{ integrity_check: string }>(db, "pragma integrity_check");
    const orphans = await rowsOf<object>(db, "pragma foreign_key_check");
    const found = new Map([["pragmas", { rows: orphans.length, hash: JSON.stringify(broken) }]]);
    const tables = await rowsOf<{ name: string }>(db, "select name from sqlite_master where type = 'table'");
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
