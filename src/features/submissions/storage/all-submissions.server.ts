import { type Batch, batch } from "#features/publishing/storage/every-record.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    allSubmissions: ReturnType<typeof allSubmissions>;
  }
}

/** A message as the list of all of them has it. Times here and below are ms since 1970. */
export interface AnyMessage {
  id: number;
  reference: string;
  language: string;
  received_at: number;
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  state: string;
  changed_at: number | null;
  /** Name of who has taken it. */
  owner: string | null;
  suspected_spam: number;
}

/** An application as the list of all of them has it. */
export interface AnyApplication {
  id: number;
  reference: string;
  language: string;
  received_at: number;
  offer_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  consent: string;
  consent_at: number;
  file_name: string;
  file_size: number;
  state: string;
  changed_at: number | null;
  suspected_spam: number;
}

/** All that visitors have sent, in the order in which it came: for lists of everything. */
export function allSubmissions(db: Database) {
  return {
    async messages(after: number, limit: number): Promise<Batch<AnyMessage>> {
      const rows = await db
        .selectFrom("messages")
        .leftJoin("staff_users", "staff_users.id", "messages.owner_id")
        .select(["messages.id", "reference", "messages.language", "received_at", "first_name", "last_name"])
        .select(["messages.email", "message", "state", "changed_at", "suspected_spam", "staff_users.name as owner"])
        .where("messages.id", ">", after)
        .orderBy("messages.id")
        .limit(limit)
        .execute();
      return batch(rows);
    },

    async applications(after: number, limit: number): Promise<Batch<AnyApplication>> {
      const rows = await db
        .selectFrom("applications")
        .select(["id", "reference", "language", "received_at", "offer_id", "first_name", "last_name", "email", "phone"])
        .select(["consent", "consent_at", "file_name", "file_size", "state", "changed_at", "suspected_spam"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return batch(rows);
    },
  };
}
