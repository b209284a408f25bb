import { ELAPSED_FIELD, HONEYPOT_FIELD } from "./form-extras.ts";

/**
 * Says whether a form looks as if a program had filled it: the field that people do not see is filled, or script reports
 * fewer seconds than a person needs. Such a submission is kept and shown apart, never thrown away.
 */
export function looksAutomatic(fields: Readonly<Record<string, string>>, minFillSeconds: number): boolean {
  if ((fields[HONEYPOT_FIELD] ?? "") !== "") return true;
  const elapsed = fields[ELAPSED_FIELD];
  return elapsed !== undefined && /^\d{1,9}$/.test(elapsed) && Number(elapsed) < minFillSeconds;
}
