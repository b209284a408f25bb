import { lateBefore, workingDaysWaited } from "../working-days.ts";
import type { InboxStore } from "./inbox-store.server.ts";

/** References that a reminder lists. */
const LISTED = 20;

/** What a reminder tells of the inbox: what waits too long, as of a moment. @param at ms since 1970 */
export async function waitingMessages(inbox: InboxStore, at: number) {
  const latest = lateBefore(at);
  const late = await inbox.waitingSince(latest, LISTED);
  const all = await inbox.countWaitingSince(latest);
  return {
    late: late.map(({ reference, receivedAt }) => ({ reference, workingDays: workingDaysWaited(receivedAt, at) })),
    more: Math.max(0, all - late.length),
    spam: await inbox.countUnseenSpam(),
  };
}
