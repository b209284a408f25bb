import type { Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditFacts } from "#features/audit/audit.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { auditItem } from "./audit-item.server.ts";
import { checkDraft } from "./check-draft.server.ts";
import type { AnyCollection } from "./collection.ts";
import { PAGE_ID } from "./page.ts";
import type { ValidationContext } from "./problems-of.ts";
import { toPublished } from "./published.ts";
import type { AutosaveOfForm, SaveInput, SaveOutcome } from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { openItem, withAutosaved } from "./staff-item.server.ts";
import type { ItemState } from "./states.ts";
import { findAutosave, type ItemOfAutosaves, removeAutosave } from "./storage/autosave-rows.server.ts";
import { computedBefore } from "./storage/entries.server.ts";
import { takeItemId } from "./storage/item-ids.server.ts";
import { type ItemRow, lockItem } from "./storage/item-rows.server.ts";
import { lockLabels, relabelEntries } from "./storage/labels.server.ts";
import { makePublic } from "./storage/publication.server.ts";
import { inItsPlace } from "./storage/staff-order.server.ts";
import { type NewVersion, storeFirstVersion, storeVersion } from "./storage/store-version.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";

/** Origin of a version that restores or copies another one. */
type Origin = Pick<NewVersion, "what" | "from" | "basis">;

/** Saves a draft as a version, and publishes it if asked to, with the audit entry; see `createPublishing`. */
export async function saveDraft(
  context: PublishingContext,
  actor: Actor,
  collection: AnyCollection,
  id: number | undefined,
  input: SaveInput,
  origin?: Origin,
): Promise<SaveOutcome> {
  const { name: kind } = collection;
  const checked = await checkDraft(collection, input.draft, context, id, actor.language);
  if (!checked.wellFormed || checked.refused.length > 0) return { kind: "refused", problems: checked.refused };
  const { draft, incomplete, validation } = checked;
  const now = Date.now();
  const publishes = input.aim === "publish" && incomplete.length === 0;
  const newVersion: NewVersion = {
    collection,
    draft,
    author: { id: actor.userId, name: actor.name },
    what: id === undefined ? "created" : "saved",
    ...origin,
    upToDate: input.upToDate ?? [],
    now,
  };
  const outcome = await context
    .inTransaction(async (transaction) => {
      const item = id === undefined ? undefined : await lockItem(transaction, kind, id);
      const isFirstOfPage = item === undefined && collection.page !== undefined && id === PAGE_ID;
      if (id !== undefined && item === undefined && !isFirstOfPage) return "missing";
      if (item !== undefined && (item.version !== input.baseVersion || item.binned_at !== null)) return "conflict";
      const autosaves = { userId: actor.userId, kind, id };
      const whole = input.autosave
        ? await withAutosaved(transaction, collection, { ...autosaves, key: input.autosave.key }, draft)
        : draft;
      const ended = await endAutosave(transaction, autosaves, input.autosave);
      if (item === undefined && ended !== "ended") return ended;
      const placed = item === undefined ? whole : await inItsPlace(transaction, collection, item, whole);
      const saved = await storeDraft(transaction, item, { ...newVersion, draft: placed });
      if (saved === undefined) return "conflict";
      const stored = publishes ? await publishNewest(context, transaction, collection, saved, validation, now) : saved;
      if (publishes || stored.version !== item?.version) {
        const action = publishes ? "item-published" : "item-saved";
        await auditItem(transaction, actor, action, { kind, id: stored.id }, auditDetails(stored.version, origin));
      }
      return stored;
    })
    .catch((error: unknown) => {
      // A picture was removed between the check and the save: the check says which one.
      if (failureId(error) === "invalid-input") return "picture-gone" as const;
      throw error;
    });
  if (outcome === "picture-gone") return refusedNow(context, actor, collection, id, input, origin);
  if (outcome === "missing") return { kind: "missing" };
  if (outcome === "gone" || outcome === "changed") return { kind: "elsewhere", isGone: outcome === "gone" };
  if (outcome === "conflict") return conflictWith(context, actor, collection, id ?? 0);
  if (publishes) await context.onPublished({ kind, id: outcome.id });
  if (publishes) context.log.info({ kind, id: outcome.id, user: actor.userId }, "published");
  const { version, state } = outcome;
  if (input.aim === "publish" && !publishes)
    return { kind: "incomplete", id: outcome.id, version, problems: incomplete };
  return { kind: "saved", id: outcome.id, version, state: state as ItemState };
}

/** Returns the details of a save's audit entry. */
function auditDetails(version: number, { what, from }: Partial<Origin> = {}): AuditFacts["details"] {
  if (from === undefined) return { version };
  return what === "duplicated" ? { copyOf: from } : { version, restored: from };
}

/** Removes the autosave of the form that saves, unless another form has removed or changed it since. */
async function endAutosave(
  transaction: Transaction<Schema>,
  item: ItemOfAutosaves,
  form: AutosaveOfForm | undefined,
): Promise<"ended" | "gone" | "changed"> {
  if (form === undefined) return "ended";
  const key = { ...item, key: form.key };
  if (await removeAutosave(transaction, key, form)) return "ended";
  if ((await findAutosave(transaction, key)) !== undefined) return "changed";
  return form.revision > 0 ? "gone" : "ended";
}

/** @returns the saved item; undefined when somebody else has saved a page for the first time meanwhile */
async function storeDraft(
  transaction: Transaction<Schema>,
  item: ItemRow | undefined,
  newVersion: NewVersion,
): Promise<ItemRow | undefined> {
  if (item !== undefined) return storeVersion(transaction, item, newVersion);
  const { collection } = newVersion;
  if (collection.page !== undefined) return storeFirstVersion(transaction, PAGE_ID, newVersion);
  const id = await takeItemId(transaction, collection);
  const added = await storeFirstVersion(transaction, id, newVersion);
  if (added === undefined) throw new Error(`the new id ${id} of a ${collection.name} is taken`);
  return added;
}

async function refusedNow(
  context: PublishingContext,
  actor: Actor,
  collection: AnyCollection,
  id: number | undefined,
  input: SaveInput,
  origin: Origin | undefined,
): Promise<SaveOutcome> {
  const { refused } = await checkDraft(collection, input.draft, context, id, actor.language);
  return refused.length > 0
    ? { kind: "refused", problems: refused }
    : saveDraft(context, actor, collection, id, input, origin);
}

async function conflictWith(
  context: PublishingContext,
  actor: Actor,
  collection: AnyCollection,
  id: number,
): Promise<SaveOutcome> {
  const theirs = await openItem(context, actor, collection, id);
  return theirs === undefined ? { kind: "missing" } : { kind: "conflict", theirs };
}

/**
 * Publishes the newest version of a locked item. The caller has checked that no problem prevents it. Published entries
 * whose labels are its title get the new one.
 */
export async function publishNewest(
  { collections, log }: Pick<PublishingContext, "collections" | "log">,
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  item: ItemRow,
  { altOf, documentOf }: Pick<ValidationContext, "altOf" | "documentOf">,
  now: number,
): Promise<ItemRow> {
  const { draft } = await newestVersion(transaction, collection, item);
  const before = await computedBefore(transaction, collection, item.id);
  const labelOf = await lockLabels(transaction, collections, collection, draft);
  const content = toPublished(collection, item.id, draft, { today: dayOf(now), before, altOf, documentOf, labelOf });
  const published = await makePublic(transaction, collection, item, { draft, content, now });
  await relabelEntries(transaction, log, collections, collection, item.id);
  return published;
}
