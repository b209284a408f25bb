import type { Selectable } from "kysely";
import type { MailStand } from "#content/inbox/mail-stands.ts";
import type { Schema } from "../schema.ts";

/** How a mail stands. Times are ms since 1970. */
export interface MailState {
  stand: MailStand;
  /** Tries so far. */
  attempts: number;
  /** When the next try is; undefined: there is none to come. */
  nextTryAt: number | undefined;
  sentAt: number | undefined;
  failedAt: number | undefined;
  /** Why it was not taken at the last try: the server's words. */
  reason: string | undefined;
}

type Row = Pick<Selectable<Schema["outbox"]>, "state" | "attempts" | "next_try_at" | "sent_at" | "last_error">;

/** Where a row of the outbox stands. */
export function standOf({ state, attempts }: Pick<Row, "state" | "attempts">): MailStand {
  if (state === "sent" || state === "failed") return state;
  return attempts === 0 ? "waiting" : "retrying";
}

/** Reads how a mail stands. */
export function mailState(row: Row): MailState {
  const stand = standOf(row);
  return {
    stand,
    attempts: row.attempts,
    nextTryAt: row.state === "waiting" ? row.next_try_at : undefined,
    sentAt: row.sent_at ?? undefined,
    failedAt: stand === "failed" ? row.next_try_at : undefined,
    reason: row.last_error ?? undefined,
  };
}
