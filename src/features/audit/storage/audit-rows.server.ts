import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { Schema } from "#platform/database/schema.server.ts";
import type { AuditEntry } from "../audit.server.ts";

/** Reads a row of the audit log. */
export function auditEntry(row: Selectable<Schema["audit_log"]>): AuditEntry {
  const { subject_kind: kind, subject: name } = row;
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    actorId: row.actor_id ?? undefined,
    address: row.address ?? undefined,
    action: row.action,
    subject: kind === null || name === null ? undefined : { kind, name },
    details: readDetails(row.details),
  };
}

/** Reads the column `details`; returns an empty object for a damaged one. */
export function readDetails(json: string): AuditEntry["details"] {
  try {
    const { data } = detailsSchema.safeParse(JSON.parse(json));
    return data ?? {};
  } catch {
    return {};
  }
}

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
