import type { SubmissionText } from "./texts.ts";

/** Why a valid form was refused. */
export type Refusal =
  /** The rate limit is exceeded. */
  | { kind: "limited"; retryAfterS: number }
  /** Too many concurrent uploads; this one was aborted. */
  | { kind: "busy" }
  /** The database does not respond (503), or the disk is full (507). */
  | { kind: "unavailable"; status: 503 | 507 };

const REFUSALS: readonly string[] = ["limited", "busy", "unavailable"] satisfies Refusal["kind"][];

/** Returns whether a result is a refusal. */
export const isRefusal = <Result extends { kind: string }>(result: Result): result is Extract<Result, Refusal> =>
  REFUSALS.includes(result.kind);

/** `Retry-After` in seconds after a storage failure, and with too many uploads. */
const STORAGE_RETRY_S = 30;
const BUSY_RETRY_S = 60;

/** Returns the message of a refusal. */
export function refusalText(refusal: Refusal, t: SubmissionText): string {
  if (refusal.kind === "limited")
    return t("forms.limited", { count: Math.max(1, Math.ceil(refusal.retryAfterS / 60)) });
  if (refusal.kind === "busy") return t("forms.busy");
  return t(refusal.status === 507 ? "forms.full" : "forms.unavailable");
}

/** Returns the HTTP status of a refusal and its `Retry-After` in seconds. */
export function refusalStatus(refusal: Refusal): { status: 429 | 503 | 507; retryAfterS: number } {
  if (refusal.kind === "limited") return { status: 429, retryAfterS: Math.max(1, Math.ceil(refusal.retryAfterS)) };
  if (refusal.kind === "busy") return { status: 503, retryAfterS: BUSY_RETRY_S };
  return { status: refusal.status, retryAfterS: STORAGE_RETRY_S };
}
