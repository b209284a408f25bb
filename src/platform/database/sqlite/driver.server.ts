import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
} from "kysely";

import { ExpectedError } from "#platform/http/errors.server.ts";
import { WAIT_MAX_MS } from "../guarded-dialect.server.ts";
import { isSqliteBroken } from "./errors.server.ts";
import { rebuild } from "./rebuild.server.ts";

const STATEMENTS_MAX = 200;
/** The statement that rewrites the file, see `rebuild.ts`; it returns `{ busy }` as a checkpoint does. */
export const REBUILD = "vacuum";

const WRITING = [
  "journal_mode=WAL",
  // A power cut loses no committed transaction; erased rows leave no trace.
  "synchronous=FULL",
  "secure_delete=ON",
  "trusted_schema=OFF",
  "foreign_keys=ON",
];
const READING = ["query_only=ON", "trusted_schema=OFF"];

type Value = null | number | bigint | string | Uint8Array;

/** A statement, and whether it returns rows. Listing the columns takes longer than reading a row, so it is done once. */
interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
}

/** One connection to the file, with its prepared statements. */
interface Handle {
  database: DatabaseSync;
  run<R>(query: CompiledQuery): QueryResult<R>;
}

/** Kysely's connection. It takes a database connection only when it writes. */
class Session implements DatabaseConnection {
  readonly #run: (query: CompiledQuery, session: Session) => Promise<QueryResult<unknown>>;
  inTransaction = false;

  constructor(run: (query: CompiledQuery, session: Session) => Promise<QueryResult<unknown>>) {
    this.#run = run;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(query, this) as Promise<QueryResult<R>>;
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("rows are not streamed");
  }
}

/**
 * Creates a driver with two connections to one file: one writes, one transaction after the other, and one reads what is
 * committed. So reads outside a transaction never wait for a write. A write waits up to `WAIT_MAX_MS` for earlier
 * writes, then fails with `storage-unavailable`.
 */
export function sqliteDriver(file: string): Driver {
  const writer = reopened(() => openHandle(file, WRITING));
  const reader = reopened(() => openHandle(file, READING));
  const turns = inTurn();

  async function run(query: CompiledQuery, session: Session): Promise<QueryResult<unknown>> {
    if (session.inTransaction) return writer.use((handle) => handle.run(query));
    if (isRead(query)) return reader.use((handle) => handle.run(query));
    const done = await turns();
    try {
      if (query.sql === REBUILD) return { rows: [{ busy: (await rebuild(file)).emptied ? 0 : 1 }] };
      return writer.use((handle) => handle.run(query));
    } finally {
      done();
    }
  }

  const releases = new WeakMap<DatabaseConnection, () => void>();
  const end = (session: DatabaseConnection) => {
    (session as Session).inTransaction = false;
    releases.get(session)?.();
    releases.delete(session);
  };

  return {
    async init() {
      // The writer first: it creates the file and the log that the reader needs.
      writer.use(() => {});
      reader.use(() => {});
    },
    async acquireConnection() {
      return new Session(run);
    },
    async beginTransaction(session) {
      const done = await turns();
      try {
        // Every transaction here writes: taking the lock first makes it wait for another process before it has read
        // anything.
        writer.use(({ database }) => database.exec("begin immediate"));
      } catch (error) {
        done();
        throw error;
      }
      releases.set(session, done);
      (session as Session).inTransaction = true;
    },
    async commitTransaction(session) {
      writer.use(({ database }) => database.exec("commit"));
      end(session);
    },
    async rollbackTransaction(session) {
      try {
        writer.use(({ database }) => {
          // After a full disk SQLite has already rolled back.
          if (database.isTransaction) database.exec("rollback");
        });
      } finally {
        end(session);
      }
    },
    async releaseConnection() {},
    async destroy() {
      writer.close();
      reader.close();
    },
  };
}

/** A connection that is opened on first use, and reopened after the file was found unreadable or missing. */
interface Reopened {
  use<T>(work: (handle: Handle) => T): T;
  close(): void;
}

function reopened(open: () => Handle): Reopened {
  let handle: Handle | undefined;
  let isClosed = false;
  const close = () => {
    handle?.database.close();
    handle = undefined;
  };
  return {
    use(work) {
      if (isClosed) throw new ExpectedError("storage-unavailable", "The database is closed");
      handle ??= open();
      try {
        return work(handle);
      } catch (error) {
        if (isSqliteBroken(error)) close();
        throw error;
      }
    },
    close() {
      isClosed = true;
      close();
    },
  };
}

function openHandle(file: string, pragmas: readonly string[]): Handle {
  // No waiting here: it would block the event loop. `guarded-dialect.ts` retries.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, Prepared>();
  const prepared = (text: string): Prepared => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare(text);
    const added = { statement, hasRows: statement.columns().length > 0 };
    if (statements.size >= STATEMENTS_MAX) statements.delete(statements.keys().next().value ?? "");
    statements.set(text, added);
    return added;
  };
  return {
    database,
    run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
      const { statement, hasRows } = prepared(sql);
      const values = parameters as Value[];
      if (hasRows) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
    },
  };
}

/**
 * Returns whether a statement only reads: one that Kysely has built as a select, or SQL text that begins with `select`,
 * which never writes in SQLite, or with `with`, which no text here uses to write.
 */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*(select|with)\b/i.test(sql));
}

/**
 * Admits one writer at a time, in order of request.
 * @returns a function that waits for its turn and resolves to the function that ends it; it rejects with
 * `storage-unavailable` when the turn has not come after `WAIT_MAX_MS`
 */
function inTurn(): () => Promise<() => void> {
  const waiting = new Set<() => void>();
  let isTaken = false;
  const end = () => {
    const [next] = waiting;
    isTaken = next !== undefined;
    next?.();
  };
  return async () => {
    if (!isTaken) {
      isTaken = true;
      return end;
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const begin = () => {
      waiting.delete(begin);
      clearTimeout(timer);
      resolve(end);
    };
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new ExpectedError("storage-unavailable", "Another write to the database takes too long"));
    }, WAIT_MAX_MS);
    waiting.add(begin);
    return promise;
  };
}
