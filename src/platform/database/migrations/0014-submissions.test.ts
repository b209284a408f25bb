import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { submissionStores } from "#features/submissions/storage/submission-stores.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type ContractDatabase, emptyPostgres, emptySqlite } from "../../../../tests/contract-databases.ts";
import { DEFAULT_RETENTION } from "../../../../tests/default-retention.ts";
import { connectDatabase, type Database, type DialectName, migrate } from "../open-database.server.ts";
import { up } from "./0014-submissions.server.ts";

type Row = Readonly<Record<string, string | number | null>>;

const OFFER = {
  id: 3,
  key: "fitter",
  kind: "full-time",
  img: "/x.svg",
  posted: "2026-01-01",
  open_until: "2026-12-31",
};

const STAFF = {
  ...{ id: "anna", username: "anna", name: "Anna", email_verified: 0, role: "editor", language: "en", banned: 0 },
  ...{ two_factor_enabled: 0, created_at: "2026", updated_at: "2026" },
};

const message = (id: number, row: Row = {}): Row => ({
  ...{ id, reference: `M-${id}`, language: "pl", received_at: 1000 + id, first_name: "Łucja", last_name: "O'Żak" },
  ...{ email: "L+a@example.org", mailbox: "l@example.org", message: 'One "line"\nand another\\', suspected_spam: 0 },
  ...{
    state: "new",
    owner_id: null,
    changed_at: null,
    folded: `m-${id} lucja`,
    words_print: `w${id}`,
    key_print: null,
  },
  ...row,
});

const MESSAGES = [
  message(1),
  message(2, { state: "in-hand", owner_id: "anna", changed_at: 5 }),
  message(4, { state: "answered", key_print: "key", suspected_spam: 1 }),
  message(5, { state: "closed", email: "", mailbox: "", message: "" }),
  message(7, { state: "parked", language: "fr" }),
];

const application = (id: number, row: Row = {}): Row => ({
  ...{ id, reference: `A-${id}`, language: "de", received_at: 2000 + id, offer_id: null, first_name: "Jan" },
  ...{ last_name: "Nowak", email: "jan@example.org", mailbox: "jan@example.org", phone: "+48 600", consent: "vacancy" },
  ...{ consent_at: 3000 + id, file_key: `key${id}`, file_name: "cv.pdf", file_size: 10, file_sha256: `sha${id}` },
  ...{ scan: "clean", token_hash: `token${id}`, suspected_spam: 0, state: "new", changed_at: null, rating: 0 },
  ...{ ratings: 0, folded: `a-${id} jan`, words_print: `w${id}`, key_print: null },
  ...row,
});

const APPLICATIONS = [
  application(1, { offer_id: 3, state: "shortlisted", changed_at: 9, rating: 450, ratings: 2 }),
  application(2, { consent: "future", scan: "unscanned", state: "invited" }),
  application(4, { consent: "constructor", scan: "by hand", language: "", state: "declined", phone: "" }),
  ...["hired", "withdrawn", "parked"].map((state, i) => application(5 + i, { state })),
];

const CALLBACK: Row = {
  ...{ id: 3, form: "callback", reference: "C-3", language: "pl", received_at: 5000, email: null, mailbox: null },
  ...{ state: "called", owner_id: "anna", changed_at: 6, waiting_until: 7, suspected_spam: 0, rating: 300, ratings: 1 },
  ...{ about: 3, token_hash: "token", words_print: "w", key_print: "k", erase_after: null, folded: "c-3" },
  fields: '{"name":"Żaneta","later":1}',
};
const SUBMISSIONS: Row[] = [
  CALLBACK,
  {
    ...CALLBACK,
    id: 4,
    form: "survey",
    reference: "V-4",
    token_hash: null,
    about: null,
    owner_id: null,
    fields: "{broken",
  },
];

const note = (id: number, row: Row): Row => ({
  id,
  at: id,
  author_id: "anna",
  author: "Anna",
  text: "Call back",
  ...row,
});

/** Columns of files that a later migration adds. */
const LATER_COLUMNS = { position: 1, added_at: null };

const FILE: Row = {
  field: "photo",
  file_key: "photo3",
  file_name: "a.jpg",
  file_size: 1,
  file_sha256: "p",
  scan: "clean",
};

const mail = (id: number, row: Row): Row => ({
  ...{ id, kind: "message-notice", message_id: `${id}@example.org`, language: "pl", reference: "M-1", received_at: 1 },
  ...{ contact_message_id: null, application_id: null, submission_id: null, recipient: null, recipient_key: null },
  ...{ outstanding: null, sealed_token: null, state: "sent", attempts: 1, next_try_at: 4, last_error: null },
  ...{ created_at: 5, sent_at: 6, staff_user_id: null, staff_change: null },
  ...row,
});

