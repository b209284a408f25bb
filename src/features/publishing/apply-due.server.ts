import { failureId } from "#platform/http/errors.server.ts";
import { auditItem } from "./audit-item.server.ts";
import { checkDraft } from "./check-draft.server.ts";
import type { AppliedPlan, PlanFailure } from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { publishNewest } from "./save.server.ts";
import { listDue } from "./storage/item-list.server.ts";
import { changeItem, findItem, type ItemRow, lockItem } from "./storage/item-rows.server.ts";
import { unpublish } from "./storage/publication.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";

/** Maximum number of items handled in one run; the next run handles the others. */
const AT_ONCE = 20;

/** A failed withdrawal is retried after this time, which doubles with each failure up to the longest. */
const RETRY_FIRST_MS = 60_000;
const RETRY_MOST_MS = 3_600_000;

/**
 * Publishes and withdraws what is due at `now`, each item once however many processes do it.
 * @returns what this process has done
 */
export async function applyDueItems(context: PublishingContext, now: number): Promise<AppliedPlan[]> {
  const applied: AppliedPlan[] = [];
  for (const due of await listDue(context, now, AT_ONCE)) {
    const { kind, id } = due;
    const what = await applyDueItem(context, kind, id, now);
    if (what !== undefined) applied.push({ kind, id, what });
  }
  return applied;
}

/** What this process has done with the item, if anything. */
type Applied = Promise<AppliedPlan["what"] | undefined>;

async function applyDueItem(context: PublishingContext, kind: string, id: number, now: number): Applied {
  try {
    return await publishOrWithdraw(context, kind, id, now);
  } catch (error) {
    if (failureId(error) === "storage-unavailable" || failureId(error) === "storage-full") throw error;
    return noteFailure(context, { kind, id, now, error });
  }
}

async function publishOrWithdraw(context: PublishingContext, kind: string, id: number, now: number): Applied {
  const before = await findItem(context.rows, kind, id);
  if (before === undefined) return undefined;
  const collection = context.collections.named(kind);
  // A withdrawal does not read the draft, which may be damaged.
  const checked = isWithdrawalDue(before, now)
    ? undefined
    : await checkDraft(collection, (await newestVersion(context.rows, collection, before)).draft, context, id);
  return context.inTransaction(async (transaction) => {
    const item = await lockItem(transaction, kind, id);
    // Another process was faster, or the item was saved: the next run decides again.
    if (item === undefined || item.version !== before.version) return undefined;
    if (isWithdrawalDue(item, now)) {
      await unpublish(transaction, collection, item);
      await auditItem(transaction, undefined, "item-withdrawn", { kind, id });
      return "withdrawn";
    }
    if (checked === undefined || item.publish_at === null || item.publish_at > now) return undefined;
    if (checked.wellFormed && checked.refused.length === 0 && checked.incomplete.length === 0) {
      await publishNewest(context, transaction, collection, item, checked.validation, now);
      await auditItem(transaction, undefined, "item-published", { kind, id });
      return "published";
    }
    await changeItem(transaction, item, { publish_at: null, missed: 1 });
    await auditItem(transaction, undefined, "item-missed", { kind, id });
    return "missed";
  });
}

function isWithdrawalDue({ withdraw_at }: ItemRow, now: number): boolean {
  return withdraw_at !== null && withdraw_at <= now;
}

/** A plan that failed at `now`, with its error. */
interface FailedPlan {
  kind: string;
  id: number;
  now: number;
  error: unknown;
}

/**
 * Stores in the item's row why its plan failed, for staff, and logs it once. The plan of a publication is removed; a
 * withdrawal is retried at increasing intervals. Other items are not delayed.
 */
async function noteFailure({ inTransaction, log }: PublishingContext, { kind, id, now, error }: FailedPlan): Applied {
  const reason: PlanFailure = failureId(error) === "unreadable-record" ? "damaged" : "unexpected";
  return inTransaction(async (transaction) => {
    const item = await lockItem(transaction, kind, id);
    if (item === undefined) return undefined;
    if (isWithdrawalDue(item, now)) {
      const retryAt = now + Math.min(RETRY_FIRST_MS * 2 ** item.plan_failures, RETRY_MOST_MS);
      const failures = item.plan_failures + 1;
      await changeItem(transaction, item, { plan_failure: reason, plan_failures: failures, plan_retry_at: retryAt });
      if (failures === 1) log.error({ kind, id, err: error }, "a planned withdrawal failed and will be tried again");
      return undefined;
    }
    if (item.publish_at === null || item.publish_at > now) return undefined;
    await changeItem(transaction, item, { publish_at: null, missed: 1, plan_failure: reason });
    await auditItem(transaction, undefined, "item-missed", { kind, id });
    log.error({ kind, id, err: error }, "a planned publication failed");
    return "missed";
  });
}
