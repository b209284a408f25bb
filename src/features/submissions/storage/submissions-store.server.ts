import { type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { WaitingSubmissions } from "#features/outbox/outbox.server.ts";
import { type Batch, batch } from "#features/publishing/storage/every-record.server.ts";
import type { Retention } from "#features/settings/retention.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { FALLBACK_LANGUAGE, isLanguage } from "#platform/i18n/languages.ts";
import { DELIVERY_STATUSES, type DeliveryStatus } from "../delivery-status.ts";
import { retentionTimeOf } from "../erased-from.ts";
import { laterFilesOf } from "../fields.ts";
import { type AnyForm, bodyOf, type MailedMessage, type MailedSubmission, urgencyOf } from "../form.ts";
import {
  INBOX_PAGE_SIZE,
  type InboxPlace,
  type InboxQuery,
  inboxViews,
  isNumbered,
  openStates,
  statesOf,
  statesOfKind,
  takesFiles,
} from "../inbox-query.ts";
import { NOTE_LIMITS } from "../message-note.ts";
import type { Plan } from "../plan-fields.ts";
import type { Stars } from "../rating.ts";
import { lateBefore, workingDaysWaited } from "../working-days.ts";
import { enqueueSecondAlerts } from "./alerts.server.ts";
import { bringBack, bringBackDue, decidedColumns, priorityOf, storePlan, takenColumns } from "./desk-rows.server.ts";
import { eraseSubmissions, isExpired } from "./erasure.server.ts";
import { deliveryStatusOf, mailState } from "./mail-state.server.ts";
import type { SubmissionMail } from "./mails-store.server.ts";
import { lastAnswers } from "./message-rows.server.ts";
import {
  type Arrival,
  findEqual,
  insertFiles,
  insertSubmission,
  lockSubmissions,
  type NewSubmission,
  newMail,
  type StoreResult,
} from "./new-submission.server.ts";
import {
  FOUND_MAX,
  NO_ENTRY,
  type NumberedQuery,
  pageOfSubmissions,
  searchSubmissions,
} from "./numbered-submissions.server.ts";
import {
  type Author,
  type ChangedSubmission,
  type ListedSubmission,
  type NewFile,
  ratingColumn,
  readFiles,
  readSubmissions,
  readWholeSubmissions,
  type SeenSubmission,
  sentFrom,
  submissionsOf,
  type Values,
  type WholeSubmission,
} from "./submission-rows.server.ts";
import { type InboxStream, walkInbox } from "./walk-submissions.server.ts";
import {
  lockSubmission,
  type MessageContext,
  type MessageOutcome,
  type NewMessage,
  writeMessage,
} from "./write-message.server.ts";

/** Maximum number of other submissions from the same address. */
const SAME_ADDRESS = 10;
/** Maximum number of rows read to find a neighbour in a search, in each direction. */
const NEIGHBOUR_ROWS = 40_000;
/** Counts stop here. */
const COUNTED_AT_MOST = 1000;
/** Values of a form, of this release or another. */
const fieldsSchema = z.record(z.string(), z.unknown());
/** Maximum number of references in a reminder. */
const REMINDED = 20;

/** Filter of a list. */
export interface WantedSubmissions extends Pick<InboxQuery, "view" | "owner" | "urgency"> {
  /** Search text; each word must be in the search text of a submission. */
  q: string;
  /** The user for the owner "mine". */
  meId: string;
}

export type { ChangedSubmission, SeenSubmission };

/** A submission without its thread, and without the notes and ratings of staff. */
export interface StoredSubmission extends Omit<WholeSubmission, "notes" | "stars" | "thread"> {
  /** Time of the last answer, ms since 1970; undefined: there is none. */
  answeredAt: number | undefined;
}

/** Numbers of submissions. */
export interface InboxCounts {
  views: Readonly<Record<string, number>>;
  /** By entry that they are about, regardless of the filter; null: about none. Without suspected spam. */
  about: ReadonlyMap<number | null, number>;
}

/**
 * Result of adding files: the keys of those that are new; there is no such submission, or it is closed; the
 * field has all files that it may have.
 */
export type AddedFiles = { kind: "added"; keys: readonly string[] } | { kind: "unknown" | "closed" | "full" };

/** Files of a field to add. */
interface FilesToAdd {
  field: string;
  /** Number of files that the field may have. */
  max: number;
  files: readonly NewFile[];
}

/** Result of a change; `changed-since`: nothing was written because state or owner differ from what was seen. */
export type ChangeOutcome = "done" | "changed-since" | "missing";

/** Store of one form's submissions. */
export function submissionsStore(db: Database, dialect: DialectName, form: AnyForm) {
  const all = () => submissionsOf(db, form);
  const changed = (transaction: Database | Transaction<Schema>, id: number) =>
    transaction.updateTable("submissions").where("form", "=", form.name).where("id", "=", id);

  /** Reads submissions in the order of the given ids. */
  async function listed(ids: readonly number[]): Promise<ListedSubmission[]> {
    if (ids.length === 0) return [];
    const found = await readSubmissions(db, form, "listed", (query) => query.where("s.id", "in", ids));
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async function find(which: { id: number } | { reference: string } | { tokenHash: string }) {
    const [found] = await readWholeSubmissions(db, form, (query) => {
      if ("id" in which) return query.where("s.id", "=", which.id);
      return "reference" in which
        ? query.where("s.reference", "=", which.reference)
        : query.where("s.token_hash", "=", which.tokenHash);
    });
    return found;
  }

  /** Returns which of the submissions a user has rated. */
  async function ratedBy(userId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (!form.ratings || ids.length === 0) return new Set();
    const found = await db
      .selectFrom("submission_ratings")
      .select("submission_id as id")
      .where("form", "=", form.name)
      .where("submission_id", "in", ids)
      .where("user_id", "=", userId)
      .execute();
    return new Set(found.map(({ id }) => id));
  }

  const streamsOf = ({ view, owner, urgency: wanted, meId, q }: WantedSubmissions) => {
    const { states, spam } = statesOf(form, view);
    const ownerId = owner === "mine" ? meId : owner === "nobody" ? null : undefined;
    const urgency = wanted === undefined ? undefined : urgencyOf(form, { [form.urgency?.field ?? ""]: wanted });
    // A search over all states reads the rows in the order in which they are stored.
    const byArrival = q !== "" && ownerId === undefined && states.length === Object.keys(form.states).length;
    const common = { ownerId, urgency, returned: false };
    const streams: InboxStream[] = spam.flatMap((suspected) =>
      (byArrival ? [undefined] : states).map((state) => ({ ...common, state, spam: suspected })),
    );
    const returned = view === "open" ? statesOfKind(form, "waiting") : [];
    return {
      byArrival,
      streams: [...streams, ...returned.map((state) => ({ ...common, state, spam: false, returned: true }))],
    };
  };

  /** Counts submissions by view. @param about counts only those of one entry */
  async function counts(about?: InboxQuery["about"]): Promise<InboxCounts> {
    const groups = await db
      .selectFrom("submission_counts")
      .selectAll()
      .where("form", "=", form.name)
      .where("count", ">", 0)
      .execute();
    const byEntry = new Map<number | null, number>();
    const views = Object.fromEntries(inboxViews(form).map((view) => [view, 0]));
    for (const { count, ...row } of groups) {
      const spam = row.suspected_spam !== 0;
      const entry = row.about === NO_ENTRY ? null : row.about;
      const state = Object.hasOwn(form.states, row.state) ? row.state : form.initial;
      if (!spam) byEntry.set(entry, (byEntry.get(entry) ?? 0) + count);
      if (about !== undefined && about !== (entry ?? "none")) continue;
      for (const view of Object.keys(views)) {
        const shown = statesOf(form, view);
        if (shown.spam.includes(spam) && shown.states.includes(state)) views[view] = (views[view] ?? 0) + count;
      }
    }
    if (views.open !== undefined) views.open += await countReturned();
    return { views, about: byEntry };
  }

  const latestAt = (at: number) => lateBefore(at, form.waiting?.workingDays ?? 0);

  /** Selects submissions in a state whose senders wrote last no later than a time, without suspected spam. */
  const waiting = (state: string, latest: number, limit: number) =>
    all()
      .where("s.suspected_spam", "=", 0)
      .where("s.state", "=", state)
      .where("s.received_at", "<=", latest)
      .where(({ eb, or }) => or([eb("s.written_at", "is", null), eb("s.written_at", "<=", latest)]))
      .limit(limit);

  /** Selects submissions that have come back in a waiting state, without suspected spam. */
  const returned = (state: string) =>
    all()
      .where("s.suspected_spam", "=", 0)
      .where("s.state", "=", state)
      .where("s.priority", ">", 0)
      .limit(COUNTED_AT_MOST);

  async function countReturned(): Promise<number> {
    let sum = 0;
    for (const state of statesOfKind(form, "waiting")) sum += await counted(returned(state));
    return sum;
  }

  async function counted(query: ReturnType<typeof waiting>): Promise<number> {
    const { count } = await db
      .selectFrom(query.select("s.id").as("some"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  const expired = (source: Database, retention: Retention, now: number) =>
    submissionsOf(source, form).where(isExpired(form, retention, now));

  async function addTo(
    transaction: Transaction<Schema>,
    reference: string,
    { field, max, files }: FilesToAdd,
    now: number,
  ): Promise<AddedFiles> {
    // Writes first: of two concurrent uploads the second waits here and then counts the files of the first.
    const row = await transaction
      .updateTable("submissions")
      .where("form", "=", form.name)
      .where("reference", "=", reference)
      .set(({ ref }) => ({ fields: ref("fields") }))
      .returning(["id", "state"])
      .executeTakeFirst();
    if (row === undefined) return { kind: "unknown" };
    const { id } = row;
    const all = (await readFiles(transaction, form, [id])).get(id) ?? [];
    const stored = all.filter((file) => file.field === field);
    const known = new Set(stored.map(({ sha256 }) => sha256));
    const added = files.filter(({ sha256 }) => !known.has(sha256) && known.add(sha256));
    if (added.length > 0 && !takesFiles(form, row.state)) return { kind: "closed" };
    if (stored.length + added.length > max) return { kind: "full" };
    const last = Math.max(0, ...stored.map(({ position }) => position));
    const subject = { form: form.name, submission_id: id, reference };
    await insertFiles(transaction, subject, added, { stored: last, addedAt: now });
    return { kind: "added", keys: added.map(({ key }) => key) };
  }

  /** Adds the photos that a repeated submission lacks. @returns their keys */
  async function addLacking(
    transaction: Transaction<Schema>,
    reference: string,
    files: readonly NewFile[],
    now: number,
  ): Promise<string[]> {
    const keys: string[] = [];
    for (const [field, { several = 1 }] of laterFilesOf(form.fields)) {
      const sent = files.filter((file) => file.field === field);
      if (sent.length === 0) continue;
      const outcome = await addTo(transaction, reference, { field, max: several, files: sent }, now);
      if (outcome.kind === "added") keys.push(...outcome.keys);
    }
    return keys;
  }

  return {
    form,

    /**
     * Stores a submission with its mails in one transaction. Its files must already be in the store.
     * @param audit adds the entry of the audit log to a new submission with this reference
     * @returns its reference, or that of an earlier equal one (`isNew` is false)
     */
    store(
      submission: NewSubmission,
      arrival: Arrival,
      audit?: (reference: string) => WriteEntry,
    ): Promise<StoreResult> {
      return db.transaction().execute(async (transaction) => {
        await lockSubmissions(transaction, dialect);
        const known = await findEqual(transaction, form, submission, arrival);
        if (known !== undefined) {
          const addedKeys = await addLacking(transaction, known.reference, submission.files, arrival.receivedAt);
          return { ...known, isNew: false, ...(addedKeys.length > 0 && { addedKeys }) };
        }
        const reference = await insertSubmission(transaction, form, submission, arrival);
        await audit?.(reference)(transaction);
        return { reference, isNew: true };
      });
    },

    /** Finds a submission by the hash of its private link's token. */
    findByToken: (tokenHash: string) => find({ tokenHash }),

    /**
     * Stores values that the sender has changed.
     * @returns whether the token named a submission
     * @throws ExpectedError `unreadable-record` when the stored values are damaged; nothing is changed
     */
    changeOwn(tokenHash: string, values: Values, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const mine = transaction.updateTable("submissions").where("form", "=", form.name);
        // Writes first: of two concurrent changes the second waits here and then reads the result of the first.
        const row = await mine
          .where("token_hash", "=", tokenHash)
          .set(({ ref }) => ({ fields: ref("fields") }))
          .returning(["id", "fields"])
          .executeTakeFirst();
        if (row === undefined) return false;
        const isRenewed = "field" in form.retention && Object.hasOwn(values, form.retention.field);
        await mine
          .where("id", "=", row.id)
          .set({
            fields: JSON.stringify({ ...readStored(`${form.name} ${row.id}`, fieldsSchema, row.fields), ...values }),
          })
          .$if(isRenewed, (query) =>
            query.set({ retention: retentionTimeOf(form, values).setting, retained_since: now }),
          )
          .execute();
        return true;
      });
    },

    /**
     * Adds files to a submission. A file with the content of a stored one of its field counts as that one: it was sent
     * again because the answer was lost.
     */
    addFiles: (reference: string, added: FilesToAdd, now: number): Promise<AddedFiles> =>
      db.transaction().execute((transaction) => addTo(transaction, reference, added, now)),

    /** Returns which of the submissions have got files since they came, or since staff changed their state. */
    async withNewFiles(ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0 || laterFilesOf(form.fields).length === 0) return new Set();
      const found = await all()
        .innerJoin("submission_files as f", (join) =>
          join.onRef("f.form", "=", "s.form").onRef("f.submission_id", "=", "s.id"),
        )
        .select("s.id")
        .distinct()
        .where("s.id", "in", ids)
        .where(sql<boolean>`f.added_at > coalesce(s.changed_at, s.received_at)`)
        .execute();
      return new Set(found.map(({ id }) => id));
    },

    /**
     * Erases the submission of a private link with its mails, and queues a mail to the company.
     * @returns its reference; undefined for an unknown token
     */
    eraseOwn(tokenHash: string, now: number, mailHost: string): Promise<string | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await submissionsOf(transaction, form)
          .select(["s.id", "s.reference", "s.language"])
          .where("s.token_hash", "=", tokenHash)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const gone = await eraseSubmissions(transaction, form, [row.id], { reason: "sender", erasedAt: now });
        if (gone.length === 0) return undefined;
        const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
        if (form.mails.withdrawn !== undefined) {
          const mail = newMail(form.mails.withdrawn, { language, receivedAt: now, mailHost }, row.reference);
          await transaction.insertInto("outbox").values(mail).execute();
        }
        return row.reference;
      });
    },

    /** Returns a page of an inbox without numbered pages, and whether there are newer and older ones. */
    async list(wanted: WantedSubmissions, from: InboxQuery["from"]) {
      const { q } = wanted;
      const direction = from !== undefined && "newer" in from ? "newer" : "older";
      const place = from === undefined ? undefined : "newer" in from ? from.newer : from.older;
      const { streams, byArrival } = streamsOf(wanted);
      const walk = { direction, from: place, limit: INBOX_PAGE_SIZE + 1, q, byArrival } as const;
      const walked = await walkInbox({ db, dialect, form }, streams, walk);
      const isMore = walked.length > INBOX_PAGE_SIZE;
      const places = walked.slice(0, INBOX_PAGE_SIZE);
      if (direction === "newer") places.reverse();
      return {
        submissions: await listed(places.map(({ id }) => id)),
        newer: direction === "newer" ? isMore : from !== undefined,
        older: direction === "newer" || isMore,
      };
    },

    /**
     * Returns a page of an inbox with numbered pages. `cut`: the search found more than it returns.
     * @param q search text as typed; empty: no search
     */
    async page(query: NumberedQuery, q: string) {
      const count = await counts(query.about);
      if (q === "") {
        const submissions = await listed(await pageOfSubmissions(db, form, query));
        return { submissions, total: count.views[query.view] ?? 0, cut: false, counts: count };
      }
      const found = await searchSubmissions(db, form, query, q);
      const first = (query.page - 1) * INBOX_PAGE_SIZE;
      const submissions = await listed(found.slice(first, first + INBOX_PAGE_SIZE));
      return { submissions, total: found.length, cut: found.length === FOUND_MAX, counts: count };
    },

    counts,
    ratedBy,
    find,

    /** Returns the mails about a submission, oldest first. */
    async mails(id: number): Promise<SubmissionMail[]> {
      const found = await db
        .selectFrom("outbox")
        .selectAll()
        .where("form", "=", form.name)
        .where("submission_id", "=", id)
        .orderBy("id")
        .execute();
      return found.map((row) => ({ id: row.id, kind: row.kind, ...mailState(row) }));
    },

    /** Returns the worst delivery status of the mails of each submission; those without mails are left out. */
    async worstMails(ids: readonly number[]): Promise<ReadonlyMap<number, DeliveryStatus>> {
      if (ids.length === 0) return new Map();
      const found = await db
        .selectFrom("outbox")
        .select(["submission_id as submission", "state", "attempts", "last_error"])
        .where("form", "=", form.name)
        .where("submission_id", "in", ids)
        .execute();
      const worst = new Map<number, DeliveryStatus>();
      for (const { submission, ...row } of found) {
        if (submission === null) continue;
        const status = deliveryStatusOf(row);
        const known = worst.get(submission);
        if (known === undefined || DELIVERY_STATUSES.indexOf(status) < DELIVERY_STATUSES.indexOf(known)) {
          worst.set(submission, status);
        }
      }
      return worst;
    },

    /** Returns the ids of the previous and next submission in a filtered list. */
    async neighbours(place: InboxPlace, wanted: WantedSubmissions) {
      const { streams, byArrival } = streamsOf(wanted);
      const next = async (direction: "newer" | "older") => {
        const maxRows = NEIGHBOUR_ROWS / streams.length;
        const walk = { direction, from: place, limit: 1, q: wanted.q, byArrival, maxRows };
        return (await walkInbox({ db, dialect, form }, streams, walk))[0]?.id;
      };
      return { newer: await next("newer"), older: await next("older") };
    },

    /** Returns up to 10 other submissions from the same address, newest first. */
    ofSameAddress: (id: number, email: string) =>
      readSubmissions(db, form, "listed", (query) =>
        query.where(sentFrom(email)).where("s.id", "!=", id).orderBy("s.received_at", "desc").limit(SAME_ADDRESS),
      ),

    /**
     * Changes state and owner, unless one of them has changed since it was seen.
     * @param decides also clears the spam suspicion, even when state and owner stay the same
     * @param audit adds the audit entries of the change
     */
    change(
      id: number,
      seen: SeenSubmission,
      to: ChangedSubmission,
      now: number,
      decides = false,
      audit?: WriteEntry,
    ): Promise<ChangeOutcome> {
      const isSame = seen.state === to.state && seen.ownerId === to.ownerId;
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await changed(transaction, id)
          .set({ owner_id: to.ownerId ?? null, ...(decides && isSame ? {} : { state: to.state, changed_at: now }) })
          .$if(to.decided !== undefined, (query) =>
            query.set({
              ...decidedColumns(form, seen.state, to.state, to.decided?.waitingUntil),
              written_at: null,
            }),
          )
          .$if(to.decided === undefined && seen.state !== to.state, (query) => query.set(takenColumns(form, to.state)))
          .$if(decides, (query) => query.set({ suspected_spam: 0 }))
          .where(({ eb, or }) => {
            const isSeen = eb("state", "=", seen.state);
            // A state that this release does not know is shown as the initial one.
            return seen.state === form.initial ? or([isSeen, eb("state", "not in", Object.keys(form.states))]) : isSeen;
          })
          .$if(decides && isSame, (query) => query.where("suspected_spam", "=", 1))
          .where("owner_id", seen.ownerId === undefined ? "is" : "=", seen.ownerId ?? null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          await audit?.(transaction);
          return "done";
        }
        const row = await submissionsOf(transaction, form).select("s.id").where("s.id", "=", id).executeTakeFirst();
        return row === undefined ? "missing" : "changed-since";
      });
    },

    /**
     * Stores the planned visit, unless it has changed since it was seen.
     * @param to undefined: nothing is planned
     * @param audit adds the audit entry of the change
     */
    plan: (id: number, seen: Plan | undefined, to: Plan | undefined, audit?: WriteEntry): Promise<ChangeOutcome> =>
      db.transaction().execute((transaction) => storePlan(transaction, form, id, seen, to, audit)),

    /** See `bringBackDue`. */
    bringBackDue: (now: number): Promise<number> => bringBackDue(db, form, now),

    /** See `enqueueSecondAlerts`. */
    enqueueSecondAlerts: (mailHost: string, now: number): Promise<number> =>
      enqueueSecondAlerts(db, form, mailHost, now),

    /** Clears the spam suspicion, if there is one. @param audit adds the audit entry of the change */
    async notSpam(id: number, audit?: WriteEntry): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await changed(transaction, id)
          .set({ suspected_spam: 0 })
          .where("suspected_spam", "=", 1)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await audit?.(transaction);
      });
    },

    /**
     * Adds a note.
     * @param audit adds the audit entry of the change
     * @throws ExpectedError `not-found`, `too-many`
     */
    async addNote(id: number, text: string, { userId, name, at }: Author, audit?: WriteEntry): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // In an inbox with numbered pages, notes are not searched.
        const found = isNumbered(form) ? "" : ` ${fold(text)}`;
        // Writes first: of two concurrent notes the second waits here and then counts the first.
        const { numUpdatedRows } = await changed(transaction, id)
          .set(({ ref }) => ({ folded: sql<string>`${ref("folded")} || ${found}` }))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw notFound();
        const { count } = await transaction
          .selectFrom("submission_notes")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("form", "=", form.name)
          .where("submission_id", "=", id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= NOTE_LIMITS.notes) throw new ExpectedError("too-many", "It has all notes it can have.");
        const note = { form: form.name, submission_id: id, at, author_id: userId, author: name, text };
        await transaction.insertInto("submission_notes").values(note).execute();
        await audit?.(transaction);
      });
    },

    /**
     * Adds a message of staff to the thread, with its mail and the change of state.
     * @param audit adds the audit entries
     * @throws ExpectedError `too-many`
     */
    write(id: number, message: NewMessage, context: MessageContext, audit: WriteEntry): Promise<MessageOutcome> {
      return db.transaction().execute(async (transaction) => {
        const row = await lockSubmission(transaction, form, { id });
        return row === undefined ? "missing" : writeMessage(transaction, form, row, message, context, audit);
      });
    },

    /**
     * Adds what the sender wrote on the private page, with a mail to the company. In a form with owners, the
     * submission is brought back, see `bringBack`.
     * @param auditOf adds the audit entry of the submission with a reference
     * @returns its reference; undefined for an unknown token
     * @throws ExpectedError `too-many`
     */
    writeOwn(
      tokenHash: string,
      message: Pick<NewMessage, "text" | "requestKey">,
      { now, mailHost }: Pick<MessageContext, "now" | "mailHost">,
      auditOf: (reference: string) => WriteEntry,
    ): Promise<string | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await lockSubmission(transaction, form, { tokenHash });
        if (row === undefined) return undefined;
        const written = { ...message, kind: "page" as const, at: now, author: undefined };
        const context = { last: undefined, change: undefined, now, mailHost };
        const outcome = await writeMessage(transaction, form, row, written, context, auditOf(row.reference));
        // The states of a form without owners are decisions, which a message does not change.
        if (outcome === "done" && form.owners) await bringBack(transaction, form, row.id, now);
        return row.reference;
      });
    },

    /**
     * Sets a person's rating and stores the average of all.
     * @param audit adds the audit entry of the change
     * @throws ExpectedError `not-found`
     */
    async rate(id: number, stars: Stars, { userId, name, at }: Author, audit?: WriteEntry): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // An update without a change locks the row like `for update`, and works on SQLite too.
        const { numUpdatedRows } = await changed(transaction, id)
          .set(({ ref }) => ({ ratings: ref("ratings") }))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw notFound();
        await transaction
          .insertInto("submission_ratings")
          .values({ form: form.name, submission_id: id, user_id: userId, author: name, stars, at })
          .onConflict((conflict) =>
            conflict.columns(["form", "submission_id", "user_id"]).doUpdateSet({ author: name, stars, at }),
          )
          .execute();
        const { sum, count } = await transaction
          .selectFrom("submission_ratings")
          .select(({ fn }) => [fn.sum<number>("stars").as("sum"), fn.countAll<number>().as("count")])
          .where("form", "=", form.name)
          .where("submission_id", "=", id)
          .executeTakeFirstOrThrow();
        await changed(transaction, id)
          .set({ rating: ratingColumn(Number(sum) / Number(count)), ratings: Number(count) })
          .execute();
        await audit?.(transaction);
      });
    },

    /**
     * Returns open submissions that are overdue at a time and those that have come back from waiting, without suspected
     * spam, oldest first.
     */
    async waitingSince(at: number, limit: number): Promise<{ reference: string; receivedAt: number }[]> {
      const found = [];
      for (const state of openStates(form)) {
        const query = waiting(state, latestAt(at), limit).select(["s.reference", "s.received_at", "s.written_at"]);
        found.push(...(await query.orderBy("s.received_at").orderBy("s.id").execute()));
      }
      for (const state of statesOfKind(form, "waiting")) {
        found.push(...(await returned(state).select(["s.reference", "s.received_at", "s.written_at"]).execute()));
      }
      return found
        .map(({ reference, received_at, written_at }) => ({ reference, receivedAt: written_at ?? received_at }))
        .sort((a, b) => a.receivedAt - b.receivedAt)
        .slice(0, limit);
    },

    /** Counts the same, up to 1,000. */
    async countWaitingSince(at: number): Promise<number> {
      let sum = 0;
      for (const state of openStates(form)) sum += await counted(waiting(state, latestAt(at), COUNTED_AT_MOST));
      sum += await countReturned();
      return Math.min(sum, COUNTED_AT_MOST);
    },

    /** Counts submissions in the initial state that cause alerts, without suspected spam, up to 1,000. */
    async countUrgent(): Promise<number> {
      const { urgency } = form;
      if (urgency === undefined) return 0;
      const rank = urgencyOf(form, { [urgency.field]: urgency.alert });
      const initial = all().where("s.suspected_spam", "=", 0).where("s.state", "=", form.initial);
      return counted(initial.where("s.priority", ">=", priorityOf(rank, false)).limit(COUNTED_AT_MOST));
    },

    /** Counts submissions that have come back from waiting, or to which their sender has added something. */
    async countReturned(): Promise<number> {
      let sum = await countReturned();
      const priorities = (form.urgency?.order ?? [""]).map((_, urgency) => priorityOf(urgency, true));
      for (const state of openStates(form)) {
        const open = all().where("s.suspected_spam", "=", 0).where("s.state", "=", state);
        sum += await counted(open.where("s.priority", "in", priorities).limit(COUNTED_AT_MOST));
      }
      return sum;
    },

    /** Counts suspected spam in the initial state, up to 1,000. */
    countUnseenSpam: () =>
      counted(all().where("s.suspected_spam", "=", 1).where("s.state", "=", form.initial).limit(COUNTED_AT_MOST)),

    /** Returns a batch of all submissions with an id after `after`, by id. */
    async every(after: number, limit: number): Promise<Batch<StoredSubmission>> {
      const found = await readSubmissions(db, form, "whole", (query) =>
        query.where("s.id", ">", after).orderBy("s.id").limit(limit),
      );
      const ids = found.map(({ id }) => id);
      const files = await readFiles(db, form, ids);
      const answers = await lastAnswers(db, form, ids);
      return batch(found.map((row) => ({ ...row, files: files.get(row.id) ?? [], answeredAt: answers.get(row.id) })));
    },

    /** Counts submissions whose retention time has ended. */
    async countExpired(retention: Retention, now: number): Promise<number> {
      const { count } = await expired(db, retention, now)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * Erases submissions whose retention time has ended, with their mails, and adds traces.
     * @param limit maximum number, so that the transaction stays short
     * @returns the number erased
     */
    eraseExpired(retention: Retention, now: number, limit: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const found = await expired(transaction, retention, now).select("s.id").orderBy("s.id").limit(limit).execute();
        const ids = found.map(({ id }) => id);
        await eraseSubmissions(transaction, form, ids, { reason: "retention", erasedAt: now });
        return found.length;
      });
    },
  };
}

