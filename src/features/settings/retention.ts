/** Bounds of a retention time, in months. */
export const MONTHS = { min: 1, max: 120 } as const;

/** A retention time of a form: its stored name in the settings, and its default in months. */
export interface RetentionTime {
  readonly setting: string;
  readonly months: number;
}

/** The retention times of a form: one, or one for each choice of a field. */
export interface Retained {
  readonly retention: RetentionTime | { readonly times: Readonly<Record<string, RetentionTime>> };
}

/** Months by setting: those of the forms, and `auditMonths` for entries of the audit log. */
export type Retention = Readonly<Record<string, number>> & { readonly auditMonths: number };

/** Default months of entries of the audit log. */
const AUDIT_MONTHS = 24;

/** Lists the retention times of a form. */
export function timesOf({ retention }: Retained): readonly RetentionTime[] {
  return "times" in retention ? Object.values(retention.times) : [retention];
}

/** Returns the default retention times, in the order of the page. */
export function defaultRetention(forms: readonly Retained[]): Retention {
  const times = forms.flatMap(timesOf).map(({ setting, months: initial }) => [setting, initial]);
  return { ...Object.fromEntries(times), auditMonths: AUDIT_MONTHS };
}

/** Returns the months of a setting. @throws Error when no form of the site has it */
export function monthsOf(retention: Readonly<Record<string, number>>, setting: string): number {
  const found = retention[setting];
  if (found === undefined) throw new Error(`There is no retention time called ${setting}.`);
  return found;
}

/** Adds months to a time in UTC; a day that the month does not have becomes its last one. Times are ms since 1970. */
export function addMonths(time: number, count: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
