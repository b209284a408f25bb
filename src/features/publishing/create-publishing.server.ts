import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { ApiChanges } from "./api-save.ts";
import { applyDueItems } from "./apply-due.server.ts";
import { bulkItems } from "./bulk.server.ts";
import type { BulkEntry, BulkRequest } from "./bulk.ts";
import {
  binItem,
  deleteItemForGood,
  moveItem,
  publishItem,
  scheduleItem,
  unbinItem,
  withdrawItem,
} from "./changes.server.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { copiedDraft } from "./copied-draft.ts";
import { emptyDraft, shownTitle } from "./drafts/drafts.ts";
import { englishStillFollowed } from "./english-followed.server.ts";
import { listedLabels } from "./fields.ts";
import { matchingEntry } from "./labels.ts";
import { PAGE_ID } from "./page.ts";
import {
  createPreview,
  itemOfToken,
  previewByToken,
  previewForStaff,
  previewLink,
  revokePreview,
} from "./previews.server.ts";
import type { Problem } from "./problems.ts";
import { problemsOf } from "./problems-of.ts";
import {
  type AppliedPlan,
  AUTOSAVE_BYTES_MAX,
  type Autosave,
  type AutosaveOfForm,
  type AutosaveOutcome,
  type ChangeOutcome,
  type DuplicateOutcome,
  type FoundEntries,
  type ItemName,
  type MoveOutcome,
  type OpenItem,
  type Overview,
  type PlacedItem,
  type Previewed,
  type PreviewLink,
  type SaveInput,
  type SaveOutcome,
  type StaffListItem,
  type UnsavedItem,
  type VersionEntry,
} from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { saveDraft } from "./save.server.ts";
import {
  findItemOrPage,
  openItem,
  readAutosave,
  staffListItems,
  unsavedItem,
  withAutosaved,
} from "./staff-item.server.ts";
import type { StaffListQuery } from "./staff-list-query.ts";
import type { ShownState } from "./states.ts";
import { listNewItems, removeAutosave, writeAutosave } from "./storage/autosave-rows.server.ts";
import { wasPublic } from "./storage/entries.server.ts";
import {
  countItems,
  listExpiring,
  listItems,
  listOwnDrafts,
  listScheduled,
  searchItems,
} from "./storage/item-list.server.ts";
import { findItem, type ItemRow } from "./storage/item-rows.server.ts";
import { readLabelIndex } from "./storage/labels.server.ts";
import { noteDay } from "./storage/note-day.server.ts";
import { storedDraft } from "./storage/page-storage.server.ts";
import { listPreviewLinks } from "./storage/preview-link-rows.server.ts";
import { placesIn, readOrder } from "./storage/staff-order.server.ts";
import { findVersion, listVersions, newestVersion } from "./storage/version-rows.server.ts";
import { loadValidationContext, valuesInEveryLanguage } from "./validation-context.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** The entries of all collections, as staff write and publish them. */
    publishing: Publishing;
  }
}

export type Publishing = ReturnType<typeof createPublishing>;

const NEWEST = { q: "", state: "all", gap: undefined, sort: "changed", page: 1 } as const;
/** Lengths of the lists of the overview. */
const NEWEST_SHOWN = 5;
const DRAFTS_SHOWN = 10;
const SCHEDULED_SHOWN = 20;
const EXPIRING_SHOWN = 20;

const mayEdit = (actor: Actor) => requireRole(actor, "editor");
function asDraft<D>(draft: D, baseVersion: number) {
  return { draft, baseVersion, aim: "keep" as const };
}

/** @throws ExpectedError `invalid-input` for a page, of which there is always one */
function requireNoPage({ page }: AnyCollection): void {
  if (page !== undefined) throw new ExpectedError("invalid-input", "A page cannot be copied or removed.");
}

/**
 * Creates the service with which staff write and publish the entries of all collections. `kind` is the stored name of a
 * collection. A change stores its audit entry and raises `content_version` in its own transaction; afterwards it calls
 * `onPublished` if visitors see something else. Methods with an actor throw ExpectedError `forbidden` for anyone below
 * the role of an editor. Drafts must have passed `draftSchema`; their problems are an outcome, not an error.
 */
