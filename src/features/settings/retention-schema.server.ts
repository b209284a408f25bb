import { z } from "zod";
import { defaultRetention, MONTHS, type Retained, type Retention } from "./retention.ts";

const months = z.number().int().min(MONTHS.min).max(MONTHS.max);

/**
 * Returns the schema of the retention times in months, which the privacy notice states and the daily job applies. A record
 * without one of them gets its default; times that no form of this release has are dropped.
 */
export function retentionSchema(forms: readonly Retained[]): z.ZodType<Retention> {
  const { auditMonths, ...times } = defaultRetention(forms);
  const shape = Object.fromEntries(Object.entries(times).map(([name, initial]) => [name, months.default(initial)]));
  return z.object({ ...shape, auditMonths: months.default(auditMonths) }) as z.ZodType<Retention>;
}

/** Retention times in a content file: of any forms, and only those that its release knew. */
export const anyRetention = z.record(z.string(), months);
