import { type Kysely, type RawBuilder, sql } from "kysely";
import { compareMoved, type MovedRecord } from "./compare-moved.server.ts";
import type { Orphans, Progress } from "./migration.server.ts";
import { submissionCounts } from "./submission-counts.server.ts";

export const backup = true;

/** Rows read and written at a time, so that many need little memory. */
const AT_ONCE = 500;

type Value = string | number | null | undefined;
type Row = Readonly<Record<string, Value>>;
type Dialect = "sqlite" | "postgres";

/** The forms that had tables of their own, and a setting of retention times for each, as they were released. */
const MESSAGE = "message";
const APPLICATION = "application";
const MESSAGE_RETENTION = "contactMonths";
const CONSENT_RETENTION: ReadonlyMap<unknown, string> = new Map([
  ["vacancy", "applicationMonths"],
  ["future", "futureMonths"],
]);
const CV = "cv";
const OFFER = "offer";

/** Tables that come under the names of old ones. */
const RENAMED = ["submissions", "submission_files", "submission_notes", "submission_ratings", "outbox"] as const;
/** Tables with ids that are given out once. */
const NUMBERED = ["messages", "message_notes", "applications", "application_notes", ...RENAMED.slice(0, 3), "outbox"];

/** Rows of an old table, and how they are stored now. */
interface Move {
  table: string;
  key: readonly string[];
  /** The old rows as they are compared, with `*`: a column that is not moved is a difference. */
  old: RawBuilder<unknown>;
  /** The new rows by table. */
  to(row: Row): Readonly<Record<string, Row>>;
  /** Reads them back, with the columns of the old ones; JSON of fields as `fields`. */
  now: RawBuilder<unknown>;
  /** Puts the fields of the JSON into the columns that they came from. */
  back?(row: Row): Row;
}

/**
 * Moves what visitors have sent into one set of tables for all forms: `submissions` with its files, notes and ratings.
 * A row is named by its form and the id that it had. Times are whole milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>, dialect: Dialect, progress: Progress, orphans: Orphans): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (dialect === "postgres") {
    const tables = [
      "messages",
      "message_notes",
      "applications",
      "application_notes",
      "application_ratings",
      ...RENAMED,
    ];
    await run(`lock table ${tables.join(", ")} in access exclusive mode`);
  }
  if (dialect === "sqlite") {
    for (const [table, column, of] of CHILDREN) {
      // Null is "not in" a table without rows.
      const { numAffectedRows = 0n } = await run(
        `delete from ${table} where ${column} is not null and ${column} not in (select id from ${of})`,
      );
      orphans(table, Number(numAffectedRows));
    }
    for (const statement of LOOSE) await run(statement);
  }
  const reached: Record<string, number> = {};
  for (const table of NUMBERED) reached[table] = await highestId(db, dialect, table);
  for (const table of RENAMED) await run(`alter table ${table} rename to former_${table}`);
  for (const name of OLD_INDEXES) await run(`drop index ${name}`);
  // Nothing has ever written it: the retention times are settings.
  await run("alter table former_submissions drop column erase_after");
  for (const statement of tablesOf(dialect)) await run(statement);

  const moves = movesFrom(reached);
  const counts: number[] = [];
  for (const { old } of moves) counts.push(await countOf(db, old));
  const total = 2 * counts.reduce((sum, count) => sum + count, 0);
  let done = 0;
  const step = (rows: number) => {
    done += rows;
    progress(done, total);
  };
  for (const move of moves) await copy(db, move, step);
  if (dialect === "postgres") for (const table of RENAMED) await run(`analyze ${table}`);
  for (const move of moves) await compare(db, move, step);

  await continueIds(db, dialect, reached);
  for (const table of ["outbox", "submission_files", "submission_notes", "submission_ratings", "submissions"]) {
    await run(`drop table former_${table}`);
  }
  for (const table of ["message_notes", "messages", "application_notes", "application_ratings", "applications"]) {
    await run(`drop table ${table}`);
  }
  for (const statement of [...INDEXES, ...submissionCounts(dialect)]) await run(statement);
  // A page far into a list is found by an index alone where rows have been vacuumed since they changed.
  if (dialect === "postgres") {
    await run(`alter table submissions
      set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`);
  }
}

/** Rows that go with others. A tool that works without foreign keys, as that of SQLite does, may have left some behind. */
const CHILDREN = [
  ["message_notes", "message_id", "messages"],
  ["application_notes", "application_id", "applications"],
  ["application_ratings", "application_id", "applications"],
  ["submission_files", "submission_id", "submissions"],
  ["submission_notes", "submission_id", "submissions"],
  ["submission_ratings", "submission_id", "submissions"],
  ["outbox", "contact_message_id", "messages"],
  ["outbox", "application_id", "applications"],
  ["outbox", "submission_id", "submissions"],
] as const;

