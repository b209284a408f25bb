import { z } from "zod";
import { defaultRetention, MONTHS, type Retained, type Retention } from "./retention.ts";

const months = z.number().int().min(MONTHS.min).max(MONTHS.max);

/**
 * How many months personal data is stored: settings, which the page /terms states and the daily job carries out. A record
 * without one of them has its default; what no form of this release has is left out.
 */
export function retentionSchema(forms: readonly Retained[]): z.ZodType<Retention> {
  const { auditMonths, ...times } = defaultRetention(forms);
  const shape = Object.fromEntries(Object.entries(times).map(([name, initial]) => [name, months.default(initial)]));
  return z.object({ ...shape, auditMonths: months.default(auditMonths) }) as z.ZodType<Retention>;
}

/** Retention times as a file of content has them: of any forms, and only those that its release knew. */
export const anyRetention = z.record(z.string(), months);
