import { type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
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
import type { AnyForm, MailedSubmission } from "../form.ts";
import {
  INBOX_PAGE_SIZE,
  type InboxPlace,
  type InboxQuery,
  inboxViews,
  isNumbered,
  openStates,
  statesOf,
} from "../inbox-query.ts";
import { NOTE_LIMITS } from "../message-note.ts";
import type { Stars } from "../rating.ts";
import { lateBefore, workingDaysWaited } from "../working-days.ts";
import { eraseSubmissions, isExpired } from "./erasure.server.ts";
import { deliveryStatusOf, mailState } from "./mail-state.server.ts";
import type { SubmissionMail } from "./mails-store.server.ts";
import {
  type Arrival,
  findEqual,
  insertSubmission,
  type NewSubmission,
  newMail,
  type StoreResult,
  takeTurns,
} from "./new-submission.server.ts";
import {
  FOUND_MAX,
  NO_ENTRY,
  type NumberedQuery,
  pageOfSubmissions,
  searchSubmissions,
} from "./numbered-submissions.server.ts";
import {
  type ListedSubmission,
  ratingColumn,
  readFiles,
  readSubmissions,
  readWholeSubmissions,
  sentFrom,
  submissionsOf,
  type Values,
  type WholeSubmission,
} from "./submission-rows.server.ts";
import { type InboxStream, walkInbox } from "./walk-submissions.server.ts";

/** Submissions of one address that a submission's page leads to. */
const SAME_ADDRESS = 10;
/** Rows that finding a neighbour in a search looks at, to each side. */
const NEIGHBOUR_ROWS = 40_000;
/** Nobody counts on from here. */
const COUNTED_AT_MOST = 1000;
/** Fields of a form, of this release or another. */
const fieldsSchema = z.record(z.string(), z.unknown());
/** References that a reminder lists. */
const REMINDED = 20;

/** Which submissions are wanted. */
export interface WantedSubmissions extends Pick<InboxQuery, "view" | "owner"> {
  /** Each word of it is looked for in all that a submission is found by. */
  q: string;
  /** Whose submissions "mine" means. */
  meId: string;
}

/** What somebody saw of a submission before changing it. */
export interface SeenSubmission {
  state: string;
  ownerId: string | undefined;
}

/** Who writes, and when (ms since 1970). */
export interface Author {
  userId: string;
  name: string;
  at: number;
}

/** A submission without what staff have added to it. */
export type StoredSubmission = Omit<WholeSubmission, "notes" | "stars">;

/** How many submissions there are. */
export interface InboxCounts {
  views: Readonly<Record<string, number>>;
  /** By the entry that they are about, whichever is asked for; null: about none. Suspected spam is left out. */
  about: ReadonlyMap<number | null, number>;
}

/** What became of a change: not done when what was seen has changed since. */
export type ChangeOutcome = "done" | "changed-since" | "missing";

/** The submissions of one form. */
export function submissionsStore(db: Database, dialect: DialectName, form: AnyForm) {
  const all = () => submissionsOf(db, form);
  const changed = (transaction: Database | Transaction<Schema>, id: number) =>
    transaction.updateTable("submissions").where("form", "=", form.name).where("id", "=", id);

  /** Submissions in the order of the ids. */
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

  /** Says which submissions of a list somebody has rated. */
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

  const streamsOf = ({ view, owner, meId, q }: WantedSubmissions): InboxStream[] => {
    const { states, spam } = statesOf(form, view);
    const ownerId = owner === "mine" ? meId : owner === "nobody" ? null : undefined;
    // A search reads whole rows: in any state, it meets them as they came and as they are stored.
    const isAny = q !== "" && ownerId === undefined && states.length === Object.keys(form.states).length;
    const streams = isAny ? [undefined] : states;
    return spam.flatMap((suspected) => streams.map((state) => ({ state, spam: suspected, ownerId })));
  };

  /** How many submissions each view has. @param about counts those of one entry alone */
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
    return { views, about: byEntry };
  }

  /** Open submissions that came no later than a moment, suspected spam left out. */
  const waiting = (state: string, latest: number, limit: number) =>
    all()
      .where("s.suspected_spam", "=", 0)
      .where("s.state", "=", state)
      .where("s.received_at", "<=", latest)
      .limit(limit);

  async function counted(query: ReturnType<typeof waiting>): Promise<number> {
    const { count } = await db
      .selectFrom(query.select("s.id").as("some"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  const expired = (source: Database, retention: Retention, now: number) =>
    submissionsOf(source, form).where(isExpired(form, retention, now));

  return {
    form,

    /**
     * Stores a submission together with its mails, all or nothing. Its files must be in their places before.
     * @returns its reference, or that of an equal one that came before (`isNew` is false)
     */
    store(submission: NewSubmission, arrival: Arrival): Promise<StoreResult> {
      return db.transaction().execute(async (transaction) => {
        await takeTurns(transaction, dialect);
        const known = await findEqual(transaction, form, submission, arrival);
        if (known !== undefined) return { reference: known, isNew: false };
        return { reference: await insertSubmission(transaction, form, submission, arrival), isNew: true };
      });
    },

    /** Finds the submission of a private link by the hash of its token. */
    findByToken: (tokenHash: string) => find({ tokenHash }),

    /**
     * Stores fields that its sender has changed now.
     * @returns whether the token named a submission
     * @throws ExpectedError `unreadable-record` for one whose fields are damaged: they stay as they are
     */
    changeOwn(tokenHash: string, values: Values, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const mine = transaction.updateTable("submissions").where("form", "=", form.name);
        // Written first: of two changes at once the second waits here, and reads what the first has left.
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
     * Erases the submission of a private link with its mails, and tells the company by mail that it is gone.
     * @returns its reference, or undefined when the token names nothing
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

    /** A page of an inbox without numbered pages, and whether there is anything before and after it. */
    async list(wanted: WantedSubmissions, from: InboxQuery["from"]) {
      const { q } = wanted;
      const direction = from !== undefined && "newer" in from ? "newer" : "older";
      const place = from === undefined ? undefined : "newer" in from ? from.newer : from.older;
      const walk = { direction, from: place, limit: INBOX_PAGE_SIZE + 1, q } as const;
      const walked = await walkInbox({ db, dialect, form }, streamsOf(wanted), walk);
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
     * A page of an inbox with numbered pages. `cut`: a search has found more than it gives.
     * @param q what is searched for, as typed; empty: nothing
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

    /** Mails about a submission, the first one first. */
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

    /** The worst delivery status of any mail of each submission; one without mails is not in it. */
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

    /** What comes before and after a submission in what a filter shows. */
    async neighbours(place: InboxPlace, wanted: WantedSubmissions) {
      const streams = streamsOf(wanted);
      const next = async (direction: "newer" | "older") => {
        const walk = { direction, from: place, limit: 1, q: wanted.q, atMost: NEIGHBOUR_ROWS / streams.length };
        return (await walkInbox({ db, dialect, form }, streams, walk))[0]?.id;
      };
      return { newer: await next("newer"), older: await next("older") };
    },

    /** Other submissions from the same address, newest first; no more than 10. */
    ofSameAddress: (id: number, email: string) =>
      readSubmissions(db, form, "listed", (query) =>
        query.where(sentFrom(email)).where("s.id", "!=", id).orderBy("s.received_at", "desc").limit(SAME_ADDRESS),
      ),

    /**
     * Changes state and owner, unless one of them has changed since it was seen.
     * @param decides the change also marks the submission as not spam; a change of that mark alone counts too
     */
    async change(
      id: number,
      seen: SeenSubmission,
      to: SeenSubmission,
      now: number,
      decides = false,
    ): Promise<ChangeOutcome> {
      const isSame = seen.state === to.state && seen.ownerId === to.ownerId;
      const { numUpdatedRows } = await changed(db, id)
        .set({ owner_id: to.ownerId ?? null, ...(decides && isSame ? {} : { state: to.state, changed_at: now }) })
        .$if(decides, (query) => query.set({ suspected_spam: 0 }))
        .where("state", "=", seen.state)
        .$if(decides && isSame, (query) => query.where("suspected_spam", "=", 1))
        .where("owner_id", seen.ownerId === undefined ? "is" : "=", seen.ownerId ?? null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return "done";
      const row = await all().select("s.id").where("s.id", "=", id).executeTakeFirst();
      return row === undefined ? "missing" : "changed-since";
    },

    /** Takes the suspicion from a submission. @returns whether there was one */
    async notSpam(id: number): Promise<boolean> {
      const { numUpdatedRows } = await changed(db, id)
        .set({ suspected_spam: 0 })
        .where("suspected_spam", "=", 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Adds a note.
     * @throws ExpectedError `not-found`, `too-many`
     */
    async addNote(id: number, text: string, { userId, name, at }: Author): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // An inbox with numbered pages is searched by what the sender gave alone.
        const found = isNumbered(form) ? "" : ` ${fold(text)}`;
        // Written first: of two notes at once the second waits here, and counts the first.
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
      });
    },

    /** Gives stars, or others than before, and stores the average of all. @throws ExpectedError `not-found` */
    async rate(id: number, stars: Stars, { userId, name, at }: Author): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // An update that changes nothing locks on PostgreSQL as `for update` does, and SQLite knows it too.
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
      });
    },

    /**
     * Open submissions that came no later than a moment, suspected spam left out, the oldest first.
     * @param limit how many at most
     */
    async waitingSince(latest: number, limit: number): Promise<{ reference: string; receivedAt: number }[]> {
      const found = [];
      for (const state of openStates(form)) {
        const query = waiting(state, latest, limit).select(["s.reference", "s.received_at"]);
        found.push(...(await query.orderBy("s.received_at").orderBy("s.id").execute()));
      }
      return found
        .map(({ reference, received_at }) => ({ reference, receivedAt: received_at }))
        .sort((a, b) => a.receivedAt - b.receivedAt)
        .slice(0, limit);
    },

    /** How many there are of them, counted up to 1,000. */
    async countWaitingSince(latest: number): Promise<number> {
      let sum = 0;
      for (const state of openStates(form)) sum += await counted(waiting(state, latest, COUNTED_AT_MOST));
      return Math.min(sum, COUNTED_AT_MOST);
    },

    /** How many submissions suspected to be spam nobody has looked into, counted up to 1,000. */
    countUnseenSpam: () =>
      counted(all().where("s.suspected_spam", "=", 1).where("s.state", "=", form.initial).limit(COUNTED_AT_MOST)),

    /** All submissions in the order in which they came, for lists of everything; those with an id after `after`. */
    async every(after: number, limit: number): Promise<Batch<StoredSubmission>> {
      const found = await readSubmissions(db, form, "whole", (query) =>
        query.where("s.id", ">", after).orderBy("s.id").limit(limit),
      );
      const ids = found.map(({ id }) => id);
      const files = await readFiles(db, form, ids);
      return batch(found.map((row) => ({ ...row, files: files.get(row.id) ?? [] })));
    },

    /** How many submissions have come to their time. */
    async countExpired(retention: Retention, now: number): Promise<number> {
      const { count } = await expired(db, retention, now)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * Erases submissions whose time has come, with their mails; each leaves a trace without data.
     * @param limit how many at most, so that one transaction stays short
     * @returns how many there were
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

export type SubmissionsStore = ReturnType<typeof submissionsStore>;

const notFound = () => new ExpectedError("not-found", "There is no such submission.");

/** The submissions of all forms, each form's by itself. */
export function submissionStores(db: Database, dialect: DialectName, all: readonly AnyForm[]) {
  const stores = new Map(all.map((form) => [form.name, submissionsStore(db, dialect, form)]));
  return {
    /** The stores of all forms, in their order. */
    all: [...stores.values()],

    /** The store of a form. @throws Error for a name that no form has */
    of({ name }: Pick<AnyForm, "name">): SubmissionsStore {
      const store = stores.get(name);
      if (store === undefined) throw new Error(`no form is called ${name}`);
      return store;
    },

    /**
     * Reads what an e-mail knows of its submission; undefined when it is erased.
     * @param titleOf finds the title of the entry that a submission is about
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
        values,
        about: about === undefined ? undefined : await titleOf(about),
        files: files.map(({ field, name, size, scan }) => ({ field, name, size, scan })),
      };
    },

    /** What a reminder reports: what waits for too long, as of a moment. @param at ms since 1970 */
    async waiting(at: number): Promise<WaitingSubmissions> {
      const waiting = [...stores.values()].filter(({ form }) => form.waiting !== undefined);
      const latest = lateBefore(at);
      const [late, counts, spam] = await Promise.all([
        Promise.all(waiting.map((store) => store.waitingSince(latest, REMINDED))),
        Promise.all(waiting.map((store) => store.countWaitingSince(latest))),
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

    /** Whoever can have submissions: all who can sign in, by name. */
    colleagues: () =>
      db
        .selectFrom("staff_users")
        .select(["id", "name"])
        .where("banned", "=", 0)
        .where("activated_at", "is not", null)
        .orderBy("name")
        .orderBy("id")
        .execute(),

    /** Pages of the dashboard for submissions, by reference; one that is gone and has a page by its number has none. */
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
     * Counts the submissions that are about an entry, by the name of their form; a form without any is left out.
     * @param within the transaction that reads them
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

    /** Keys of files whose submissions are erased, and that may still be in the store. */
    async filesToRemove(): Promise<string[]> {
      return (await db.selectFrom("file_removals").select("file_key").execute()).map((row) => row.file_key);
    },

    /** Notes that the store has no such file any more. */
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
