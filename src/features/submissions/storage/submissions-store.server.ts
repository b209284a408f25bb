import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import { type Batch, batch } from "#features/publishing/storage/every-record.server.ts";
import type { Retention } from "#features/settings/retention.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { DELIVERY_STATUSES, type DeliveryStatus } from "../delivery-status.ts";
import { type AnyForm, urgencyOf } from "../form.ts";
import { INBOX_PAGE_SIZE, type InboxPlace, type InboxQuery, statesOf, statesOfKind } from "../inbox-query.ts";
import type { Plan } from "../plan-fields.ts";
import { enqueueSecondAlerts } from "./alerts.server.ts";
import { bringBackDue, decidedColumns, storePlan, takenColumns } from "./desk-rows.server.ts";
import { eraseSubmissions, isExpired } from "./erasure.server.ts";
import { deliveryStatusOf, mailState } from "./mail-state.server.ts";
import type { SubmissionMail } from "./mails-store.server.ts";
import { lastAnswers } from "./message-rows.server.ts";
import {
  type Arrival,
  findEqual,
  insertSubmission,
  lockSubmissions,
  type NewSubmission,
  type StoreResult,
} from "./new-submission.server.ts";
import { FOUND_MAX, type NumberedQuery, pageOfSubmissions, searchSubmissions } from "./numbered-submissions.server.ts";
import { senderChanges } from "./sender-changes.server.ts";
import { staffNotes } from "./staff-notes.server.ts";
import { submissionCounts } from "./submission-counts.server.ts";
import { type AddedFiles, addFiles, addLacking, type FilesToAdd, withNewFiles } from "./submission-files.server.ts";
import {
  type ChangedSubmission,
  type ListedSubmission,
  readFiles,
  readSubmissions,
  readWholeSubmissions,
  type SeenSubmission,
  sentFrom,
  submissionsOf,
  updateSubmission,
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

/** Result of a change; `changed-since`: nothing was written because state or owner differ from what was seen. */
export type ChangeOutcome = "done" | "changed-since" | "missing";

/** Store of one form's submissions. */
export function submissionsStore(db: Database, dialect: DialectName, form: AnyForm) {
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

  const inNumbers = submissionCounts(db, form);

  const expired = (source: Database, retention: Retention, now: number) =>
    submissionsOf(source, form).where(isExpired(form, retention, now));

  return {
    form,
    ...inNumbers,
    ...staffNotes(db, form),
    ...senderChanges(db, form),

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
          const addedKeys = await addLacking(transaction, form, known.reference, submission.files, arrival.receivedAt);
          return { ...known, isNew: false, ...(addedKeys.length > 0 && { addedKeys }) };
        }
        const reference = await insertSubmission(transaction, form, submission, arrival);
        await audit?.(reference)(transaction);
        return { reference, isNew: true };
      });
    },

    /** Finds a submission by the hash of its private link's token. */
    findByToken: (tokenHash: string) => find({ tokenHash }),

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
      const count = await inNumbers.counts(query.about);
      if (q === "") {
        const submissions = await listed(await pageOfSubmissions(db, form, query));
        return { submissions, total: count.views[query.view] ?? 0, cut: false, counts: count };
      }
      const found = await searchSubmissions(db, form, query, q);
      const first = (query.page - 1) * INBOX_PAGE_SIZE;
      const submissions = await listed(found.slice(first, first + INBOX_PAGE_SIZE));
      return { submissions, total: found.length, cut: found.length === FOUND_MAX, counts: count };
    },

    find,

    /** See `addFiles`. */
    addFiles: (reference: string, added: FilesToAdd, now: number): Promise<AddedFiles> =>
      db.transaction().execute((transaction) => addFiles(transaction, form, reference, added, now)),

    /** See `withNewFiles`. */
    withNewFiles: (ids: readonly number[]) => withNewFiles(db, form, ids),

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
        const { numUpdatedRows } = await updateSubmission(transaction, form, id)
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
        const { numUpdatedRows } = await updateSubmission(transaction, form, id)
          .set({ suspected_spam: 0 })
          .where("suspected_spam", "=", 1)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await audit?.(transaction);
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

export type SubmissionsStore = ReturnType<typeof submissionsStore>;
