import { z } from "zod";

const months = z.number().int().min(1).max(120);

/**
 * How many months personal data is stored: a setting, which the page /terms states and the daily job carries out. A record
 * from before one of them was a setting has its default.
 */
export const retentionSchema = z.strictObject({
  /** Contact messages, from their arrival. */
  contactMonths: months.default(24),
  /** Applications for one vacancy, from its last day, or from the consent where it has none. */
  applicationMonths: months.default(6),
  /** Applications whose sender agreed to future vacancies, from that consent. */
  futureMonths: months.default(12),
  /** Entries of the audit log. */
  auditMonths: months.default(24),
});

export type Retention = z.infer<typeof retentionSchema>;

/** What holds until the company sets something else. */
export const DEFAULT_RETENTION: Retention = retentionSchema.parse({});

/** The times by name, in the order in which they are shown. */
export const RETENTION_TIMES = ["contactMonths", "applicationMonths", "futureMonths", "auditMonths"] as const;

/** Moves a time by months, UTC; a day that the month does not have becomes its last one. Times are ms since 1970. */
export function addMonths(time: number, count: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** Before which time each kind is erased, ms since 1970. Applications go by their consent. */
export function cutoffsOf({ contactMonths, applicationMonths, futureMonths, auditMonths }: Retention, now: number) {
  return {
    messages: addMonths(now, -contactMonths),
    applications: { vacancy: addMonths(now, -applicationMonths), future: addMonths(now, -futureMonths) },
    audit: addMonths(now, -auditMonths),
  };
}
