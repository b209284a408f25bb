import { setImmediate } from "node:timers/promises";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { AuditEntry } from "../audit.server.ts";
import { type AuditPlace, type AuditSearch, momentsOf, SITE_ITSELF } from "../audit-query.ts";
import { auditEntry } from "./audit-rows.server.ts";

/** Entries read by one statement: SQLite blocks the event loop meanwhile, for a few milliseconds. */
const WINDOW = 5_000;

/**
 * Finds the newest entries that match a query, newest first. With filters, the log is searched in windows, within the
 * index alone.
 * @param limit maximum number
 */
export async function searchAudit(db: Database, query: AuditSearch, limit: number): Promise<AuditEntry[]> {
  const { from, until } = momentsOf(query);
  const conditions = conditionsOf(query);
  const found: AuditEntry[] = [];
  const last = { at: from, id: 0 };
  let start = older(query.before, { at: until, id: 0 });
  if (conditions.length === 0) return inWindow(db, start, last, conditions, limit);
  for (;;) {
    const end = await windowEnd(db, start, from);
    found.push(...(await inWindow(db, start, end ?? last, conditions, limit - found.length)));
    if (end === undefined || found.length >= limit) return found;
    start = end;
    await setImmediate();
  }
}

/**
 * Returns the place of the last entry of the window that begins after `start`; undefined when fewer entries are left.
 */
async function windowEnd(db: Database, start: AuditPlace, from: number): Promise<AuditPlace | undefined> {
  return db
    .selectFrom("audit_log")
    .select(["at", "id"])
    .where(before(start))
    .where("at", ">=", from)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(WINDOW - 1)
    .limit(1)
    .executeTakeFirst();
}

async function inWindow(
  db: Database,
  start: AuditPlace,
  end: AuditPlace,
  conditions: readonly Expression<SqlBool>[],
  limit: number,
): Promise<AuditEntry[]> {
  const matching = db
    .selectFrom("audit_log")
    .select("id")
    .where(before(start))
    .where(sql<boolean>`(at, id) >= (${end.at}, ${end.id})`)
    .where(({ and }) => and([...conditions]))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("id", "in", matching)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(auditEntry);
}

const before = ({ at, id }: AuditPlace) => sql<boolean>`(at, id) < (${at}, ${id})`;

function older(a: AuditPlace | undefined, b: AuditPlace): AuditPlace {
  if (a === undefined) return b;
  return a.at < b.at || (a.at === b.at && a.id < b.id) ? a : b;
}

/** Returns the conditions besides the time; the index covers all of them. */
function conditionsOf({ person, actions, kind, subject, address }: AuditSearch): Expression<SqlBool>[] {
  const ofSite = person === SITE_ITSELF;
  const part = subject.toLowerCase();
  return [
    ...(ofSite ? [sql<boolean>`actor_id is null and address is null`] : []),
    ...(person === undefined || ofSite ? [] : [sql<boolean>`actor_id = ${person}`]),
    ...(actions.length === 0 ? [] : [sql<boolean>`action in (${sql.join(actions)})`]),
    ...(kind === undefined ? [] : [sql<boolean>`subject_kind = ${kind}`]),
    ...(address === "" ? [] : [sql<boolean>`address = ${address.toLowerCase()}`]),
    // Contains: removing the text changes the subject. Works alike on both databases, without escaping.
    ...(part === "" ? [] : [sql<boolean>`replace(lower(subject), ${part}, '') <> lower(subject)`]),
  ];
}
