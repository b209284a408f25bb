import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import type { dashboardTexts } from "#ui/dashboard/texts.ts";
import { PASSWORD_LIMITS } from "../password.ts";
import type { FieldErrorId, FieldErrors } from "./form-answer.ts";

/** What is wrong with a field, in words. */
export function errorWords(
  { accountForms }: StaffTexts<typeof dashboardTexts>,
  error: NonNullable<FieldErrors[string]>,
): string {
  const { min, max } = PASSWORD_LIMITS;
  const words: Record<FieldErrorId, string> = accountForms.errors;
  return fill(words[error.id], { min, passwordMax: max, max: error.max ?? "" });
}
