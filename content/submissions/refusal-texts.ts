import type { Texts } from "#i18n/texts.ts";

/** Why a form was not taken although nothing is wrong with it. */
export type Refusal = { kind: "limited"; retryAfterS: number } | { kind: "unavailable"; status: 503 | 507 };

/** Seconds after which a form may be sent again when the storage was away. */
const STORAGE_RETRY_S = 30;

/** Words a refusal for the person who has sent the form. */
export function refusalText(refusal: Refusal, t: Texts): string {
  if (refusal.kind === "limited")
    return t("forms.limited", { count: Math.max(1, Math.ceil(refusal.retryAfterS / 60)) });
  return t(refusal.status === 507 ? "forms.full" : "forms.unavailable");
}

/** The status of a refusal's answer, and after how many seconds another try makes sense. */
export function refusalStatus(refusal: Refusal): { status: 429 | 503 | 507; retryAfterS: number } {
  return refusal.kind === "limited"
    ? { status: 429, retryAfterS: Math.max(1, Math.ceil(refusal.retryAfterS)) }
    : { status: refusal.status, retryAfterS: STORAGE_RETRY_S };
}
