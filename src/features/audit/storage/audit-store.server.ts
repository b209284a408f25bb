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
    /** The audit log. Rows are added, and erased when their retention time has ended. */
    audit_log: {
      id: Generated<number>;
      /** ms since 1970. */
      at: number;
      /** Null: the site itself, or its command line. */
      actor_id: string | null;
      /** The person's name at that time. */
      actor: string;
      /** The client's address; null where there is none. */
      address: string | null;
      /** An `AuditAction`. */
      action: string;
      subject_kind: string | null;
      /** Name of the subject: a reference, an id or a username; never anything that a visitor has typed. */
      subject: string | null;
      /** JSON object of texts and numbers. */
      details: string;
    };
  }
}

/** The store of the audit log: entries are added and erased; nothing changes one. */
export function auditStore(db: Database) {
  return {
    append: (at: number, actor: AuditActor, action: AuditAction, facts: AuditFacts): Promise<void> =>
      appendEntry(db, at, actor, action, facts),

    /** Returns the newest entries about a subject, newest first. @param limit maximum number */
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

    /** Returns the newest entries that match a query, newest first. @param limit maximum number */
    search: (query: AuditSearch, limit: number): Promise<AuditEntry[]> => searchAudit(db, query, limit),

    /** Counts the entries from before a time (ms since 1970). */
    async countBefore(time: number): Promise<number> {
      const { count } = await db
        .selectFrom("audit_log")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("at", "<", time)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Erases the oldest entries from before a time. @param limit maximum number @returns the number erased */
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
