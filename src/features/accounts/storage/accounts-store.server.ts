import type { Generated } from "kysely";
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

/**
 * Tables of staff accounts. Those named `staff_…` without "ms" at their times are better-auth's: ISO texts, and 0 or 1
 * for its flags.
 */
declare module "#platform/database/schema.server.ts" {
  interface Schema {
    staff_users: {
      id: string;
      username: string;
      name: string;
      email: string | null;
      email_verified: number;
      image: string | null;
      role: string;
      language: string;
      /** 1: disabled. */
      banned: number;
      ban_reason: string | null;
      ban_expires: string | null;
      two_factor_enabled: number;
      /** 1: no page opens before the account has an app or a passkey. */
      second_factor_required: Generated<number>;
      /** ms since 1970 at which the first password was set; null: invited. */
      activated_at: number | null;
      created_at: string;
      updated_at: string;
    };
    staff_sessions: {
      id: string;
      token: string;
      user_id: string;
      expires_at: string;
      ip_address: string | null;
      user_agent: string | null;
      impersonated_by: string | null;
      /** ms since 1970 of the last confirmation by password or passkey; null: never recorded. */
      confirmed_at: number | null;
      created_at: string;
      updated_at: string;
    };
    /** Passwords, as scrypt hashes. The columns of other providers stay empty. */
    staff_accounts: {
      id: string;
      account_id: string;
      provider_id: string;
      user_id: string;
      password: string | null;
      access_token: string | null;
      refresh_token: string | null;
      id_token: string | null;
      access_token_expires_at: string | null;
      refresh_token_expires_at: string | null;
      scope: string | null;
      created_at: string;
      updated_at: string;
    };
    /** Open second steps and passkey ceremonies. */
    staff_verifications: {
      id: string;
      identifier: string;
      value: string;
      expires_at: string;
      created_at: string;
      updated_at: string;
    };
    /** Secret and recovery codes are encrypted. */
    staff_two_factors: {
      id: string;
      user_id: string;
      secret: string;
      backup_codes: string;
      verified: number | null;
      failed_verification_count: number | null;
      locked_until: string | null;
      /** Half minutes since 1970 of the newest used code: it and older ones are refused. */
      last_used_step: Generated<number>;
    };
    staff_passkeys: {
      id: string;
      name: string | null;
      public_key: string;
      user_id: string;
      credential_id: string;
      counter: number;
      device_type: string;
      backed_up: number;
      transports: string | null;
      created_at: string | null;
      aaguid: string | null;
    };
    /** Times here and below are ms since 1970. */
    api_tokens: {
      id: string;
      user_id: string;
      name: string;
      token_hash: string;
      created_at: number;
      last_used_at: number | null;
    };
    /** Links of invitations, resets and the first start. */
    staff_links: {
      token_hash: string;
      kind: string;
      user_id: string | null;
      created_at: number;
      expires_at: number | null;
    };
  }
}

/** Time for which e-mails to staff are stored, with their recipients, ms. */
const MAILS_RETENTION_MS = 30 * 86_400_000;

/** Creates the stores of staff accounts. */
export function accountsStore(db: Database, dialect: DialectName) {
  return {
    users: usersStore(db, dialect),
    sessions: sessionsStore(db),
    secondFactors: secondFactorsStore(db, dialect),
    tokens: tokensStore(db, dialect),
    links: linksStore(db, dialect),
    /** The database, for better-auth, which reads and writes its tables itself. */
    database: db,

    /** Erases expired sessions, links, ceremonies and mails to staff. @param now ms since 1970 */
    async eraseExpired(now: number): Promise<void> {
      const instant = new Date(now).toISOString();
      await db.deleteFrom("staff_sessions").where("expires_at", "<=", instant).execute();
      await db.deleteFrom("staff_verifications").where("expires_at", "<=", instant).execute();
      await db.deleteFrom("staff_links").where("expires_at", "<=", now).execute();
      await db
        .deleteFrom("outbox")
        .where("staff_user_id", "is not", null)
        .where("created_at", "<=", now - MAILS_RETENTION_MS)
        .execute();
    },
  };
}

export type AccountsStore = ReturnType<typeof accountsStore>;
