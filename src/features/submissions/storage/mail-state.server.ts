import type { Selectable } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { DeliveryStatus } from "../delivery-status.ts";

/** How a mail stands. Times are ms since 1970. */
export interface MailState {
  status: DeliveryStatus;
  /** Tries so far. */
  attempts: number;
  /** When the next try is; undefined: none is planned, or one is running. */
  nextTryAt: number | undefined;
  sentAt: number | undefined;
  failedAt: number | undefined;
  /** Why it was not taken at the last try: the server's words. */
  reason: string | undefined;
}

type Row = Pick<Selectable<Schema["outbox"]>, "state" | "attempts" | "next_try_at" | "sent_at" | "last_error">;

/** Returns the delivery state of a row of the outbox. A row has no error while a try of it is running. */
export function deliveryStatusOf({
  state,
  attempts,
  last_error,
}: Pick<Row, "state" | "attempts" | "last_error">): DeliveryStatus {
  if (state === "sent" || state === "failed") return state;
  if (attempts === 0) return "waiting";
  return last_error === null ? "sending" : "retrying";
}

/** Reads how a mail stands. */
export function mailState(row: Row): MailState {
  const status = deliveryStatusOf(row);
  return {
    status,
    attempts: row.attempts,
    nextTryAt: status === "waiting" || status === "retrying" ? row.next_try_at : undefined,
    sentAt: row.sent_at ?? undefined,
    failedAt: status === "failed" ? row.next_try_at : undefined,
    reason: row.last_error ?? undefined,
  };
}
