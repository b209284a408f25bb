import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { applyDueItems } from "./apply-due.server.ts";
import { binItem, deleteItemForGood, publishItem, scheduleItem, unbinItem, withdrawItem } from "./changes.server.ts";
import { copiedDraft } from "./copied-draft.ts";
import { emptyDraft, titleOf } from "./drafts/drafts.ts";
import { englishStillFollowed } from "./english-followed.server.ts";
import { createPreview, itemOfToken, previewByToken, previewForStaff, previewLink } from "./previews.server.ts";
import { problemsOf } from "./problems-of.ts";
import {
  AUTOSAVE_BYTES_MAX,
  type ItemName,
  type Overview,
  type Publishing,
  type VersionEntry,
} from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { saveDraft } from "./save.server.ts";
import { openItem, readAutosave, staffListItems, unsavedItem, withAutosaved } from "./staff-item.server.ts";
import { listNewItems, removeAutosave, writeAutosave } from "./storage/autosave-rows.server.ts";
import { wasPublic } from "./storage/entries.server.ts";
import { countItems, listItems, listOwnDrafts, listScheduled } from "./storage/item-list.server.ts";
import { findItem } from "./storage/item-rows.server.ts";
import { noteDay } from "./storage/note-day.server.ts";
import { listPreviewLinks, removePreviewLink } from "./storage/preview-link-rows.server.ts";
import { findVersion, listVersions, newestVersion } from "./storage/version-rows.server.ts";
import { loadValidationContext } from "./validation-context.server.ts";

const NEWEST = { q: "", state: "all", gap: undefined, sort: "changed", page: 1 } as const;
/** Lengths of the lists of the overview. */
const NEWEST_SHOWN = 5;
const DRAFTS_SHOWN = 10;
const SCHEDULED_SHOWN = 20;

const mayEdit = (actor: Actor) => requireRole(actor, "editor");
function asDraft<D>(draft: D, baseVersion: number) {
  return { draft, baseVersion, aim: "keep" as const };
}

