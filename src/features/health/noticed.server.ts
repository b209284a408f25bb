import type { Concern } from "./health.server.ts";

const MINUTE_MS = 60_000;
/** A problem is reported when it has lasted for this time. */
const LASTING_MS = 5 * MINUTE_MS;
/** A problem is over when no process has noticed it for this time. */
const OVER_MS = 10 * MINUTE_MS;
/** Time between two mails: what comes meanwhile is in the second one. */
const THROTTLE_MS = 15 * MINUTE_MS;

/** A problem that was noticed. Times are ms since 1970. */
interface Noticed {
  since: number;
  /** When a process last noticed it. */
  until: number;
  /** Whether a mail has reported it. */
  notified: boolean;
}

/** The problems noticed by all processes of the site; one row has them. */
export interface NoticedConcerns {
  concerns: Readonly<Partial<Record<string, Noticed>>>;
  mailedAt: number;
}

export const NOTHING_NOTICED: NoticedConcerns = { concerns: {}, mailedAt: 0 };

/** A problem as its mail names it. */
export type ReportedConcern = { concern: string } & Pick<Noticed, "since" | "until">;

/** What a mail reports. */
export interface HealthReport {
  began: ReportedConcern[];
  ended: ReportedConcern[];
}

/**
 * Adds what a process has noticed now.
 * @returns what is to be stored, and the mail that is due, if one is
 */
export function noticed(
  before: NoticedConcerns,
  concerns: readonly Concern[],
  now: number,
): { after: NoticedConcerns; report: HealthReport | undefined } {
  const all = new Map(Object.entries(before.concerns) as [string, Noticed][]);
  for (const concern of concerns) {
    const { since = now, notified = false } = all.get(concern) ?? {};
    all.set(concern, { since, until: now, notified });
  }
  const entries = [...all].map(([concern, facts]) => ({ concern, ...facts, isOver: now - facts.until >= OVER_MS }));
  const began = entries.filter(({ since, until, notified }) => !notified && until - since >= LASTING_MS);
  const ended = entries.filter(({ notified, isOver }) => notified && isOver);
  const isDue = began.length + ended.length > 0 && now - before.mailedAt >= THROTTLE_MS;
  const remaining = entries.filter(({ notified, isOver }) => !isOver || (notified && !isDue));
  const isReported = (concern: string) => isDue && began.some((each) => each.concern === concern);
  return {
    after: {
      concerns: Object.fromEntries(
        remaining.map(({ concern, since, until, notified }) => [
          concern,
          { since, until, notified: notified || isReported(concern) },
        ]),
      ),
      mailedAt: isDue ? now : before.mailedAt,
    },
    report: isDue ? { began: began.map(reported), ended: ended.map(reported) } : undefined,
  };
}

const reported = ({ concern, since, until }: ReportedConcern): ReportedConcern => ({ concern, since, until });
