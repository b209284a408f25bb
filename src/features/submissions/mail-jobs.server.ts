import { dayOf } from "#platform/i18n/time-zone.ts";
import type { DailyJob } from "#platform/jobs/daily.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { Inbox } from "./inbox.server.ts";
import { isWorkingMorning } from "./working-days.ts";

const RETENTION_MS = 30 * 86_400_000;

/** Daily job: reminds of overdue submissions on the morning of each working day. */
export const waitingReminder = (inbox: Pick<Inbox, "remind">): DailyJob => ({
  name: "waiting-reminder",
  isDue: (lastRun, now) => isWorkingMorning(now) && dayOf(lastRun) < dayOf(now),
  run: (now) => inbox.remind(now),
});

/** Daily job: removes reminders and test mails older than 30 days, which belong to no submission. */
export const oldMails = ({ mails, truncateWal }: Pick<Storage, "mails" | "truncateWal">): DailyJob => ({
  name: "old-mails",
  run: async (now) => {
    if ((await mails.removeOwnBefore(now - RETENTION_MS)) > 0) await truncateWal();
  },
});
