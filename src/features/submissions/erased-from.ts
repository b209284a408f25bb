import { addMonths, monthsOf, type Retention, timesOf } from "#features/settings/retention.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { AnyForm } from "./form.ts";

/** What decides how long a submission is stored. Times are ms since 1970, days "YYYY-MM-DD". */
interface Stored {
  receivedAt: number;
  values: Readonly<Record<string, string>>;
  /** When fields were filled in last, by field. */
  since: Readonly<Record<string, number>>;
  /** Last day of the entry that it is about, "YYYY-MM-DD". */
  until: string | undefined;
}

type Retained = Pick<AnyForm, "retention">;

/** Before which time submissions are erased, by the longest of a form's settings. @param now ms since 1970 */
export function cutoffOf(form: Retained, retention: Retention, now: number): number {
  return addMonths(now, -Math.max(...timesOf(form).map(({ setting }) => monthsOf(retention, setting))));
}

/** The day from which a submission is erased by itself, "YYYY-MM-DD". */
export function erasedFrom(
  { retention: of }: Retained,
  { receivedAt, values, since, until }: Stored,
  retention: Retention,
): string {
  if ("setting" in of) return dayOf(addMonths(receivedAt, monthsOf(retention, of.setting)));
  const chosen = values[of.field] ?? "";
  const time = of.times[chosen] ?? Object.values(of.times)[0];
  const closed = until === undefined || chosen !== of.afterEntry ? 0 : Date.parse(`${until}T23:59:59Z`);
  const from = Math.max(since[of.field] ?? receivedAt, closed);
  return new Date(addMonths(from, time === undefined ? 0 : monthsOf(retention, time.setting)))
    .toISOString()
    .slice(0, 10);
}