export function createPublishing(context: PublishingContext) {
  const { rows, collections } = context;
  const target = (actor: Actor, kind: string, id: number) => ({ collection: collections.named(kind), id, actor });
  /** The last day for which opening and closing entries were checked. */
  let day = "";

  async function staffPages({ language }: Actor): Promise<StaffListItem[]> {
    const pages = collections.all.filter(({ page }) => page !== undefined);
    const found = await Promise.all(pages.map((page) => findItemOrPage(rows, page, PAGE_ID)));
    return staffListItems(
      context,
      found.filter((row) => row !== undefined),
      language,
    );
  }

  return {
    /**
     * Returns one page of a list, the number of items on all pages and in each state, and the actor's unsaved new
     * items.
     */
    async list(
      actor: Actor,
      kind: string,
      query: StaffListQuery,
    ): Promise<{ items: PlacedItem[]; total: number; counts: Record<ShownState, number>; unsaved: UnsavedItem[] }> {
      mayEdit(actor);
      const collection = collections.named(kind);
      const order = await readOrder(rows, collection);
      const places = placesIn(order ?? []);
      const ids = order?.map(({ id }) => id);
      const { rows: found, total } = await listItems(rows, collection, query, actor.language, ids);
      const unsaved = (await listNewItems(rows, actor.userId, [kind])).map(unsavedItem);
      return {
        items: (await staffListItems(context, found, actor.language)).map((item) => ({
          ...item,
          place: places.get(item.id),
        })),
        total,
        counts: await countItems(rows, collection),
        unsaved,
      };
    },

    async overview(actor: Actor): Promise<Overview> {
      mayEdit(actor);
      const inList = (found: readonly ItemRow[]) => staffListItems(context, found, actor.language);
      const kinds = {} as Overview["kinds"];
      for (const collection of collections.all.filter(({ page }) => page === undefined)) {
        const { rows: found } = await listItems(rows, collection, NEWEST, actor.language);
        const newest = await inList(found.slice(0, NEWEST_SHOWN));
        kinds[collection.name] = { counts: await countItems(rows, collection), newest };
      }
      const expiring = await listExpiring(context, Date.now(), EXPIRING_SHOWN);
      return {
        kinds,
        ownDrafts: await inList(await listOwnDrafts(context, actor.userId, DRAFTS_SHOWN)),
        unsaved: (await listNewItems(rows, actor.userId, collections.names)).map(unsavedItem),
        scheduled: await inList(await listScheduled(context, SCHEDULED_SHOWN)),
        expiring: (await inList(expiring)).map((item, i) => ({
          ...item,
          lastDay: expiring[i]?.lastDay ?? "",
        })),
      };
    },

    /** Returns the pages, in the order of their definitions. */
    async pages(actor: Actor): Promise<StaffListItem[]> {
      mayEdit(actor);
      return staffPages(actor);
    },

    /**
     * Returns entries whose titles contain a text, drafts included and the bin left out, and pages whose names in the
     * actor's language contain it.
     * @param limit of the entries
     */
    async search(actor: Actor, q: string, limit: number): Promise<FoundEntries> {
      mayEdit(actor);
      const found = await searchItems(context, q, limit + 1);
      const pages = (await staffPages(actor)).filter(({ kind }) =>
        fold(collections.named(kind).words.staff(actor.language).name).includes(fold(q)),
      );
      return {
        entries: {
          found: await staffListItems(context, found.slice(0, limit), actor.language),
          cut: found.length > limit,
        },
        pages,
      };
    },

    /**
     * Returns an item with its newest version; undefined for an unknown one.
     * @param key of the autosave to open, if it exists
     */
    async open(actor: Actor, kind: string, id: number, key?: string): Promise<OpenItem | undefined> {
      mayEdit(actor);
      return openItem(context, actor, collections.named(kind), id, key);
    },

    /**
     * Returns the entries of lists whose titles are these texts of labels, as facts of a draft; an empty list where there
     * is none.
     * @param texts of a call, by language and name
     */
    async labelsFrom(actor: Actor, kind: string, texts: ApiChanges["texts"] = {}): Promise<Record<string, number[]>> {
      mayEdit(actor);
      const facts: Record<string, number[]> = {};
      for (const { label, fact, to } of listedLabels(collections.named(kind))) {
        const given = Object.values(texts).flatMap((text) => text[label] ?? []);
        if (given.length === 0) continue;
        const id = matchingEntry(await readLabelIndex(rows, collections.named(to)), given);
        facts[fact] = id === undefined ? [] : [id];
      }
      return facts;
    },

    /** Returns an empty draft, and the actor's autosave with a key. */
    async openNew(actor: Actor, kind: string, key?: string): Promise<{ draft: Draft; autosave: Autosave | undefined }> {
      mayEdit(actor);
      const collection = collections.named(kind);
      const place = { userId: actor.userId, kind, id: undefined };
      const autosave = key === undefined ? undefined : await readAutosave(rows, collection, { ...place, key });
      return { draft: emptyDraft(collection, dayOf(Date.now())), autosave };
    },

    /** Returns today's values that texts may name, in each language. */
    async values(actor: Actor) {
      mayEdit(actor);
      return valuesInEveryLanguage(context.site);
    },

    /** Returns all problems of a draft, including advice. @param id undefined for a new item */
    async check(actor: Actor, kind: string, id: number | undefined, draft: Draft): Promise<Problem[]> {
      mayEdit(actor);
      const collection = collections.named(kind);
      const englishThen = id === undefined ? {} : await englishStillFollowed(rows, collection, id, draft);
      return problemsOf(collection, draft, {
        ...(await loadValidationContext(collection, draft, context, id, actor.language)),
        englishThen,
      });
    },

    /**
     * Stores a new version, and publishes it on request. A draft without changes adds no version. A new item gets its
     * id. `saved` and `incomplete` remove the autosave that the input names; others stay.
     */
    async save(actor: Actor, kind: string, id: number | undefined, input: SaveInput): Promise<SaveOutcome> {
      mayEdit(actor);
      return saveDraft(context, actor, collections.named(kind), id, input);
    },

    /** Publishes the newest version, which must be `version`. This completes a planned publication. */
    async publish(actor: Actor, kind: string, id: number, version: number): Promise<ChangeOutcome> {
      mayEdit(actor);
      return publishItem(context, target(actor, kind, id), version);
    },

    /** Withdraws an item from the site: its address answers 410. */
    async withdraw(actor: Actor, kind: string, id: number): Promise<ChangeOutcome> {
      mayEdit(actor);
      return withdrawItem(context, target(actor, kind, id));
    },

    /**
     * Plans publication and withdrawal of the version that is then the newest; undefined removes a plan.
     * Times are ms since 1970.
     */
    async schedule(
      actor: Actor,
      kind: string,
      id: number,
      plan: { publishAt?: number | undefined; withdrawAt?: number | undefined },
    ): Promise<ChangeOutcome> {
      mayEdit(actor);
      return scheduleItem(context, target(actor, kind, id), plan);
    },

    /**
     * Moves an item to another place, from 1, in the order that staff give the collection, among those of its group.
     * Drafts stay unpublished. @param from the place that the actor saw
     * @throws ExpectedError `invalid-input` for a collection that staff do not order
     */
    async move(actor: Actor, kind: string, id: number, places: { from: number; to: number }): Promise<MoveOutcome> {
      mayEdit(actor);
      return moveItem(context, target(actor, kind, id), places);
    },

    /** Withdraws an item and moves it to the bin. */
    async moveToBin(actor: Actor, kind: string, id: number): Promise<ChangeOutcome> {
      mayEdit(actor);
      requireNoPage(collections.named(kind));
      return binItem(context, target(actor, kind, id));
    },

    /**
     * Runs an action on several items of a list, each in a transaction of its own; unless it is confirmed, only checks
     * what it would do.
     */
    async bulk(actor: Actor, kind: string, request: BulkRequest): Promise<BulkEntry[]> {
      mayEdit(actor);
      const collection = collections.named(kind);
      requireNoPage(collection);
      return bulkItems(context, actor, collection, request);
    },

    /** Takes an item out of the bin; it is not public then. */
    async restoreFromBin(actor: Actor, kind: string, id: number): Promise<ChangeOutcome> {
      mayEdit(actor);
      return unbinItem(context, target(actor, kind, id));
    },

    /** Permanently deletes an item in the bin with all its versions; its address still answers 410. Admins only. */
    async deleteForGood(actor: Actor, kind: string, id: number): Promise<ChangeOutcome> {
      requireRole(actor, "admin");
      return deleteItemForGood(context, target(actor, kind, id));
    },

    /** Copies the newest version to a new draft, whose titles are marked as a copy. */
    async duplicate(actor: Actor, kind: string, id: number): Promise<DuplicateOutcome> {
      mayEdit(actor);
      requireNoPage(collections.named(kind));
      const item = await findItem(rows, kind, id);
      if (item === undefined) return { kind: "missing" };
      const collection = collections.named(kind);
      const basis = await newestVersion(rows, collection, item);
      const copy = copiedDraft(collection, basis.draft, dayOf(Date.now()));
      const origin = { what: "duplicated", from: id, basis } as const;
      const outcome = await saveDraft(context, actor, collection, undefined, asDraft(copy, 0), origin);
      if (outcome.kind === "saved") return { kind: "duplicated", id: outcome.id };
      if (outcome.kind === "refused") return outcome;
      throw new Error(`copying ${kind} ${id} resulted in ${outcome.kind}`);
    },

    /** Returns the stored versions, newest first. */
    async history(actor: Actor, kind: string, id: number): Promise<VersionEntry[]> {
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

    /** Returns the draft of one version; undefined when it is not stored. */
    async version(actor: Actor, kind: string, id: number, version: number): Promise<Draft | undefined> {
      mayEdit(actor);
      return (await findVersion(rows, collections.named(kind), id, version))?.draft;
    },

    /** Saves an older version as the newest one. The public version stays as it is. */
    async restoreVersion(
      actor: Actor,
      kind: string,
      id: number,
      version: number,
      baseVersion: number,
    ): Promise<SaveOutcome> {
      mayEdit(actor);
      const collection = collections.named(kind);
      const old = await findVersion(rows, collection, id, version);
      if (old === undefined) return { kind: "missing" };
      const origin = { what: "restored", from: version, basis: old } as const;
      return saveDraft(context, actor, collection, id, asDraft(old.draft, baseVersion), origin);
    },

    /**
     * Stores the actor's unsaved input, which only the actor sees.
     * @throws ExpectedError `body-too-large` above `AUTOSAVE_BYTES_MAX`, `not-found` for an unknown item
     */
    async autosave(
      actor: Actor,
      kind: string,
      id: number | undefined,
      { draft, baseVersion, key, ...form }: { draft: Draft; baseVersion: number } & AutosaveOfForm,
    ): Promise<AutosaveOutcome> {
      mayEdit(actor);
      const collection = collections.named(kind);
      if (id !== undefined && (await findItemOrPage(rows, collection, id)) === undefined) {
        throw new ExpectedError("not-found", "There is no such item.");
      }
      const whole = await withAutosaved(rows, collection, { userId: actor.userId, kind, id, key }, draft);
      const json = JSON.stringify(storedDraft(collection, whole));
      if (Buffer.byteLength(json) > AUTOSAVE_BYTES_MAX) {
        throw new ExpectedError("body-too-large", "This draft is too large to be stored.");
      }
      const now = Date.now();
      const values = {
        draft: json,
        title: shownTitle(draft, actor.language).title,
        base_version: baseVersion,
        saved_at: now,
      };
      const written = await context.inTransaction((transaction) =>
        writeAutosave(transaction, { userId: actor.userId, kind, id, key }, form, values),
      );
      if (typeof written === "number") return { kind: "saved", at: now, revision: written };
      return written === "too-many" ? { kind: written } : { kind: "elsewhere", isGone: written === "gone" };
    },

    /** Removes an autosave of the actor; with a `form`, only if no other form has written it since. */
    async dropAutosave(
      actor: Actor,
      kind: string,
      id: number | undefined,
      key: string,
      form?: Omit<AutosaveOfForm, "key">,
    ): Promise<void> {
      mayEdit(actor);
      await removeAutosave(rows, { userId: actor.userId, kind, id, key }, form);
    },

    /** Returns the unexpired links, newest first. */
    async previewLinks(actor: Actor, kind: string, id: number): Promise<PreviewLink[]> {
      mayEdit(actor);
      return (await listPreviewLinks(rows, kind, id, Date.now())).map(previewLink);
    },

    /**
     * Creates a link for 1 to `PREVIEW_DAYS_MAX` days. Its token is returned only here.
     * @returns `too-many` when the item has `PREVIEW_LINKS_MAX`, `missing` when there is no such item
     */
    async createPreviewLink(
      actor: Actor,
      kind: string,
      id: number,
      { days }: { days: number },
    ): Promise<{ kind: "created"; token: string; link: PreviewLink } | { kind: "too-many" | "missing" }> {
      mayEdit(actor);
      return createPreview(context, actor, kind, id, days);
    },

    /** Revokes a link. @returns its item; undefined for an unknown link */
    async revokePreviewLink(actor: Actor, linkId: number): Promise<ItemName | undefined> {
      mayEdit(actor);
      return revokePreview(context, actor, linkId);
    },

    /** Returns the newest saved version for a link; undefined for a revoked, expired or unknown one. */
    previewByToken: (token: string, language: Language): Promise<Previewed | undefined> =>
      previewByToken(context, token, language),
    /** Returns the item that a preview token shows, pictures of its draft included; undefined for an invalid token. */
    itemOfToken: (token: string): Promise<ItemName | undefined> => itemOfToken(context, token),

    /**
     * Returns the newest version, or the actor's autosave with a key (by default the first one); undefined without
     * either.
     */
    async previewForStaff(
      actor: Actor,
      kind: string,
      id: number | undefined,
      language: Language,
      key?: string,
    ): Promise<Previewed | undefined> {
      mayEdit(actor);
      return previewForStaff(context, actor, collections.named(kind), id, language, key);
    },

    /** Returns whether an item was public once and is not now: its address answers 410. */
    gone: (kind: string, id: number): Promise<boolean> => wasPublic(rows, collections.named(kind), id),

    /**
     * Runs due publications and withdrawals. Several processes may call it at the same time.
     * @param now ms since 1970
     * @returns the plans applied by this process
     */
    async applyDue(now: number): Promise<AppliedPlan[]> {
      const today = dayOf(now);
      const hasTurned = today !== day && (await noteDay(rows, collections.all, today));
      day = today;
      const applied = await applyDueItems(context, now);
      if (hasTurned || applied.length > 0) await context.onPublished({ applied });
      return applied;
    },
  };
}
