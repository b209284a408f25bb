import { sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { type AnyForm, urgencyOf } from "../form.ts";
import { adminLanguage } from "./admin-language.server.ts";
import { priorityOf } from "./desk-rows.server.ts";
import { newMail } from "./new-submission.server.ts";
import { submissionsOf } from "./submission-rows.server.ts";

/** A second alert is sent when nobody has taken an urgent submission for this long, ms. */
const SECOND_AFTER_MS = 3_600_000;
/** Maximum number of second alerts added at once. */
const AT_ONCE = 100;

/**
 * Adds the second alerts of urgent submissions that nobody has taken for an hour: still in the initial state and without
 * an owner. Each gets one, whichever process adds it, and after a kill the next call adds it.
 * @param now ms since 1970
 * @returns the number added
 */
export async function enqueueSecondAlerts(db: Database, form: AnyForm, mailHost: string, now: number): Promise<number> {
  const { urgency, mails } = form;
  const { alert, secondAlert } = mails;
  if (urgency === undefined || alert === undefined || secondAlert === undefined) return 0;
  const has = (kind: string) =>
    sql<boolean>`exists (select 1 from outbox as o
      where o.form = s.form and o.submission_id = s.id and o.kind = ${kind})`;
  const rank = urgencyOf(form, { [urgency.field]: urgency.alert });
  const due = await submissionsOf(db, form)
    .select(["s.id", "s.reference", "s.received_at"])
    .where("s.suspected_spam", "=", 0)
    .where("s.state", "=", form.initial)
    .where("s.priority", ">=", priorityOf(rank, false))
    .where("s.urgency", "=", rank)
    .where("s.owner_id", "is", null)
    .where("s.received_at", "<=", now - SECOND_AFTER_MS)
    // Submissions whose suspicion of spam was cleared have no first one: a person has seen them.
    .where(sql<boolean>`${has(alert)} and not ${has(secondAlert)}`)
    .limit(AT_ONCE)
    .execute();
  let added = 0;
  for (const { id, reference, received_at } of due) {
    added += await db.transaction().execute(async (transaction) => {
      // Locks the row: one that is taken meanwhile gets no alert.
      const { numUpdatedRows } = await transaction
        .updateTable("submissions")
        .set(({ ref }) => ({ urgency: ref("urgency") }))
        .where("form", "=", form.name)
        .where("id", "=", id)
        .where("state", "=", form.initial)
        .where("owner_id", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 0;
      const origin = { language: await adminLanguage(transaction), receivedAt: received_at, mailHost };
      const mail = newMail(secondAlert, origin, reference);
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto("outbox")
        .values({
          ...mail,
          ...{ form: form.name, submission_id: id, next_try_at: now, created_at: now },
          message_id: `${secondAlert}-${reference}@${mailHost}`,
        })
        .onConflict((conflict) => conflict.column("message_id").doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows);
    });
  }
  return added;
}