/** Makes what staff do with the entries of all collections. */
export function createPublishing(context: PublishingContext): Publishing {
  const { rows, collections } = context;
  const target = ({ userId }: Actor, kind: string, id: number) => ({ collection: collections.named(kind), id, userId });
  /** The day for which was last looked who opens and closes. */
  let day = "";

  return {
    async list(actor, kind, query) {
      mayEdit(actor);
      const { rows: found, total } = await listItems(rows, collections.named(kind), query);
      const unsaved = (await listNewItems(rows, actor.userId, [kind])).map(unsavedItem);
      return {
        items: await staffListItems(rows, found),
        total,
        counts: await countItems(rows, collections.named(kind)),
        unsaved,
      };
    },

    async overview(actor) {
      mayEdit(actor);
      const kinds = {} as Overview["kinds"];
      for (const collection of collections.all) {
        const { rows: found } = await listItems(rows, collection, NEWEST);
        const newest = await staffListItems(rows, found.slice(0, NEWEST_SHOWN));
        kinds[collection.name] = { counts: await countItems(rows, collection), newest };
      }
      return {
        kinds,
        ownDrafts: await staffListItems(rows, await listOwnDrafts(context, actor.userId, DRAFTS_SHOWN)),
        unsaved: (await listNewItems(rows, actor.userId, collections.names)).map(unsavedItem),
        scheduled: await staffListItems(rows, await listScheduled(context, SCHEDULED_SHOWN)),
      };
    },

    async open(actor, kind, id, key) {
      mayEdit(actor);
      return openItem(context, actor, collections.named(kind), id, key);
    },

    async openNew(actor, kind, key) {
      mayEdit(actor);
      const collection = collections.named(kind);
      const place = { userId: actor.userId, kind, id: undefined };
      const autosave = key === undefined ? undefined : await readAutosave(rows, collection, { ...place, key });
      return { draft: emptyDraft(collection, dayOf(Date.now())), autosave };
    },

    async check(actor, kind, id, draft) {
      mayEdit(actor);
      const collection = collections.named(kind);
      const englishThen = id === undefined ? {} : await englishStillFollowed(rows, collection, id, draft);
      return problemsOf(collection, draft, {
        ...(await loadValidationContext(collection, draft, context)),
        englishThen,
      });
    },

    async save(actor, kind, id, input) {
      mayEdit(actor);
      return saveDraft(context, actor, collections.named(kind), id, input);
    },

    async publish(actor, kind, id, version) {
      mayEdit(actor);
      return publishItem(context, target(actor, kind, id), version);
    },

    async withdraw(actor, kind, id) {
      mayEdit(actor);
      return withdrawItem(context, target(actor, kind, id));
    },

    async schedule(actor, kind, id, plan) {
      mayEdit(actor);
      return scheduleItem(context, target(actor, kind, id), plan);
    },

    async moveToBin(actor, kind, id) {
      mayEdit(actor);
      return binItem(context, target(actor, kind, id));
    },

    async restoreFromBin(actor, kind, id) {
      mayEdit(actor);
      return unbinItem(context, target(actor, kind, id));
    },

    async deleteForGood(actor, kind, id) {
      requireRole(actor, "admin");
      return deleteItemForGood(context, target(actor, kind, id));
    },

    async duplicate(actor, kind, id) {
      mayEdit(actor);
      const item = await findItem(rows, kind, id);
      if (item === undefined) return { kind: "missing" };
      const collection = collections.named(kind);
      const basis = await newestVersion(rows, collection, item);
      const copy = copiedDraft(collection, basis.draft, dayOf(Date.now()));
      const origin = { what: "duplicated", from: id, basis } as const;
      const outcome = await saveDraft(context, actor, collection, undefined, asDraft(copy, 0), origin);
      if (outcome.kind === "saved") return { kind: "duplicated", id: outcome.id };
      if (outcome.kind === "refused") return outcome;
      throw new Error(`a copy of ${kind} ${id} came to ${outcome.kind}`);
    },

    async history(actor, kind, id) {
      mayEdit(actor);
      const item = await findItem(rows, kind, id);
      return (await listVersions(rows, kind, id)).map((row) => ({
        version: row.version,
        savedAt: row.saved_at,
        author: row.author,
        what: row.what as VersionEntry["what"],
        from: row.from_version ?? undefined,
        isPublished: row.version === item?.published_version,
      }));
    },

    async version(actor, kind, id, version) {
      mayEdit(actor);
      return (await findVersion(rows, collections.named(kind), id, version))?.draft;
    },

    async restoreVersion(actor, kind, id, version, baseVersion) {
      mayEdit(actor);
      const collection = collections.named(kind);
      const old = await findVersion(rows, collection, id, version);
      if (old === undefined) return { kind: "missing" };
      const origin = { what: "restored", from: version, basis: old } as const;
      return saveDraft(context, actor, collection, id, asDraft(old.draft, baseVersion), origin);
    },

    async autosave(actor, kind, id, { draft, baseVersion, key, ...form }) {
      mayEdit(actor);
      if (id !== undefined && (await findItem(rows, kind, id)) === undefined) {
        throw new ExpectedError("not-found", "There is no such item.");
      }
      const json = JSON.stringify(
        await withAutosaved(rows, collections.named(kind), { userId: actor.userId, kind, id, key }, draft),
      );
      if (Buffer.byteLength(json) > AUTOSAVE_BYTES_MAX) {
        throw new ExpectedError("body-too-large", "This draft is too large to be stored.");
      }
      const now = Date.now();
      const values = { draft: json, title: titleOf(draft), base_version: baseVersion, saved_at: now };
      const written = await context.inTransaction((transaction) =>
        writeAutosave(transaction, { userId: actor.userId, kind, id, key }, form, values),
      );
      if (typeof written === "number") return { kind: "saved", at: now, revision: written };
      return written === "too-many" ? { kind: written } : { kind: "elsewhere", isGone: written === "gone" };
    },

    async dropAutosave(actor, kind, id, key, form) {
      mayEdit(actor);
      await removeAutosave(rows, { userId: actor.userId, kind, id, key }, form);
    },

    async previewLinks(actor, kind, id) {
      mayEdit(actor);
      return (await listPreviewLinks(rows, kind, id, Date.now())).map(previewLink);
    },

    async createPreviewLink(actor, kind, id, { days }) {
      mayEdit(actor);
      return createPreview(context, actor, kind, id, days);
    },

    async revokePreviewLink(actor, linkId) {
      mayEdit(actor);
      return removePreviewLink(rows, linkId) as Promise<ItemName | undefined>;
    },

    previewByToken: (token, language) => previewByToken(context, token, language),
    itemOfToken: (token) => itemOfToken(context, token),

    async previewForStaff(actor, kind, id, language, key) {
      mayEdit(actor);
      return previewForStaff(context, actor, collections.named(kind), id, language, key);
    },

    gone: (kind, id) => wasPublic(rows, collections.named(kind), id),

    async applyDue(now) {
      const today = dayOf(now);
      const hasTurned = today !== day && (await noteDay(rows, collections.all, today));
      day = today;
      const applied = await applyDueItems(context, now);
      if (hasTurned || applied.length > 0) await context.onPublished();
      return applied;
    },
  };
}
