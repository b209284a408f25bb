import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AuditActor, AuditFacts } from "../audit.server.ts";
import type { AuditAction } from "../audit-actions.ts";

/** Name of an actor without an account: the site, or an unknown person. */
const NO_NAME = "";

/** Adds the audit entry of a change in the transaction of that change. */
export type WriteEntry = (transaction: Transaction<Schema>) => Promise<void>;

/**
 * Adds an entry to the audit log. A change passes its own transaction, so that neither is stored without the other.
 * @param at ms since 1970
 * @throws ExpectedError `storage-unavailable`, `storage-full`
 */
export async function appendEntry(
  transaction: Database | Transaction<Schema>,
  at: number,
  actor: AuditActor,
  action: AuditAction,
  { subject, details }: AuditFacts = {},
): Promise<void> {
  const person = actor !== undefined && "userId" in actor ? actor : undefined;
  await transaction
    .insertInto("audit_log")
    .values({
      at,
      actor_id: person?.userId ?? null,
      actor: person?.name ?? NO_NAME,
      address: actor?.address ?? null,
      action,
      subject_kind: subject?.kind ?? null,
      subject: subject === undefined ? null : String(subject.name),
      details: JSON.stringify(details ?? {}),
    })
    .execute();
}
