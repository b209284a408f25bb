import type { Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditFacts } from "#features/audit/audit.server.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { auditItem } from "./audit-item.server.ts";
import type { SeenItem } from "./bulk.ts";
import { checkDraft } from "./check-draft.server.ts";
import type { AnyCollection } from "./collection.ts";
import type { Problem } from "./problems.ts";
import type { ChangeOutcome, MoveOutcome } from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { publishNewest } from "./save.server.ts";
import type { ItemState } from "./states.ts";
import { raiseContentVersion } from "./storage/content-version.server.ts";
import { deleteItem } from "./storage/delete-item.server.ts";
import { changeItem, findItem, type ItemRow, lockItem, NO_PLAN_FAILURE } from "./storage/item-rows.server.ts";
import { itemTitles } from "./storage/item-titles.server.ts";
import { unpublish } from "./storage/publication.server.ts";
import { lockOrder, moveTo, placesIn, readOrder } from "./storage/staff-order.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";

/** The changed item and the actor. */
export interface Target {
  collection: AnyCollection;
  id: number;
  actor: Actor;
  /** What the actor saw of it, where a later change prevents this one. */
  seen?: Pick<SeenItem, "version" | "state"> | undefined;
}

/** Audit action and log message of a change. */
interface ChangeRecord {
  action: AuditAction;
  message: string;
  details?: AuditFacts["details"];
}

const done = ({ version, state }: ItemRow): ChangeOutcome => ({ kind: "done", version, state: state as ItemState });
const unavailable = ({ state }: ItemRow): ChangeOutcome => ({ kind: "not-now", state: state as ItemState });

/** Returns why an item is not as the actor saw it; undefined when it is. */
export function changedSince(
  item: ItemRow,
  { version, state }: Pick<SeenItem, "version" | "state">,
): ChangeOutcome | undefined {
  if (item.version !== version) return { kind: "conflict", version: item.version };
  return item.state === state ? undefined : unavailable(item);
}

/**
 * Changes one locked item, with its audit entry. After the commit pages are rendered again if what visitors see has
 * changed.
 * @param change returns the changed item, or the outcome when it changes nothing
 */
async function changing(
  context: PublishingContext,
  { collection, id, actor, seen }: Target,
  { action, message, details }: ChangeRecord,
  change: (transaction: Transaction<Schema>, item: ItemRow) => Promise<ItemRow | ChangeOutcome>,
): Promise<ChangeOutcome> {
  let wasPublic = false;
  const outcome = await context.inTransaction(async (transaction): Promise<ChangeOutcome> => {
    const item = await lockItem(transaction, collection.name, id);
    if (item === undefined) return { kind: "missing" };
    const obstacle = seen && changedSince(item, seen);
    if (obstacle !== undefined) return obstacle;
    wasPublic = item.published_version !== null;
    const changed = await change(transaction, item);
    if (!("folded" in changed)) return changed;
    await auditItem(transaction, actor, action, { kind: collection.name, id }, details);
    return done(changed);
  });
  if (outcome.kind !== "done") return outcome;
  if (wasPublic || outcome.state === "published") await context.onPublished({ kind: collection.name, id });
  context.log.info({ kind: collection.name, id, user: actor.userId }, message);
  return outcome;
}

/** Checks the newest version of an item. @returns its problems, and the validation context of a well-formed draft */
async function checkNewest(context: PublishingContext, { collection, id, actor }: Target) {
  const { rows } = context;
  const item = await findItem(rows, collection.name, id);
  if (item === undefined) return undefined;
  const { draft } = await newestVersion(rows, collection, item);
  const checked = await checkDraft(collection, draft, context, id, actor.language);
  const problems = [...checked.refused, ...(checked.wellFormed ? checked.incomplete : [])];
  const stopped = checked.refused.length > 0 ? ("refused" as const) : ("incomplete" as const);
  return { version: item.version, problems, stopped, validation: checked.wellFormed ? checked.validation : undefined };
}

const stoppedBy = (kind: "refused" | "incomplete", problems: Problem[]): ChangeOutcome => ({ kind, problems });

/** Publishes the newest version, which must be `version`; see `createPublishing`. */
export async function publishItem(context: PublishingContext, target: Target, version: number): Promise<ChangeOutcome> {
  const newest = await checkNewest(context, target);
  if (newest === undefined) return { kind: "missing" };
  const { validation, problems, stopped } = newest;
  const record: ChangeRecord = { action: "item-published", message: "published", details: { version } };
  return changing(context, target, record, async (transaction, item) => {
    if (item.binned_at !== null) return unavailable(item);
    if (item.version !== version || item.version !== newest.version) return { kind: "conflict", version: item.version };
    if (validation === undefined || problems.length > 0) return stoppedBy(stopped, problems);
    return publishNewest(context, transaction, target.collection, item, validation, Date.now());
  });
}