const OUTBOX = [
  mail(1, { contact_message_id: 1, state: "waiting", attempts: 0, sent_at: null }),
  mail(2, {
    application_id: 1,
    kind: "application-confirmation",
    state: "failed",
    last_error: "550",
    sealed_token: "s",
  }),
  mail(3, { submission_id: 3, kind: "callback-notice", outstanding: '["a@example.org"]' }),
  mail(5, { kind: "staff-notice", recipient: "anna@example.org", recipient_key: "a", staff_user_id: "anna" }),
];

const log = createLog("silent");
const ignore = () => {};

/** Columns of a later migration, as it fills them. */
const DESK = {
  ...{ urgency: 0, priority: 0, waiting_from: null, returned_at: null },
  ...{ plan_from: null, plan_until: null, plan_where: null, plan_who: null },
};

describe.each([
  ["SQLite", "sqlite", emptySqlite],
  ["PostgreSQL", "postgres", emptyPostgres],
] as const)("on %s", (_, dialect: DialectName, create: () => Promise<ContractDatabase>) => {
  let database: ContractDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await create();
    db = connectDatabase(database.location, log);
    await migrate(db, dialect, "0012-submissions");
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  async function insert(table: string, rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
    }
  }

  /** Gives the highest id of a table to a row that goes again. */
  async function giveOut(table: string, row: Row): Promise<void> {
    if (dialect === "postgres") {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${Number(row.id)})`.execute(db);
      return;
    }
    await insert(table, [row]);
    await sql`delete from ${sql.table(table)} where id = ${row.id}`.execute(db);
  }

  async function fill(): Promise<void> {
    await insert("staff_users", [STAFF]);
    await insert("job_offers", [OFFER]);
    await insert("messages", MESSAGES);
    await insert("applications", APPLICATIONS);
    await insert("submissions", SUBMISSIONS);
    await insert("message_notes", [note(1, { message_id: 2 }), note(3, { message_id: 1 })]);
    await insert("application_notes", [note(1, { application_id: 2 }), note(2, { application_id: 1 })]);
    await insert("submission_notes", [note(8, { submission_id: 4 })]);
    const stars = { author: "Anna", stars: 5, at: 1 };
    await insert("application_ratings", [
      { ...stars, application_id: 1, user_id: "anna" },
      { ...stars, application_id: 1, user_id: "ben", stars: 4 },
    ]);
    await insert("submission_ratings", [{ ...stars, submission_id: 3, user_id: "anna" }]);
    await insert("submission_files", [{ ...FILE, id: 2, submission_id: 3, reference: "C-3" }]);
    await insert("outbox", OUTBOX);
    // The newest of each was erased: its id comes never again.
    await giveOut("messages", message(9));
    await giveOut("applications", application(20));
    await giveOut("submissions", { ...CALLBACK, id: 30, reference: "C-30", token_hash: "erased" });
    await giveOut("message_notes", note(12, { message_id: 1 }));
    await giveOut("outbox", mail(40, {}));
    await insert("erasures", [{ kind: "quote", reference: "Q-1", reason: "sender", erased_at: 1 }]);
  }

  const all = async (table: string, ...order: string[]) => {
    const columns = sql.join(order.map((column) => sql.ref(column)));
    return (await sql<Row>`select * from ${sql.table(table)} order by ${columns}`.execute(db)).rows;
  };

  test("every row comes with all its values under the names of today", async () => {
    await fill();
    await migrate(db, dialect);
    const none = { waiting_until: null, about_collection: null, about: null, token_hash: null };
    const moved = (rows: readonly Row[], form: string, more: (row: Row) => object) =>
      rows.map(({ words_print, key_print, ...row }) => ({
        ...{ form, fingerprint: words_print, idempotency_key: key_print, ...none },
        ...more(row),
        documents: null,
        ...DESK,
        written_at: null,
      }));
    expect((await all("submissions", "form", "id")).map((row) => ({ ...row }))).toEqual([
      ...moved(APPLICATIONS, "application", (row) => {
        const { first_name, last_name, phone, consent, consent_at, offer_id, ...rest } = row;
        const { file_key, file_name, file_size, file_sha256, scan, ...columns } = rest;
        return {
          ...{ ...columns, owner_id: null, retained_since: consent_at },
          ...(offer_id === null ? {} : { about_collection: "offer", about: offer_id }),
          retention: consent === "vacancy" ? "applicationMonths" : consent === "future" ? "futureMonths" : consent,
          fields: JSON.stringify({ firstName: first_name, lastName: last_name, email: row.email, phone, consent }),
        };
      }),
      ...moved(SUBMISSIONS.slice(0, 1), "callback", ({ erase_after, ...row }) => ({
        ...{ ...row, retention: null, retained_since: row.received_at },
      })),
      ...moved(MESSAGES, "message", ({ first_name, last_name, message: text, ...row }) => ({
        ...{ ...row, rating: 0, ratings: 0, retention: "contactMonths", retained_since: row.received_at },
        fields: JSON.stringify({ firstName: first_name, lastName: last_name, email: row.email, message: text }),
      })),
      ...moved(SUBMISSIONS.slice(1), "survey", ({ erase_after, ...row }) => ({
        ...{ ...row, retention: null, retained_since: row.received_at },
      })),
    ]);
    const submission = (form: string, id: number) => ({ form, submission_id: id });
    expect(await all("submission_files", "id")).toEqual([
      ...APPLICATIONS.map(({ id, reference, file_key, file_name, file_size, file_sha256, scan }) => ({
        ...{ id, ...submission("application", Number(id)), reference, field: "cv" },
        ...{ file_key, file_name, file_size, file_sha256, scan },
        ...LATER_COLUMNS,
      })),
      { ...FILE, id: 22, ...submission("callback", 3), reference: "C-3", ...LATER_COLUMNS },
    ]);
    expect(await all("submission_notes", "id")).toEqual([
      note(1, submission("message", 2)),
      note(3, submission("message", 1)),
      { ...note(1, submission("application", 2)), id: 13 },
      { ...note(2, submission("application", 1)), id: 14 },
      { ...note(8, submission("survey", 4)), id: 22 },
    ]);
    expect(await all("submission_ratings", "form", "user_id")).toEqual([
      { ...submission("application", 1), user_id: "anna", author: "Anna", stars: 5, at: 1 },
      { ...submission("application", 1), user_id: "ben", author: "Anna", stars: 4, at: 1 },
      { ...submission("callback", 3), user_id: "anna", author: "Anna", stars: 5, at: 1 },
    ]);
    const subjects = [submission("message", 1), submission("application", 1), submission("callback", 3)];
    expect(await all("outbox", "id")).toEqual(
      OUTBOX.map(({ contact_message_id, application_id, submission_id, ...row }, i) => ({
        ...row,
        ...(subjects[i] ?? { form: null, submission_id: null }),
        content: null,
      })),
    );
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    expect(names.filter((name) => /^(?:messages|message_|applications|application_|former_)/.test(name))).toEqual([]);
  });

  test("links open, mails wait, and ids go on after those that were erased", async () => {
    await fill();
    await migrate(db, dialect);
    const stores = submissionStores(db, dialect, [contact, jobApplication]);
    const applications = stores.of(jobApplication);
    expect(await applications.findByToken("token1")).toMatchObject({
      ...{ id: 1, reference: "A-1", state: "shortlisted", about: 3, until: "2026-12-31" },
      ...{ since: { consent: 3001 }, rating: { average: 4.5, count: 2 }, files: [{ field: "cv", key: "key1" }] },
    });
    const [waiting] = await db.selectFrom("outbox").selectAll().where("state", "=", "waiting").execute();
    if (waiting === undefined) throw new Error("no mail waits");
    expect(await stores.mailed(contact, waiting, async () => undefined)).toMatchObject({
      values: { firstName: "Łucja", lastName: "O'Żak", email: "L+a@example.org" },
    });
    // What was chosen with the words of another release has no end that this one knows.
    const later = Date.UTC(2100, 0);
    expect(await applications.countExpired(DEFAULT_RETENTION, later)).toBe(APPLICATIONS.length - 1);
    expect(await stores.of(contact).countExpired(DEFAULT_RETENTION, later)).toBe(MESSAGES.length);
    const arrival = {
      language: "en",
      receivedAt: later,
      suspectedSpam: false,
      mailHost: "example.org",
      fingerprints: { content: { fingerprint: "new", forMs: 1 }, idempotencyKey: undefined },
    } as const;
    const values = { firstName: "A", lastName: "B", email: "a@example.org", message: "C" };
    const { reference } = await stores
      .of(contact)
      .store({ values, about: undefined, files: [], token: undefined }, arrival);
    const { id = 0 } = (await stores.of(contact).find({ reference })) ?? {};
    expect(id).toBe(10);
    expect((await stores.of(contact).mails(id)).map((sent) => sent.id)).toEqual([41, 42]);
    await stores.of(contact).addNote(id, "Call", { userId: "anna", name: "Anna", at: 1 });
    expect((await stores.of(contact).find({ id }))?.notes).toMatchObject([{ id: 23 }]);
    const ids = await db.selectFrom("item_ids").selectAll().orderBy("kind").execute();
    expect(Object.fromEntries(ids.map(({ kind, next }) => [kind, next]))).toMatchObject({
      ...{ application: 21, callback: 31, message: 11, quote: 31, survey: 31 },
    });
  });

  test("submissions are counted, however they come, change and go", async () => {
    await fill();
    await migrate(db, dialect);
    const counted = async () => {
      const { rows } = await sql<Row>`select form, suspected_spam, state, about, count from submission_counts
        where count <> 0 order by form, suspected_spam, state, about`.execute(db);
      return rows.map((row) => ({ ...row }));
    };
    const counts = async () => {
      const { rows } = await sql<Row>`select form, suspected_spam, state, coalesce(about, 0) as about, count(*) as count
        from submissions group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    };
    const moved = await counted();
    expect(moved).toEqual(await counts());
    expect(moved).toContainEqual({ form: "application", suspected_spam: 0, state: "shortlisted", about: 3, count: 1 });
    for (const change of [
      "insert into submissions select * from sent",
      "update submissions set state = 'closed' where form = 'message'",
      "update submissions set state = 'new', suspected_spam = 1 where form = 'message' and id > 2",
      "update submissions set folded = '', changed_at = 8",
      // Those about it are about nothing then.
      "delete from entries where collection = 'offer'",
      "delete from submissions where form = 'application' or id = 2",
      "delete from submissions",
    ]) {
      if (change.startsWith("insert")) {
        await sql`create table sent as select * from submissions`.execute(db);
        await sql`update sent set id = id + 1000, reference = 'again ' || reference, token_hash = null`.execute(db);
      }
      await sql.raw(change).execute(db);
      expect(await counted(), change).toEqual(await counts());
    }
    expect(await counted()).toEqual([]);
  });

  test("a database without submissions comes through", async () => {
    await migrate(db, dialect);
    for (const table of ["submissions", "submission_files", "submission_notes", "submission_ratings", "outbox"]) {
      expect(await all(table, "form")).toEqual([]);
    }
  });

  test("mails about nothing stay, also where none of the old tables has rows", async () => {
    await insert("outbox", [mail(1, {}), mail(7, { kind: "waiting-reminder" })]);
    await migrate(db, dialect);
    expect((await all("outbox", "id")).map(({ id, form }) => [id, form])).toEqual([
      [1, null],
      [7, null],
    ]);
  });

  test("what does not come back as it was stored ends it, with everything as before", async () => {
    await fill();
    await migrate(db, dialect, "0013-entries");
    const damaging = {
      transformQuery: ({ node }: { node: never }) => node,
      transformResult: async ({ result }: { result: { rows: Row[] } }) => ({
        rows: result.rows.map((row) => ("fields" in row && row.id === 5 ? { ...row, state: "lost" } : row)),
      }),
    };
    // As `runMigrations` has it.
    if (dialect === "sqlite") await sql`pragma foreign_keys = off`.execute(db);
    const moving = db
      .transaction()
      .execute((transaction) => up(transaction.withPlugin(damaging as never) as never, dialect, ignore, ignore));
    await expect(moving).rejects.toThrow("messages: 5 was changed");
    expect((await all("messages", "id")).map(({ state }) => state)).toEqual(MESSAGES.map(({ state }) => state));
    expect(await all("outbox", "id")).toEqual(OUTBOX.map((row) => expect.objectContaining(row)));
  });

  test.runIf(dialect === "sqlite")("rows whose submission is gone go as the foreign keys say", async () => {
    await fill();
    await sql`pragma foreign_keys = off`.execute(db);
    await insert("message_notes", [note(5, { message_id: 99 })]);
    await insert("outbox", [mail(6, { application_id: 99 })]);
    await sql`update applications set offer_id = 99 where id = 2`.execute(db);
    await sql`update messages set owner_id = 'gone' where id = 1`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
    const lines: string[] = [];
    await migrate(db, dialect, undefined, { log: createLog("info", { write: (line) => void lines.push(line) }) });
    expect(lines.map((line) => JSON.parse(line).msg).filter((told) => told.includes("left out"))).toEqual([
      "rows of message_notes left out, as what they belong to is gone: 1",
      "rows of outbox left out, as what they belong to is gone: 1",
    ]);
    expect((await all("submission_notes", "id")).map(({ id }) => id)).toEqual([1, 3, 13, 14, 22]);
    expect((await all("outbox", "id")).map(({ id }) => id)).toEqual([1, 2, 3, 5]);
    const { rows } = await sql<Row>`select about_collection, about, owner_id from submissions
      where form = 'application' and id = 2 or form = 'message' and id = 1`.execute(db);
    expect(rows).toEqual(Array(2).fill({ about_collection: null, about: null, owner_id: null }));
  });
});
