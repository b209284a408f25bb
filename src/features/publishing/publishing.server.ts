import type { Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft, Published } from "./collection.ts";
import type { ShownTitle } from "./drafts/drafts.ts";
import type { EnglishTexts, LanguageState } from "./language-states.ts";
import type { Problem } from "./problems.ts";
import type { ItemState, ShownState } from "./states.ts";
import type { Uses } from "./storage/references.server.ts";
import type { StaffPlace } from "./storage/staff-order.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** The collections of the site. */
    collections: readonly AnyCollection[];
    /** Returns the names of a collection's entries with these ids, in a language if they have one in it. @param to its stored name */
    references(to: string, ids: readonly number[], language: Language): Promise<readonly EntryName[]>;
  }
}

/** Why a plan failed: the stored item is damaged, or an error that the server's log describes. */
export type PlanFailure = "damaged" | "unexpected";

/** An entry that another one may refer to. */
export interface EntryName extends ShownTitle {
  id: number;
}

/**
 * An item as a list of the dashboard shows it: by its title in the language of the account, or in the first one that has
 * one. Times are ms since 1970, `posted` is a day or empty.
 */
export interface StaffListItem extends ShownTitle {
  kind: string;
  id: number;
  /** The newest version. */
  version: number;
  img: string;
  posted: string;
  state: ItemState;
  /** Whether it is published and its last day has passed: its page answers 410. */
  isClosed: boolean;
  /** Whether there is a newer version than the public one. */
  hasChanges: boolean;
  languages: Record<Language, LanguageState>;
  publishAt: number | undefined;
  withdrawAt: number | undefined;
  /** Whether it was incomplete at its planned publication and has not been saved since. */
  missed: boolean;
  /** Why the last planned publication or withdrawal failed, and when the withdrawal is tried again. */
  planFailure: { reason: PlanFailure; retryAt: number | undefined } | undefined;
  updatedAt: number;
  updatedBy: string;
  /** The entries that refer to it; undefined when none does. */
  uses: Uses | undefined;
}

/** Unsaved input. `baseVersion` is the version that it is based on, 0 for a new item. */
export interface Autosave {
  draft: Draft;
  baseVersion: number;
  at: number;
  /** Its key among the autosaves of the item, and its number of writes. */
  key: string;
  revision: number;
}

/** An unsaved new item of the actor; `title` is empty when it has none. `at`: ms since 1970. */
export interface UnsavedItem {
  kind: string;
  key: string;
  title: string;
  at: number;
}

/** The autosave of an open form: its key, the form's random name, and the revision that the form knows; 0 for none. */
export interface AutosaveOfForm {
  key: string;
  tab: string;
  revision: number;
}

/**
 * Result of an autosave. `elsewhere`: another form has changed it, or saved or discarded it (`gone`), since this one
 * read it; nothing was written. `too-many`: the item, or the kind for a new item, has `AUTOSAVES_MAX` of them.
 */
export type AutosaveOutcome =
  | { kind: "saved"; at: number; revision: number }
  | { kind: "elsewhere"; isGone: boolean }
  | { kind: "too-many" };

/** An item of a list whose order staff give. */
export interface PlacedItem extends StaffListItem {
  /** Undefined in lists that staff do not order, in the bin, and beyond the maximum number of places. */
  place: StaffPlace | undefined;
}

/** An item as its form shows it. */
export interface OpenItem extends StaffListItem {
  /** Of the newest version. */
  draft: Draft;
  /** The version that is public; undefined when none is. */
  publishedVersion: number | undefined;
  /** The version whose English each translation follows. */
  translatedFrom: Partial<Record<Language, number>>;
  /** The English texts of those versions. */
  englishThen: Partial<Record<Language, EnglishTexts>>;
  /** The actor's newest or requested autosave. */
  autosave: Autosave | undefined;
  /** Further autosaves of the actor, of other tabs. */
  otherAutosaves: Pick<Autosave, "key" | "at">[];
  /** Whether the newest version is the actor's. */
  isUpdatedByActor: boolean;
  /** Of a page. */
  defaults?: PageDefaultsState;
}

/** The default words of a page, by language and field. */
export interface PageDefaultsState {
  texts: Record<Language, Readonly<Record<string, string>>>;
  /** Names of edited fields whose default has changed since they were edited. */
  changed: Partial<Record<Language, readonly string[]>>;
}

