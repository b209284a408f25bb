import type { Actor } from "#features/accounts/accounts.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { BulkAction, BulkEntry, BulkOutcome, BulkRequest } from "./bulk.ts";
import { binItem, changedSince, publishItem, type Target, unbinItem, withdrawItem } from "./changes.server.ts";
import { checkDraft } from "./check-draft.server.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { factOf } from "./drafts/drafts.ts";
import { problemsOfSeverity } from "./problems.ts";
import { problemsOf } from "./problems-of.ts";
import type { ChangeOutcome } from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { staffListItems } from "./staff-item.server.ts";
import type { ItemState } from "./states.ts";
import { findItems, type ItemRow } from "./storage/item-rows.server.ts";
import { englishOf } from "./storage/store-version.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";

/** A target that the actor saw in a list. */
type SeenTarget = Target & { seen: NonNullable<Target["seen"]> };

const CHANGES: Readonly<
  Record<BulkAction, (context: PublishingContext, target: SeenTarget) => Promise<ChangeOutcome>>
> = {
  publish: (context, target) => publishItem(context, target, target.seen.version),
  withdraw: withdrawItem,
  bin: binItem,
  restore: unbinItem,
};

/** Runs or checks an action on several items, in their order; see `createPublishing`. */
export async function bulkItems(
  context: PublishingContext,
  actor: Actor,
  collection: AnyCollection,
  { action, items, isConfirmed }: BulkRequest,
): Promise<BulkEntry[]> {
  const { name: kind } = collection;
  const ids = items.map(({ id }) => id);
  const rows = await findItems(context.rows, kind, ids);
  const shown = new Map(
    (await staffListItems(context, [...rows.values()], actor.language)).map((item) => [item.id, item]),
  );
  const entries: BulkEntry[] = [];
  let isStorageDown = false;
  for (const seen of items) {
    const target = { collection, id: seen.id, actor, seen };
    const outcome = isStorageDown
      ? ({ kind: "failed" } as const)
      : await outcomeFor(context, action, target, rows.get(seen.id), isConfirmed).catch(
          (error: unknown): BulkOutcome => {
            isStorageDown = ["storage-unavailable", "storage-full"].includes(failureId(error) ?? "");
            context.log.error({ kind, id: seen.id, err: error }, `a bulk action (${action}) failed`);
            return { kind: "failed" };
          },
        );
    entries.push({ seen, item: shown.get(seen.id), outcome });
  }
  return entries;
}

async function outcomeFor(
  context: PublishingContext,
  action: BulkAction,
  target: SeenTarget,
  row: ItemRow | undefined,
  isConfirmed: boolean,
): Promise<BulkOutcome> {
  if (row === undefined) return { kind: "missing" };
  const obstacle = changedSince(row, target.seen) ?? obstacleIn(row, action);
  if (obstacle !== undefined) return obstacle;
  if (isConfirmed) return CHANGES[action](context, target);
  return action === "publish"
    ? checkBeforePublishing(context, target, row)
    : { kind: "possible", advice: [], internal: {} };
}

/** Returns why an item cannot be changed in its state. */
function obstacleIn({ state, version, published_version }: ItemRow, action: BulkAction): BulkOutcome | undefined {
  if (action === "publish" && state === "published" && published_version === version) return { kind: "unchanged" };
  const isPossible = action === "withdraw" ? state === "published" : (action === "restore") === (state === "bin");
  return isPossible ? undefined : { kind: "not-now", state: state as ItemState };
}

/** Checks the newest version as the editor does before it publishes. */
async function checkBeforePublishing(
  context: PublishingContext,
  { collection, id, actor }: Target,
  row: ItemRow,
): Promise<BulkOutcome> {
  const { draft, translatedFrom } = await newestVersion(context.rows, collection, row);
  const checked = await checkDraft(collection, draft, context, id, actor.language);
  if (checked.refused.length > 0 || !checked.wellFormed) return { kind: "refused", problems: checked.refused };
  if (checked.incomplete.length > 0) return { kind: "incomplete", problems: checked.incomplete };
  const englishThen = await englishOf(context.rows, collection, id, translatedFrom);
  const problems = problemsOf(collection, checked.draft, { ...checked.validation, englishThen });
  return {
    kind: "possible",
    advice: problemsOfSeverity("advice", problems),
    internal: internalFacts(collection, draft),
  };
}

/** Returns the answered facts that visitors never see, such as permissions that the texts have to keep to. */
function internalFacts({ facts }: AnyCollection, draft: Draft): Record<string, string> {
  const internal = Object.keys(facts).filter((name) => facts[name]?.internal);
  return Object.fromEntries(internal.map((name) => [name, factOf(draft, name)]));
}
