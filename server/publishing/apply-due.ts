import type { ItemKind } from "#content/publishing/kinds.ts";
import { failureId } from "../errors.ts";
import { goOff } from "../storage/publishing/go-public.ts";
import { listDue } from "../storage/publishing/item-list.ts";
import { changeItem, findItem, lockItem } from "../storage/publishing/item-rows.ts";
import { newestVersion } from "../storage/publishing/version-rows.ts";
import { judge } from "./judge.ts";
import type { AppliedPlan } from "./publishing.ts";
import type { PublishingContext } from "./publishing-context.ts";
import { publishNewest } from "./save.ts";

/** Items that one look takes on; the rest waits for the next one. */
const AT_ONCE = 20;

/**
 * Publishes and withdraws what is due at `now`, each item once however many processes do it.
 * @returns what this process has done
 */
export async function applyDueItems(context: PublishingContext, now: number): Promise<AppliedPlan[]> {
  const applied: AppliedPlan[] = [];
  for (const due of await listDue(context.rows, now, AT_ONCE)) {
    const kind = due.kind as ItemKind;
    const what = await applyDueItem(context, kind, due.id, now);
    if (what !== undefined) applied.push({ kind, id: due.id, what });
  }
  return applied;
}

/** What this process has done with the item, if anything. */
type Applied = Promise<AppliedPlan["what"] | undefined>;

async function applyDueItem(context: PublishingContext, kind: ItemKind, id: number, now: number): Applied {
  try {
    return await publishOrWithdraw(context, kind, id, now);
  } catch (error) {
    if (failureId(error) === "storage-unavailable" || failureId(error) === "storage-full") throw error;
    // Left as it is, it would fail twice a second for ever.
    context.log.error({ kind, id, err: error }, "a planned publication failed");
    return miss(context, kind, id, now);
  }
}

async function publishOrWithdraw(context: PublishingContext, kind: ItemKind, id: number, now: number): Applied {
  const before = await findItem(context.rows, kind, id);
  if (before === undefined) return undefined;
  const { draft } = await newestVersion(context.rows, kind, before);
  const judged = await judge(kind, draft, context.site);
  const isFine = judged.wellFormed && judged.refused.length === 0 && judged.incomplete.length === 0;
  return context.inTransaction(async (transaction) => {
    const item = await lockItem(transaction, kind, id);
    // Another process was quicker, or somebody has saved: the next look sees what is due then.
    if (item === undefined || item.version !== before.version) return undefined;
    if (item.withdraw_at !== null && item.withdraw_at <= now) {
      await goOff(transaction, kind, item);
      return "withdrawn";
    }
    if (item.publish_at === null || item.publish_at > now) return undefined;
    if (isFine) {
      await publishNewest(transaction, kind, item, judged.around, now);
      return "published";
    }
    await changeItem(transaction, item, { publish_at: null, missed: 1 });
    return "missed";
  });
}

/** Takes back a plan that cannot be carried out, and says so in the list. */
async function miss({ inTransaction }: PublishingContext, kind: ItemKind, id: number, now: number): Applied {
  return inTransaction(async (transaction) => {
    const item = await lockItem(transaction, kind, id);
    if (item?.publish_at == null || item.publish_at > now) return undefined;
    await changeItem(transaction, item, { publish_at: null, missed: 1 });
    return "missed";
  });
}
