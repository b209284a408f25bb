import { fill } from "#platform/i18n/texts.ts";
import type { DashboardTexts } from "#ui/dashboard/texts/en.ts";
import { PASSWORD_LIMITS } from "../password.ts";
import type { FieldErrorId, FieldErrors } from "./form-answer.ts";

/** What is wrong with a field, in words. */
export function errorWords(
  { accountForms, settings }: DashboardTexts,
  error: NonNullable<FieldErrors[string]>,
): string {
  const { min, max } = PASSWORD_LIMITS;
  const words: Record<FieldErrorId, string> = { ...settings.errors, ...accountForms.errors };
  return fill(words[error.id], { min, passwordMax: max, max: error.max ?? "" });
}
