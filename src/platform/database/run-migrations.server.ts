import { type Kysely, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Log } from "#platform/logging/log.server.ts";
import type { Migration, Orphans, Progress } from "./migrations/migration.server.ts";
import { NO_LIMITS } from "./postgres/own-connection.server.ts";
import type { Schema } from "./schema.server.ts";

/** Any number that no other lock of the site uses. */
const MIGRATION_LOCK = 20_261_122;
/** How long a process waits for another one that migrates the same PostgreSQL database. */
const LOCK_WAIT = "1h";
/** How long a migration waits for others that use a table. */
const TABLE_WAIT = "1min";
const PROGRESS_EVERY_MS = 5000;

/** Options of a run. */
export interface MigrationOptions {
  /** Logs the migration of a database that had tables: what, how far, and how long it took. */
  log?: Log;
  /**
   * Makes the backup for a migration with `backup`, before it and the pending ones before it. No other process migrates
   * meanwhile. An error that it throws ends the run with nothing changed since the previous backup.
   */
  backUp?: ((name: string) => Promise<void>) | undefined;
}

type Dialect = "sqlite" | "postgres";

/** @returns names of the migrations that were applied to a database, in order; none for an empty one */
export async function appliedMigrations(db: Kysely<Schema>, dialect: Dialect): Promise<string[]> {
  const table = "kysely_migration";
  const found =
    dialect === "sqlite"
      ? sql`select 1 from sqlite_schema where name = ${table}`
      : sql`select 1 where to_regclass(${table}) is not null`;
  if ((await found.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/**
 * Applies the migrations that a database lacks. Each with `backup` has its own transaction; those between two of them
 * share one. A transaction includes the record that its migrations were applied: a process that is killed leaves the
 * state before it or after it. Processes that start at the same time take turns.
 * @param all every migration by name
 * @param to name of the last one to apply; all by default
 * @throws what a migration throws; its transaction is rolled back
 */
export async function runMigrations(
  db: Kysely<Schema>,
  dialect: Dialect,
  all: Readonly<Record<string, Migration>>,
  to: string | undefined,
  options: MigrationOptions,
): Promise<void> {
  let applied = await appliedMigrations(db, dialect);
  const from = applied.at(-1);
  const log = from === undefined ? undefined : options.log;
  const sinceBegin = stopwatch();
  const backedUp = new Set<string>();
  for (let step = nextStep(all, applied, to); step !== undefined; step = nextStep(all, applied, to)) {
    const { names, move, isMove } = step;
    const work = () =>
      db.transaction().execute(async (transaction) => {
        if (dialect === "postgres") await takeTurn(transaction, options.log);
        // Another process may have applied them in the meantime.
        const now = nextStep(all, await appliedMigrations(transaction, dialect), to);
        if (now?.names.join() !== names.join()) return;
        if (move !== undefined && !backedUp.has(move)) {
          await options.backUp?.(move);
          backedUp.add(move);
        }
        await apply(transaction, dialect, all, step, log);
      });
    await (dialect === "sqlite" && isMove ? withoutForeignKeys(db, work) : work());
    applied = await appliedMigrations(db, dialect);
  }
  const last = applied.at(-1);
  if (last === from) return;
  // Emptying the log into the file overwrites what was dropped.
  if (dialect === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const seconds = sinceBegin();
  log?.info({ from, to: last, seconds }, `database migrated from ${from} to ${last} in ${seconds} s`);
}

/** @returns a function that returns the seconds since this call */
function stopwatch(): () => number {
  const begin = performance.now();
  return () => Math.round((performance.now() - begin) / 100) / 10;
}

/** Migrations that share a transaction. */
interface Step {
  names: readonly string[];
  /** The next migration with `backup`, in this step or a later one. */
  move: string | undefined;
  /** Whether it is that migration alone. */
  isMove: boolean;
}

/** @returns undefined when none is pending */
function nextStep(
  all: Readonly<Record<string, Migration>>,
  applied: readonly string[],
  to: string | undefined,
): Step | undefined {
  const pending = Object.keys(all)
    .toSorted()
    .filter((name) => !applied.includes(name) && (to === undefined || name <= to));
  if (pending.length === 0) return undefined;
  const move = pending.find((name) => all[name]?.backup === true);
  if (move !== undefined && move === pending[0]) return { names: [move], move, isMove: true };
  const names = pending.filter((name) => move === undefined || name < move);
  return { names, move, isMove: false };
}

/** Waits until no other process migrates; the lock is released with the transaction. */
async function takeTurn(transaction: Transaction<Schema>, log: Log | undefined): Promise<void> {
  await sql.raw(NO_LIMITS).execute(transaction);
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as got`.execute(
    transaction,
  );
  if (rows[0]?.got !== true) {
    log?.info("waiting for another process that migrates the database");
    await sql.raw(`set local lock_timeout = '${LOCK_WAIT}'`).execute(transaction);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
  }
  await sql.raw(`set local lock_timeout = '${TABLE_WAIT}'`).execute(transaction);
}

async function apply(
  transaction: Transaction<Schema>,
  dialect: Dialect,
  all: Readonly<Record<string, Migration>>,
  { names, isMove }: Step,
  log: Log | undefined,
): Promise<void> {
  const name = names.at(-1) ?? "";
  const isChecked = dialect === "sqlite" && isMove;
  const before = isChecked ? await looseRows(transaction) : [];
  const progress = reporter(name, log);
  const orphans: Orphans = (table, rows) => {
    if (rows === 0) return;
    log?.warn({ migration: name, table, rows }, `rows of ${table} left out, as what they belong to is gone: ${rows}`);
  };
  const sinceBegin = stopwatch();
  if (isMove) log?.info({ migration: name }, `migration ${name} begins`);
  let failure: unknown;
  const migrations = Object.entries(all).map(([key, migration]) => {
    const up = (on: Kysely<unknown>) =>
      migration.up(on, dialect, progress, orphans).catch((error: unknown) => {
        failure = error;
        throw error;
      });
    return [key, { up }] as const;
  });
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  // Otherwise the migrator would take a table of another schema for its own.
  const place = dialect === "postgres" ? { migrationTableSchema: await currentSchema(transaction) } : {};
  const { error } = await new Migrator({ db: transaction, provider, ...place }).migrateTo(name);
  // After a failed statement PostgreSQL refuses the one that releases the migrator's lock. That error would hide the
  // failure.
  if (error !== undefined) throw failure ?? error;
  if (isChecked) {
    const isLast = name === Object.keys(all).toSorted().at(-1);
    const loose = newlyLoose(before, await looseRows(transaction), isLast);
    if (loose !== undefined) {
      throw new Error(
        `${name} leaves rows of ${loose.child} that belong to rows of ${loose.parent} that are not there`,
      );
    }
  }
  const seconds = sinceBegin();
  if (isMove) log?.info({ migration: name, seconds }, `migration ${name} done in ${seconds} s`);
}

async function currentSchema(transaction: Transaction<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(transaction);
  return rows[0]?.name ?? "public";
}

/** Logs the progress of a migration, at most one line every few seconds. */
function reporter(name: string, log: Log | undefined): Progress {
  let last = performance.now();
  return (done, total) => {
    if (performance.now() - last < PROGRESS_EVERY_MS) return;
    last = performance.now();
    log?.info({ migration: name, done, total }, `migration ${name}: ${done} of ${total} rows`);
  };
}

/**
 * Turns SQLite's foreign keys off: dropping a table would delete the rows that refer to it, or empty their references.
 * The setting cannot change in a transaction.
 */
async function withoutForeignKeys<T>(db: Kysely<Schema>, work: () => Promise<T>): Promise<T> {
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}

/** Rows of one table that refer to missing rows of another one. */
interface LooseRows {
  child: string;
  parent: string;
  rows: number;
  /** Whether the other table exists. */
  hasParent: number;
}

async function looseRows(transaction: Transaction<Schema>): Promise<LooseRows[]> {
  const { rows } = await sql<LooseRows>`
    select "table" as child, parent, count(*) as rows,
      exists (select 1 from sqlite_schema s where s.type = 'table' and s.name = parent) as "hasParent"
    from pragma_foreign_key_check group by "table", parent`.execute(transaction);
  return rows;
}

/**
 * @param isLast whether no migration follows that would remove rows whose parents' table is gone
 * @returns those that are new
 */
function newlyLoose(before: readonly LooseRows[], after: readonly LooseRows[], isLast: boolean): LooseRows | undefined {
  const rowsBefore = new Map(before.map(({ child, parent, rows }) => [`${child} ${parent}`, rows]));
  return after.find(
    ({ child, parent, rows, hasParent }) =>
      (hasParent === 1 || isLast) && rows > (rowsBefore.get(`${child} ${parent}`) ?? 0),
  );
}
