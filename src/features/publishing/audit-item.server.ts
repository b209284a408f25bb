import type { Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditFacts } from "#features/audit/audit.server.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { ItemName } from "./publishing.server.ts";

/**
 * Adds an audit entry about an item, in the transaction of its change.
 * @param actor undefined for the schedule; an actor without a session is a program with its owner's token
 */
export function auditItem(
  transaction: Transaction<Schema>,
  actor: Actor | undefined,
  action: AuditAction,
  { kind, id }: ItemName,
  details: AuditFacts["details"] = {},
): Promise<void> {
  const by: AuditFacts["details"] =
    actor === undefined ? { by: "plan" } : actor.sessionId === undefined ? { by: "token" } : {};
  const facts = { subject: { kind, name: id }, details: { ...details, ...by } };
  return appendEntry(transaction, Date.now(), actor, action, facts);
}
