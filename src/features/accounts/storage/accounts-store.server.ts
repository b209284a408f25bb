import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { linksStore } from "./links-store.server.ts";
import { secondFactorsStore } from "./second-factors-store.server.ts";
import { sessionsStore } from "./sessions-store.server.ts";
import { tokensStore } from "./tokens-store.server.ts";
import { usersStore } from "./users-store.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    accounts: AccountsStore;
  }
}

/** Staff mails are kept for so long after they were written, ms: their receivers' addresses go with them. */
const MAILS_KEPT_MS = 30 * 86_400_000;

/** All that is kept of staff accounts. */
export function accountsStore(db: Database, dialect: DialectName) {
  return {
    users: usersStore(db, dialect),
    sessions: sessionsStore(db),
    secondFactors: secondFactorsStore(db, dialect),
    tokens: tokensStore(db, dialect),
    links: linksStore(db, dialect),
    /** For better-auth, which reads and writes its tables itself. */
    database: db,

    /** Erases what has had its time: sessions, links, open ceremonies, staff mails. @param now ms since 1970 */
    async eraseExpired(now: number): Promise<void> {
      const instant = new Date(now).toISOString();
      await db.deleteFrom("staff_sessions").where("expires_at", "<=", instant).execute();
      await db.deleteFrom("staff_verifications").where("expires_at", "<=", instant).execute();
      await db.deleteFrom("staff_links").where("expires_at", "<=", now).execute();
      await db
        .deleteFrom("outbox")
        .where("staff_user_id", "is not", null)
        .where("created_at", "<=", now - MAILS_KEPT_MS)
        .execute();
    },
  };
}

export type AccountsStore = ReturnType<typeof accountsStore>;
