import type { Generated } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { AuditActor, AuditEntry, AuditFacts } from "../audit.server.ts";
import type { AuditAction } from "../audit-actions.ts";
import type { AuditSearch } from "../audit-query.ts";
import { appendEntry } from "./append-entry.server.ts";
import { auditEntry } from "./audit-rows.server.ts";
import { searchAudit } from "./audit-search.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    audit: ReturnType<typeof auditStore>;
  }
}

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** Who did what to what. Rows are only ever added, until their time has come. */
    audit_log: {
      id: Generated<number>;
      /** ms since 1970. */
      at: number;
      /** Null: the site itself, or its command line. */
      actor_id: string | null;
      /** As the person was called then. */
      actor: string;
      /** The client's address; null where there is none. */
      address: string | null;
      /** An `AuditAction`. */
      action: string;
      subject_kind: string | null;
      /** What it was done to: a reference, an id or a username; never what a visitor has typed. */
      subject: string | null;
      /** JSON object of texts and numbers. */
      details: string;
    };
  }
}

/** The record of who did what: entries are added, and erased once their time has come. Nothing changes one. */
export function auditStore(db: Database) {
  return {
    append: (at: number, actor: AuditActor, action: AuditAction, facts: AuditFacts): Promise<void> =>
      appendEntry(db, at, actor, action, facts),

    /** The newest entries about one thing, newest first. @param limit how many at most */
    async ofSubject(kind: string, name: string | number, limit: number): Promise<AuditEntry[]> {
      const rows = await db
        .selectFrom("audit_log")
        .selectAll()
        .where("subject_kind", "=", kind)
        .where("subject", "=", String(name))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(auditEntry);
    },

    /** The newest entries that a query asks for, newest first. @param limit how many at most */
    search: (query: AuditSearch, limit: number): Promise<AuditEntry[]> => searchAudit(db, query, limit),

    /** How many entries are from before a time. */
    async countBefore(time: number): Promise<number> {
      const { count } = await db
        .selectFrom("audit_log")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("at", "<", time)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Erases the oldest entries from before a time. @param limit how many at most @returns how many it erased */
    async eraseBefore(time: number, limit: number): Promise<number> {
      const oldest = db.selectFrom("audit_log").select("id").where("at", "<", time).orderBy("at").orderBy("id");
      const { numDeletedRows } = await db
        .deleteFrom("audit_log")
        .where("id", "in", oldest.limit(limit))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
