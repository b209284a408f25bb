import { sql, type Transaction } from "kysely";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AnyForm } from "../form.ts";
import { openStates, statesOfKind } from "../inbox-query.ts";
import type { Plan } from "../plan-fields.ts";
import { planOf, submissionsOf } from "./submission-rows.server.ts";

/** Returns the order of an open submission in lists: by urgency, and within one those that have come back first. */
export const priorityOf = (urgency: number, hasReturned: boolean): number => 2 * urgency + Number(hasReturned);

/** The same as SQL, from the column of the urgency. */
const priorityColumn = (hasReturned: boolean) => sql<number>`2 * urgency + ${sql.lit(Number(hasReturned))}`;

/** Returns the columns that follow from the decision of staff on a state. @param until for a waiting state: when it is due */
export function decidedColumns({ states }: AnyForm, from: string, to: string, until: number | undefined) {
  const isWaiting = states[to] === "waiting";
  return {
    returned_at: null,
    waiting_until: isWaiting ? (until ?? null) : null,
    waiting_from: isWaiting ? (states[from] === "waiting" ? sql<string | null>`waiting_from` : from) : null,
    priority: states[to] === "open" ? priorityColumn(false) : 0,
  };
}

/** Returns the columns that follow from a state that a change of owner has set: staff have not decided on it. */
export const takenColumns = ({ states }: AnyForm, to: string) => ({
  priority: states[to] === "open" ? sql<number>`2 * urgency + case when returned_at is null then 0 else 1 end` : 0,
});

/**
 * Brings a submission back after its sender has answered: a waiting one gets the state that it had before, a closed one
 * the open state after the initial one. It is listed first of its urgency until staff decide on its state.
 * @param now ms since 1970
 */
export async function bringBack(
  transaction: Transaction<Schema>,
  form: AnyForm,
  id: number,
  now: number,
): Promise<void> {
  const mine = transaction.updateTable("submissions").where("form", "=", form.name).where("id", "=", id);
  // Writes first: a concurrent change of the state waits or is seen.
  const row = await mine.set({ returned_at: now }).returning(["state", "waiting_from"]).executeTakeFirst();
  if (row === undefined) return;
  const open = openStates(form);
  const before = open.find((state) => state === row.waiting_from) ?? open.find((state) => state !== form.initial);
  const isOpen = (form.states[row.state] ?? "open") === "open";
  await mine
    .set({ waiting_until: null, waiting_from: null, priority: priorityColumn(true) })
    .$if(!isOpen, (query) => query.set({ state: before ?? form.initial, changed_at: now }))
    .execute();
}

/**
 * Brings back the waiting submissions whose day has come: they stay in their state, are listed with the open ones, and
 * count as overdue. Another process may do the same at the same time.
 * @param now ms since 1970
 * @returns the number
 */
export async function bringBackDue(db: Database, form: AnyForm, now: number): Promise<number> {
  const waiting = statesOfKind(form, "waiting");
  if (waiting.length === 0) return 0;
  const isDue = submissionsOf(db, form).where("s.waiting_until", "<=", now).select("s.id").limit(1);
  // Reads first, so that an idle site does not write.
  if ((await isDue.executeTakeFirst()) === undefined) return 0;
  const { numUpdatedRows } = await db
    .updateTable("submissions")
    .where("form", "=", form.name)
    .where("waiting_until", "<=", now)
    .set({ waiting_until: null, returned_at: now })
    .set(({ eb }) => ({
      priority: eb.case().when("state", "in", waiting).then(priorityColumn(true)).else(eb.ref("priority")).end(),
    }))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Stores the planned visit, unless it has changed since it was seen.
 * @param to undefined: nothing is planned
 * @param audit adds the audit entry of the change
 */
export async function storePlan(
  transaction: Transaction<Schema>,
  form: AnyForm,
  id: number,
  seen: Plan | undefined,
  to: Plan | undefined,
  audit?: WriteEntry,
): Promise<"done" | "changed-since" | "missing"> {
  const mine = transaction.updateTable("submissions").where("form", "=", form.name).where("id", "=", id);
  // Writes first: of two concurrent changes the second waits here and then reads the result of the first.
  const row = await mine
    .set(({ ref }) => ({ plan_from: ref("plan_from") }))
    .returning(["plan_from", "plan_until", "plan_where", "plan_who"])
    .executeTakeFirst();
  if (row === undefined) return "missing";
  if (JSON.stringify(planOf(row)) !== JSON.stringify(seen)) return "changed-since";
  await mine
    .set({
      plan_from: to?.from ?? null,
      plan_until: to?.until ?? null,
      plan_where: to?.where || null,
      plan_who: to?.who || null,
    })
    .execute();
  await audit?.(transaction);
  return "done";
}
