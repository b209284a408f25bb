import { addMonths, monthsOf, type Retention, type RetentionTime, timesOf } from "#features/settings/retention.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { AnyForm } from "./form.ts";

/** The values that decide how long a submission is stored. */
interface Stored {
  /** Stored name of the retention setting. */
  retention: string;
  /** Start of the retention time, ms since 1970. */
  retainedSince: number;
  /** Last day of the entry that it is about, "YYYY-MM-DD". */
  until: string | undefined;
}

type Retained = Pick<AnyForm, "retention">;

/** Returns the retention time of a submission, by the sender's choice. @throws Error for a choice without one */
export function retentionTimeOf({ retention: of }: Retained, values: Readonly<Record<string, string>>): RetentionTime {
  if ("setting" in of) return of;
  const time = of.times[values[of.field] ?? ""];
  if (time === undefined) throw new Error(`A choice of ${of.field} has no retention time.`);
  return time;
}

/** Returns whether a retention time starts no earlier than the last day of the entry that a submission is about. */
export function countsFromLastDay({ retention: of }: Retained, setting: string): boolean {
  return "times" in of && of.afterEntry !== undefined && of.times[of.afterEntry]?.setting === setting;
}

/** Returns the day of automatic erasure, "YYYY-MM-DD"; undefined for a setting that this release does not know. */
export function erasedFrom(
  form: Retained,
  { retention: setting, retainedSince, until }: Stored,
  retention: Retention,
): string | undefined {
  if (!timesOf(form).some((time) => time.setting === setting)) return undefined;
  const months = monthsOf(retention, setting);
  if ("setting" in form.retention) return dayOf(addMonths(retainedSince, months));
  const closed = until === undefined || !countsFromLastDay(form, setting) ? 0 : Date.parse(`${until}T23:59:59Z`);
  return new Date(addMonths(Math.max(retainedSince, closed), months)).toISOString().slice(0, 10);
}
