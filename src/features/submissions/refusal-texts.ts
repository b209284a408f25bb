import type { SubmissionText } from "./texts.ts";

/** Why a form was not taken although nothing is wrong with it. */
export type Refusal =
  /** Its sender has sent too much in a short time. */
  | { kind: "limited"; retryAfterS: number }
  /** More files are being uploaded than the site takes at once, and this one gave way. */
  | { kind: "busy" }
  /** The database does not answer (503), or the disk is full (507). */
  | { kind: "unavailable"; status: 503 | 507 };

/** Seconds after which a form may be sent again when the storage was away, or too many uploads were under way. */
const STORAGE_RETRY_S = 30;
const BUSY_RETRY_S = 60;

/** Words a refusal for the person who has sent the form. */
export function refusalText(refusal: Refusal, t: SubmissionText): string {
  if (refusal.kind === "limited")
    return t("forms.limited", { count: Math.max(1, Math.ceil(refusal.retryAfterS / 60)) });
  if (refusal.kind === "busy") return t("forms.busy");
  return t(refusal.status === 507 ? "forms.full" : "forms.unavailable");
}

/** The status of a refusal's answer, and after how many seconds another try makes sense. */
export function refusalStatus(refusal: Refusal): { status: 429 | 503 | 507; retryAfterS: number } {
  if (refusal.kind === "limited") return { status: 429, retryAfterS: Math.max(1, Math.ceil(refusal.retryAfterS)) };
  if (refusal.kind === "busy") return { status: 503, retryAfterS: BUSY_RETRY_S };
  return { status: refusal.status, retryAfterS: STORAGE_RETRY_S };
}
