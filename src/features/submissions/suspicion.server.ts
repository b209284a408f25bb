import { ELAPSED_FIELD, HONEYPOT_FIELD } from "./form-extras.ts";

/**
 * Returns whether a form looks filled by a bot: the honeypot has a value, or script reports less time than a person
 * needs. Such submissions are stored as suspected spam, never discarded.
 */
export function looksAutomatic(fields: Readonly<Record<string, string>>, minFillSeconds: number): boolean {
  if ((fields[HONEYPOT_FIELD] ?? "") !== "") return true;
  const elapsed = fields[ELAPSED_FIELD];
  return elapsed !== undefined && /^\d{1,9}$/.test(elapsed) && Number(elapsed) < minFillSeconds;
}