/** Empties references to what is gone, as foreign keys do. */
const LOOSE = [
  "update messages set owner_id = null where owner_id not in (select id from staff_users)",
  "update submissions set owner_id = null where owner_id not in (select id from staff_users)",
  `update applications set offer_id = null
    where offer_id not in (select id from entries where collection = '${OFFER}')`,
];

/** Indexes of old tables whose names the new ones have. */
const OLD_INDEXES = [
  ...["state", "owner", "count", "arrival", "rating", "sender", "mailbox", "erase"].map(
    (name) => `submissions_${name}`,
  ),
  ...["submission_files_submission", "submission_notes_submission"],
  ...["due", "recipient", "state", "staff_user", "submission"].map((name) => `outbox_${name}`),
];

const tablesOf = (dialect: Dialect): string[] => {
  const id =
    dialect === "sqlite" ? "integer primary key autoincrement" : "integer generated by default as identity primary key";
  const time = dialect === "sqlite" ? "integer" : "bigint";
  const submission = `form text not null, submission_id integer not null,
    foreign key (form, submission_id) references submissions (form, id) on delete cascade`;
  return [
    `create table submissions (
      form text not null, id integer not null, reference text not null unique, language text not null,
      received_at ${time} not null, email text, mailbox text, state text not null,
      owner_id text references staff_users (id) on delete set null,
      changed_at ${time}, waiting_until ${time}, suspected_spam integer not null,
      rating integer not null default 0, ratings integer not null default 0,
      about_collection text, about integer, token_hash text unique, fingerprint text not null, idempotency_key text,
      retention text, retained_since ${time} not null, folded text not null default '', fields text not null,
      primary key (form, id),
      foreign key (about_collection, about) references entries (collection, id) on delete set null)`,
    `create table submission_files (
      id ${id}, reference text not null, field text not null, file_key text not null unique, file_name text not null,
      file_size integer not null, file_sha256 text not null, scan text not null, ${submission})`,
    `create table submission_notes (
      id ${id}, at ${time} not null, author_id text not null, author text not null, text text not null, ${submission})`,
    `create table submission_ratings (
      user_id text not null, author text not null, stars integer not null, at ${time} not null, ${submission},
      primary key (form, submission_id, user_id))`,
    `create table outbox (
      id ${id}, kind text not null, message_id text not null unique, language text not null, reference text not null,
      received_at ${time} not null, form text, submission_id integer,
      staff_user_id text references staff_users (id) on delete cascade,
      recipient text, recipient_key text, outstanding text, sealed_token text, staff_change text,
      state text not null, attempts integer not null, next_try_at ${time} not null, last_error text,
      created_at ${time} not null, sent_at ${time},
      foreign key (form, submission_id) references submissions (form, id) on delete cascade)`,
  ];
};

