import { type Kysely, sql } from "kysely";

/**
 * How staff work a submission: its urgency, the day on which a waiting one is due again and the state before it, when it
 * came back, and the planned visit. Lists are in the order of `priority`. Times are whole milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const time = dialect === "sqlite" ? "integer" : "bigint";
  const columns = [
    "urgency integer not null default 0",
    "priority integer not null default 0",
    "waiting_from text",
    `returned_at ${time}`,
    `plan_from ${time}`,
    `plan_until ${time}`,
    "plan_where text",
    "plan_who text",
  ];
  for (const column of columns) await sql.raw(`alter table submissions add column ${column}`).execute(db);
  for (const statement of [
    // Urgency is last, so that a list of one urgency reads no other rows. `submissions_state` finds overdue submissions.
    `create index submissions_priority
      on submissions (form, suspected_spam, state, priority, received_at, id, urgency)`,
    "drop index submissions_owner",
    `create index submissions_owner
      on submissions (owner_id, form, suspected_spam, state, priority, received_at, id, urgency)`,
    "create index submissions_due on submissions (form, waiting_until) where waiting_until is not null",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