/** Takes an item off the site. */
export function withdrawItem(context: PublishingContext, target: Target): Promise<ChangeOutcome> {
  return changing(context, target, { action: "item-withdrawn", message: "withdrawn" }, async (transaction, item) =>
    item.binned_at === null && item.published_version !== null
      ? unpublish(transaction, target.collection, item)
      : unavailable(item),
  );
}

/** Plans publication and withdrawal of an item; see `createPublishing`. */
export async function scheduleItem(
  context: PublishingContext,
  target: Target,
  { publishAt, withdrawAt }: { publishAt?: number | undefined; withdrawAt?: number | undefined },
): Promise<ChangeOutcome> {
  const newest = await checkNewest(context, target);
  if (newest === undefined) return { kind: "missing" };
  const now = Date.now();
  const isPast = [publishAt, withdrawAt].some((time) => time !== undefined && time <= now);
  if (isPast || (publishAt !== undefined && withdrawAt !== undefined && withdrawAt <= publishAt)) {
    return { kind: "past" };
  }
  const details: AuditFacts["details"] = {
    ...(publishAt !== undefined && { publishAt }),
    ...(withdrawAt !== undefined && { withdrawAt }),
  };
  const record: ChangeRecord = { action: "item-scheduled", message: "planned", details };
  return changing(context, target, record, async (transaction, item) => {
    const hasEndOnly = withdrawAt !== undefined && publishAt === undefined && item.published_version === null;
    if (item.binned_at !== null || hasEndOnly) return unavailable(item);
    if (item.version !== newest.version) return { kind: "conflict", version: item.version };
    if (publishAt !== undefined && newest.problems.length > 0) return stoppedBy(newest.stopped, newest.problems);
    const plan = { publish_at: publishAt ?? null, withdraw_at: withdrawAt ?? null };
    return changeItem(transaction, item, { ...plan, ...NO_PLAN_FAILURE });
  });
}

/** Moves an item in the order that staff give; see `createPublishing`. */
export async function moveItem(
  context: PublishingContext,
  { collection, id, actor }: Target,
  { from, to }: { from: number; to: number },
): Promise<MoveOutcome> {
  const { name: kind } = collection;
  let isSeen = false;
  const outcome = await context.inTransaction(async (transaction): Promise<MoveOutcome> => {
    await lockOrder(transaction, collection);
    const order = await readOrder(transaction, collection);
    if (order === undefined) throw new ExpectedError("invalid-input", "Staff do not order this list.");
    const [named] = await itemTitles(transaction, kind, [id], actor.language);
    const place = placesIn(order).get(id);
    if (place === undefined || named === undefined) {
      const item = await findItem(transaction, kind, id);
      return item === undefined ? { kind: "missing" } : { kind: "not-now", state: item.state as ItemState };
    }
    const { title } = named;
    if (place.at !== from || to < 1 || to > place.of) return { kind: "conflict", title, place };
    if (from === to) return { kind: "moved", title, place };
    isSeen = await moveTo(transaction, context.log, collection, order, { id, to });
    if (isSeen) await raiseContentVersion(transaction);
    await auditItem(transaction, actor, "item-moved", { kind, id }, { from, to });
    return { kind: "moved", title, place: { ...place, at: to } };
  });
  if (isSeen) await context.onPublished({ kind, id });
  return outcome;
}

/** Withdraws an item and moves it to the bin. */
export function binItem(context: PublishingContext, target: Target): Promise<ChangeOutcome> {
  return changing(context, target, { action: "item-binned", message: "moved to the bin" }, async (transaction, item) =>
    item.binned_at === null
      ? unpublish(transaction, target.collection, item, { binned_at: Date.now() })
      : unavailable(item),
  );
}

/** Takes an item out of the bin; it is not public then. */
export function unbinItem(context: PublishingContext, target: Target): Promise<ChangeOutcome> {
  return changing(
    context,
    target,
    { action: "item-restored", message: "restored from the bin" },
    async (transaction, item) =>
      item.binned_at === null ? unavailable(item) : changeItem(transaction, item, { binned_at: null }),
  );
}

/** Deletes an item in the bin with all its versions. */
export function deleteItemForGood(context: PublishingContext, target: Target): Promise<ChangeOutcome> {
  return changing(
    context,
    target,
    { action: "item-deleted", message: "deleted for good" },
    async (transaction, item) => {
      if (item.binned_at === null) return unavailable(item);
      await deleteItem(transaction, target.collection, item);
      return item;
    },
  );
}