const INDEXES = [
  "create index submissions_fingerprint on submissions (form, fingerprint)",
  "create index submissions_key on submissions (form, idempotency_key)",
  "create index submissions_retention on submissions (form, retention, retained_since)",
  "create index submissions_state on submissions (form, suspected_spam, state, received_at, id)",
  "create index submissions_owner on submissions (owner_id, form, suspected_spam, state, received_at, id)",
  // Each holds all that the list filters by, so that going far into it reads no rows.
  "create index submissions_arrival on submissions (form, suspected_spam, received_at, id, state, about)",
  "create index submissions_rating on submissions (form, suspected_spam, rating, received_at, id, state, about)",
  "create index submissions_sender on submissions (form, lower(email), id)",
  "create index submissions_mailbox on submissions (form, mailbox)",
  "create index submissions_about on submissions (about_collection, about)",
  "create index submission_files_submission on submission_files (form, submission_id)",
  "create index submission_notes_submission on submission_notes (form, submission_id)",
  "create index outbox_due on outbox (state, next_try_at)",
  "create index outbox_state on outbox (state, created_at)",
  "create index outbox_recipient on outbox (recipient_key, created_at)",
  "create index outbox_submission on outbox (form, submission_id)",
  "create index outbox_staff_user on outbox (staff_user_id)",
];