/** A draft to save. */
export interface SaveInput {
  draft: Draft;
  /** The version that it is based on; 0 for a new item. */
  baseVersion: number;
  /** Translations that staff have marked as following the English text of this save. */
  upToDate?: readonly Language[] | undefined;
  aim: "keep" | "publish";
  /** The autosave that this save removes; undefined without a form. */
  autosave?: AutosaveOfForm | undefined;
}

/** Somebody else has changed the item in the meantime; nothing was written. */
export interface Conflict {
  kind: "conflict";
  theirs: OpenItem;
}

/**
 * Result of a save. `refused`: nothing was written. `incomplete`: stored as a version, but not published.
 * `missing`: the item has been deleted for good. `elsewhere`: another form has saved, discarded or changed the new item.
 * After `conflict`, `missing` and `elsewhere` nothing was written and autosaves stay.
 */
export type SaveOutcome =
  | { kind: "saved"; id: number; version: number; state: ItemState }
  | { kind: "refused"; problems: Problem[] }
  | { kind: "incomplete"; id: number; version: number; problems: Problem[] }
  | { kind: "missing" }
  | { kind: "elsewhere"; isGone: boolean }
  | Conflict;

/**
 * Result of a change without new texts. `refused` and `incomplete`: the newest version cannot be published. `not-now`:
 * the state does not allow it, such as publishing from the bin. `past`: a time is in the past, or the end precedes the
 * start.
 */
export type ChangeOutcome =
  | { kind: "done"; version: number; state: ItemState }
  | { kind: "refused" | "incomplete"; problems: Problem[] }
  | { kind: "missing" }
  | { kind: "not-now"; state: ItemState }
  | { kind: "past" }
  | { kind: "conflict"; version: number };

/**
 * Result of a move in the order that staff give. `conflict`: the item is at another place than the actor saw; nothing was
 * moved. `not-now`: it has no place, as it is in the bin.
 */
export type MoveOutcome =
  | { kind: "moved" | "conflict"; title: string; place: StaffPlace }
  | { kind: "missing" }
  | { kind: "not-now"; state: ItemState };

/**
 * Result of a copy: its id. `refused`: the newest version has problems that prevent saving; nothing was written.
 * `missing`: there is no such item.
 */
export type DuplicateOutcome =
  | { kind: "duplicated"; id: number }
  | { kind: "refused"; problems: Problem[] }
  | { kind: "missing" };

/** A version as the history lists it. `from`: the version that was restored, or the item that was duplicated. */
export interface VersionEntry {
  version: number;
  savedAt: number;
  author: string;
  what: "created" | "saved" | "restored" | "duplicated" | "adopted" | "imported";
  from: number | undefined;
  isPublished: boolean;
}

/** A link that shows the newest version to anyone who has it. */
export interface PreviewLink {
  id: number;
  createdAt: number;
  createdBy: string;
  expiresAt: number;
}

/** An item as its public page would show it in one language. */
export interface Previewed {
  kind: string;
  page: Published;
}

/** Kind and id of an item. */
export interface ItemName {
  kind: string;
  id: number;
}

/** Result of a due plan; `missed`: the item could not be published. */
export interface AppliedPlan extends ItemName {
  what: "published" | "withdrawn" | "missed";
}

/** Entries whose titles contain a text, with whether there are more, and pages whose names contain it. */
export interface FoundEntries {
  entries: { found: StaffListItem[]; cut: boolean };
  pages: StaffListItem[];
}

/** Counts and lists of the dashboard's first page. */
export interface Overview {
  kinds: Record<string, { counts: Record<ShownState, number>; newest: StaffListItem[] }>;
  /** The actor's last saved drafts, of all kinds. */
  ownDrafts: StaffListItem[];
  /** The actor's unsaved new items of all kinds, newest first. */
  unsaved: UnsavedItem[];
  /** Planned publications and withdrawals, the next one first. */
  scheduled: StaffListItem[];
  /** Published items whose last day (YYYY-MM-DD) is near, the nearest first. */
  expiring: (StaffListItem & { lastDay: string })[];
}

/** Maximum lifetime of a preview link in days, and maximum number of links per item. */
export const PREVIEW_DAYS_MAX = 90;
export const PREVIEW_LINKS_MAX = 20;
/** Maximum size of an autosaved draft as JSON, in bytes. */
export const AUTOSAVE_BYTES_MAX = 512 * 1024;
