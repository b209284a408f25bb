import type { Database } from "#platform/database/open-database.server.ts";
import { type AnyForm, urgencyOf } from "../form.ts";
import { type InboxQuery, inboxViews, openStates, statesOf, statesOfKind } from "../inbox-query.ts";
import { lateBefore } from "../working-days.ts";
import { priorityOf } from "./desk-rows.server.ts";
import { NO_ENTRY } from "./numbered-submissions.server.ts";
import { submissionsOf } from "./submission-rows.server.ts";

/** Counts stop here. */
const COUNTED_AT_MOST = 1000;

/** Numbers of submissions. */
export interface InboxCounts {
  views: Readonly<Record<string, number>>;
  /** By entry that they are about, regardless of the filter; null: about none. Without suspected spam. */
  about: ReadonlyMap<number | null, number>;
}

/** What is to be done in a form's inbox, in numbers. */
export function submissionCounts(db: Database, form: AnyForm) {
  const all = () => submissionsOf(db, form);

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
    if (views.open !== undefined) views.open += await countBack();
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

  async function countBack(): Promise<number> {
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

  return {
    counts,

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
      sum += await countBack();
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
      let sum = await countBack();
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
  };
}