/** @param reached the highest ids that the old tables have given out: ids of rows that come together begin after them */
function movesFrom(reached: Readonly<Record<string, number>>): Move[] {
  const after = (...tables: string[]) => tables.reduce((sum, table) => sum + (reached[table] ?? 0), 0);
  const [messageNotes, notes] = [after("message_notes"), after("message_notes", "application_notes")];
  const files = after("applications");
  const common = `reference, language, received_at, email, mailbox, state, changed_at, suspected_spam, folded,
    fingerprint as words_print, idempotency_key as key_print, fields`;
  const noted = "id, at, author_id, author, text, submission_id";
  return [
    {
      table: "messages",
      key: ["id"],
      // The address goes to a column and to the fields: both are compared.
      old: sql`select *, email as typed_email from messages`,
      to({ first_name, last_name, typed_email: _, message, words_print, key_print, ...row }) {
        const fields = { firstName: first_name, lastName: last_name, email: row.email, message };
        return {
          submissions: {
            ...{ ...row, form: MESSAGE, fields: JSON.stringify(fields) },
            ...{ fingerprint: words_print, idempotency_key: key_print },
            ...{ retention: MESSAGE_RETENTION, retained_since: row.received_at },
          },
        };
      },
      now: sql.raw(`select id, owner_id, ${common} from submissions where form = '${MESSAGE}'`),
      back({ fields, ...row }) {
        const { firstName, lastName, email, message } = readFields(fields);
        return { ...row, first_name: firstName, last_name: lastName, typed_email: email, message };
      },
    },
    {
      table: "applications",
      key: ["id"],
      old: sql`select *, email as typed_email from applications`,
      to({ first_name, last_name, phone, consent, consent_at, offer_id, words_print, key_print, ...rest }) {
        const { typed_email: _, file_key, file_name, file_size, file_sha256, scan, ...row } = rest;
        const { id, reference, email } = row;
        const fields = { firstName: first_name, lastName: last_name, email, phone, consent };
        return {
          submissions: {
            ...{ ...row, form: APPLICATION, fields: JSON.stringify(fields) },
            ...{ about_collection: offer_id === null ? null : OFFER, about: offer_id },
            ...{ fingerprint: words_print, idempotency_key: key_print },
            // A consent of another release is no setting of this one: nothing erases it by itself, as before.
            ...{ retention: CONSENT_RETENTION.get(consent) ?? consent, retained_since: consent_at },
          },
          submission_files: {
            ...{ id, form: APPLICATION, submission_id: id, reference, field: CV },
            ...{ file_key, file_name, file_size, file_sha256, scan },
          },
        };
      },
      now: sql.raw(`select s.id, rating, ratings, about as offer_id, token_hash, retained_since as consent_at,
        f.file_key, f.file_name, f.file_size, f.file_sha256, f.scan, ${common.replace("reference", "s.reference")}
        from submissions s join submission_files f on f.id = s.id and f.form = s.form and f.submission_id = s.id
        where s.form = '${APPLICATION}'`),
      back({ fields, ...row }) {
        const { firstName, lastName, email, phone, consent } = readFields(fields);
        return { ...row, first_name: firstName, last_name: lastName, typed_email: email, phone, consent };
      },
    },
    {
      table: "submissions",
      key: ["id"],
      old: sql`select * from former_submissions`,
      to: ({ words_print, key_print, ...row }) => ({
        submissions: {
          ...{ ...row, fingerprint: words_print, idempotency_key: key_print },
          // The one setting of their form decides: no other form had these tables.
          ...{ retention: null, retained_since: row.received_at },
        },
      }),
      now: sql.raw(`select id, form, owner_id, waiting_until, rating, ratings, about, token_hash, ${common}
        from submissions where form not in ('${MESSAGE}', '${APPLICATION}')`),
    },
    {
      table: "submission_files",
      key: ["id"],
      old: sql`select f.*, s.form from former_submission_files f join former_submissions s on s.id = f.submission_id`,
      to: (row) => ({ submission_files: { ...row, id: Number(row.id) + files } }),
      now: sql`select * from submission_files where id > ${sql.lit(files)}`,
      back: (row) => ({ ...row, id: Number(row.id) - files }),
    },
    {
      table: "message_notes",
      key: ["id"],
      old: sql`select * from message_notes`,
      to: ({ message_id, ...row }) => ({ submission_notes: { ...row, form: MESSAGE, submission_id: message_id } }),
      now: sql.raw(`select ${noted.replace("submission_id", "submission_id as message_id")} from submission_notes
        where form = '${MESSAGE}' and id <= ${messageNotes}`),
    },
    {
      table: "application_notes",
      key: ["id"],
      old: sql`select * from application_notes`,
      to: ({ id, application_id, ...row }) => ({
        submission_notes: { ...row, id: Number(id) + messageNotes, form: APPLICATION, submission_id: application_id },
      }),
      now: sql.raw(`select ${noted.replace("submission_id", "submission_id as application_id")} from submission_notes
        where form = '${APPLICATION}' and id > ${messageNotes} and id <= ${notes}`),
      back: (row) => ({ ...row, id: Number(row.id) - messageNotes }),
    },
    {
      table: "submission_notes",
      key: ["id"],
      old: sql`select n.*, s.form from former_submission_notes n join former_submissions s on s.id = n.submission_id`,
      to: (row) => ({ submission_notes: { ...row, id: Number(row.id) + notes } }),
      now: sql`select * from submission_notes where id > ${sql.lit(notes)}`,
      back: (row) => ({ ...row, id: Number(row.id) - notes }),
    },
    {
      table: "application_ratings",
      key: ["application_id", "user_id"],
      old: sql`select * from application_ratings`,
      to: ({ application_id, ...row }) => ({
        submission_ratings: { ...row, form: APPLICATION, submission_id: application_id },
      }),
      now: sql.raw(`select submission_id as application_id, user_id, author, stars, at from submission_ratings
        where form = '${APPLICATION}'`),
    },
    {
      table: "submission_ratings",
      key: ["submission_id", "user_id"],
      old: sql`select r.*, s.form from former_submission_ratings r join former_submissions s on s.id = r.submission_id`,
      to: (row) => ({ submission_ratings: row }),
      now: sql.raw(`select * from submission_ratings where form <> '${APPLICATION}'`),
    },
    {
      table: "outbox",
      key: ["id"],
      old: sql`select o.*, s.form from former_outbox o left join former_submissions s on s.id = o.submission_id`,
      to({ contact_message_id, application_id, ...row }) {
        const message = { form: MESSAGE, submission_id: contact_message_id };
        const application = { form: APPLICATION, submission_id: application_id };
        return {
          outbox: {
            ...row,
            ...(contact_message_id !== null ? message : application_id !== null ? application : {}),
          },
        };
      },
      now: sql`select * from outbox`,
      back({ form, submission_id, ...row }) {
        const none = { contact_message_id: null, application_id: null, submission_id: null, form: null };
        if (form === MESSAGE) return { ...row, ...none, contact_message_id: submission_id };
        if (form === APPLICATION) return { ...row, ...none, application_id: submission_id };
        return { ...row, ...none, form, submission_id };
      },
    },
  ];
}