/** Returns the message that a mail brings; undefined: it brings none. */
function mailedMessage(form: AnyForm, found: WholeSubmission, messageId: string): MailedMessage | undefined {
  const { thread, values, receivedAt } = found;
  const message = thread.find(({ mail }) => mail?.messageId === messageId);
  if (message === undefined) return undefined;
  const { subject, text, at } = message;
  const before = thread.findLast((one) => one.kind !== "answer" && one.at <= at && one.id < message.id);
  const first = values[bodyOf(form) ?? ""] ?? "";
  const quoted = before ?? (first === "" ? undefined : { text: first, at: receivedAt });
  return { subject, text, quoted: quoted && { text: quoted.text, at: quoted.at } };
}

export type SubmissionsStore = ReturnType<typeof submissionsStore>;

const notFound = () => new ExpectedError("not-found", "There is no such submission.");

/** Stores of the submissions of all forms. */
export function submissionStores(db: Database, dialect: DialectName, all: readonly AnyForm[]) {
  const stores = new Map(all.map((form) => [form.name, submissionsStore(db, dialect, form)]));
  return {
    /** In the order of the forms. */
    all: [...stores.values()],

    /** Returns the store of a form. @throws Error for an unknown form */
    of({ name }: Pick<AnyForm, "name">): SubmissionsStore {
      const store = stores.get(name);
      if (store === undefined) throw new Error(`no form is called ${name}`);
      return store;
    },

    /**
     * Returns the data of a submission for its e-mail; undefined when it is erased.
     * @param titleOf returns the title of the entry that the submission is about
     */
    async mailed(
      form: AnyForm,
      mail: Selectable<Schema["outbox"]>,
      titleOf: (id: number) => Promise<string | undefined>,
    ): Promise<MailedSubmission | undefined> {
      const { form: name, submission_id: id } = mail;
      const found = name !== form.name || id === null ? undefined : await stores.get(name)?.find({ id });
      if (found === undefined) return undefined;
      const { values, about, files } = found;
      return {
        message: mailedMessage(form, found, mail.message_id),
        values,
        about: about === undefined ? undefined : await titleOf(about),
        files: files.map(({ field, name, size, scan }) => ({ field, name, size, scan })),
      };
    },

    /** Returns the overdue submissions that a reminder reports. @param at ms since 1970 */
    async waiting(at: number): Promise<WaitingSubmissions> {
      const waiting = [...stores.values()].filter(({ form }) => form.waiting !== undefined);
      const [late, counts, spam] = await Promise.all([
        Promise.all(waiting.map((store) => store.waitingSince(at, REMINDED))),
        Promise.all(waiting.map((store) => store.countWaitingSince(at))),
        Promise.all(waiting.map((store) => store.countUnseenSpam())),
      ]);
      const oldest = late
        .flat()
        .sort((a, b) => a.receivedAt - b.receivedAt)
        .slice(0, REMINDED);
      const reported = waiting.filter((_, i) => (counts[i] ?? 0) + (spam[i] ?? 0) > 0);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      return {
        forms: (reported.length > 0 ? reported : waiting).map(({ form }) => form),
        late: oldest.map(({ reference, receivedAt }) => ({
          reference,
          workingDays: workingDaysWaited(receivedAt, at),
        })),
        more: Math.max(0, sum(counts) - oldest.length),
        spam: sum(spam),
      };
    },

    /** Returns the staff to whom submissions can be assigned: all active accounts, by name. */
    colleagues: () =>
      db
        .selectFrom("staff_users")
        .select(["id", "name"])
        .where("banned", "=", 0)
        .where("activated_at", "is not", null)
        .orderBy("name")
        .orderBy("id")
        .execute(),

    /** Returns the dashboard paths of submissions by reference; erased ones may be left out. */
    async paths(subjects: readonly { kind: string; name: string }[]): Promise<Record<string, string>> {
      const paths: Record<string, string> = {};
      for (const form of all) {
        const names = [...new Set(subjects.flatMap(({ kind, name }) => (kind === form.name ? [name] : [])))];
        if (names.length === 0) continue;
        const path = `/dashboard/${form.addresses.dashboard}`;
        if (isNumbered(form)) {
          for (const name of names) paths[name] = `${path}/${encodeURIComponent(name)}`;
          continue;
        }
        const found = await submissionsOf(db, form)
          .select(["s.id", "s.reference"])
          .where("s.reference", "in", names)
          .execute();
        for (const { id, reference } of found) paths[reference] = `${path}/${id}`;
      }
      return paths;
    },

    /**
     * Counts submissions that are about an entry, by form name; forms without any are left out.
     * @param within transaction to read in
     */
    async countAbout(within: Database = db): Promise<Record<string, number>> {
      const rows = await within
        .selectFrom("submission_counts")
        .select(["form", ({ fn }) => fn.sum<number>("count").as("count")])
        .where("about", "!=", NO_ENTRY)
        .where("count", ">", 0)
        .groupBy("form")
        .execute();
      const counts = new Map(rows.map(({ form, count }) => [form, Number(count)]));
      return Object.fromEntries(all.flatMap(({ name }) => (counts.has(name) ? [[name, counts.get(name) ?? 0]] : [])));
    },

    /** Returns the keys of files of erased submissions that may still be in the store. */
    async filesToRemove(): Promise<string[]> {
      return (await db.selectFrom("file_removals").select("file_key").execute()).map((row) => row.file_key);
    },

    /** Records that a file was removed from the store. */
    async fileRemoved(key: string): Promise<void> {
      await db.deleteFrom("file_removals").where("file_key", "=", key).execute();
    },
  };
}

declare module "#platform/services.server.ts" {
  interface Storage {
    submissions: ReturnType<typeof submissionStores>;
  }
}
