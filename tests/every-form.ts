import { forms } from "#forms/index.ts";

/** Zero for each form by its address in the dashboard: the counts of a site to which nothing was sent. */
export const NOTHING_SENT: Readonly<Record<string, number>> = Object.fromEntries(
  forms.map(({ addresses }) => [addresses.dashboard, 0]),
);

/** Empty lists of recipients: of each form, and of those who are notified of problems. */
export const NOBODY_NOTIFIED: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(
    forms
      .flatMap(({ notified, urgency }) => [notified, ...(urgency === undefined ? [] : [urgency.notified])])
      .map((list) => [list, []]),
  ),
  health: [],
};
