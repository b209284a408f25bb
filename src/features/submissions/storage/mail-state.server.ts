import type { Selectable } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { DeliveryStatus } from "../delivery-status.ts";

/** Delivery status of a mail. Times are ms since 1970. */
export interface MailState {
  status: DeliveryStatus;
  /** Attempts so far. */
  attempts: number;
  /** Time of the next attempt; undefined: none is planned, or one is running. */
  nextTryAt: number | undefined;
  sentAt: number | undefined;
  failedAt: number | undefined;
  /** Error of the last attempt, as the mail server reported it. */
  reason: string | undefined;
}

type Row = Pick<Selectable<Schema["outbox"]>, "state" | "attempts" | "next_try_at" | "sent_at" | "last_error">;

/** Returns the delivery status of a row of the outbox. A row has no error while an attempt is running. */
export function deliveryStatusOf({
  state,
  attempts,
  last_error,
}: Pick<Row, "state" | "attempts" | "last_error">): DeliveryStatus {
  if (state === "sent" || state === "failed") return state;
  if (attempts === 0) return "waiting";
  return last_error === null ? "sending" : "retrying";
}

/** Returns the delivery status of a row with its times and error. */
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