const readFields = (fields: Value): Row => JSON.parse(String(fields));

async function copy(db: Kysely<unknown>, { key, old, to }: Move, step: (rows: number) => void): Promise<void> {
  for await (const batch of batches(db, old, key)) {
    const byTable: Record<string, Row[]> = {};
    for (const row of batch) {
      for (const [table, moved] of Object.entries(to(row))) {
        byTable[table] ??= [];
        byTable[table].push(moved);
      }
    }
    for (const [table, rows] of Object.entries(byTable)) await insert(db, table, rows);
    step(batch.length);
  }
}

async function insert(db: Kysely<unknown>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

async function compare(db: Kysely<unknown>, move: Move, step: (rows: number) => void): Promise<void> {
  const { table, key, old, now, back = (row) => row } = move;
  async function* records(query: RawBuilder<unknown>, read: (row: Row) => Row, note = (_: number) => {}) {
    for await (const batch of batches(db, query, key)) {
      for (const row of batch) {
        const record = read(row);
        yield { id: key.map((column) => record[column]).join(" "), record } satisfies MovedRecord;
      }
      note(batch.length);
    }
  }
  await compareMoved(
    table,
    records(old, (row) => row, step),
    records(now, back),
  );
}

/** Gives the rows of a query in the order of a key, some at a time. */
async function* batches(db: Kysely<unknown>, query: RawBuilder<unknown>, key: readonly string[]) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const values = last && sql.join(key.map((column) => last?.[column]));
    const { rows }: { rows: Row[] } = await sql<Row>`select * from (${query}) as found
      ${values === undefined ? sql`` : sql`where (${columns}) > (${values})`} order by ${columns} limit ${AT_ONCE}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

async function countOf(db: Kysely<unknown>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as found`.execute(db);
  return Number(rows[0]?.count);
}

/** The highest id that a table has ever given out. */
async function highestId(db: Kysely<unknown>, dialect: Dialect, table: string): Promise<number> {
  const { rows } =
    dialect === "sqlite"
      ? await sql<{ id: number }>`select seq as id from sqlite_sequence where name = ${table}`.execute(db)
      : await sql<{ id: number }>`select case when is_called then last_value else 0 end as id
          from ${sql.table(`${table}_id_seq`)}`.execute(db);
  const { rows: stored } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(db);
  return Math.max(Number(rows[0]?.id ?? 0), Number(stored[0]?.id ?? 0));
}

/** Sees to it that no id is given out again, also of rows that are gone. */
async function continueIds(
  db: Kysely<unknown>,
  dialect: Dialect,
  reached: Readonly<Record<string, number>>,
): Promise<void> {
  const { rows } = await sql<{
    form: string;
  }>`select form from former_submissions union select kind from erasures`.execute(db);
  const others = rows.map(({ form }) => form).filter((form) => form !== MESSAGE && form !== APPLICATION);
  const forms = [[MESSAGE, "messages"], [APPLICATION, "applications"], ...others.map((form) => [form, "submissions"])];
  for (const [form = "", table = ""] of forms) {
    await sql`insert into item_ids (kind, next) values (${form}, ${(reached[table] ?? 0) + 1})
      on conflict (kind) do update set next = case when item_ids.next < excluded.next then excluded.next
        else item_ids.next end`.execute(db);
  }
  const tables = {
    submission_files: ["applications", "submission_files"],
    submission_notes: ["message_notes", "application_notes", "submission_notes"],
    outbox: ["outbox"],
  };
  for (const [table, from] of Object.entries(tables)) {
    const last = from.reduce((sum, old) => sum + (reached[old] ?? 0), 0);
    if (last === 0) continue;
    if (dialect === "sqlite") {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
    } else {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
    }
  }
}
