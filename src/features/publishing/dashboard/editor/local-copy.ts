import type { Language } from "#platform/i18n/languages.ts";
import { FIRST_DRAFT, isDraftKey } from "../../autosaves.ts";
import type { CollectionFields } from "../../collection.ts";
import { shownTitle } from "../../drafts/drafts.ts";
import type { UnsavedItem } from "../../publishing.server.ts";
import type { Typed } from "./autosaver.ts";

/**
 * A draft that this browser stores until the server has it. `at`: ms since 1970; `revision`: that of the
 * autosave that it is based on, undefined in copies from before autosaves had one.
 */
export interface LocalCopy extends Typed {
  at: number;
  revision: number | undefined;
}

const PREFIX = "draft:";
/** Characters of one copy, and days for which it is stored. */
const SIZE_MAX = 400_000;
const RETENTION_MS = 14 * 86_400_000;

/** Returns the key of an autosave's copy in `localStorage`. @param id undefined for a new item */
export function copyKey(username: string, kind: string, id: number | undefined, key: string): string {
  return `${PREFIX}${username}:${kind}:${id ?? "new"}${key === FIRST_DRAFT ? "" : `:${key}`}`;
}

/** Lists the new items of which this browser has a copy, newest first. @param language of the titles, where they have one in it */
export async function newItemCopies(
  username: string,
  collections: readonly CollectionFields[],
  language: Language,
): Promise<UnsavedItem[]> {
  const found = collections.flatMap((collection) => {
    const kind = collection.name;
    const first = copyKey(username, kind, undefined, FIRST_DRAFT);
    const keys = attempt(() => Object.keys(localStorage)) ?? [];
    return keys.flatMap((place) => {
      const key = place === first ? FIRST_DRAFT : place.startsWith(`${first}:`) ? place.slice(first.length + 1) : "";
      return isDraftKey(key) ? [{ kind, key, place, collection }] : [];
    });
  });
  const copies = await Promise.all(
    found.map(async (one) => ({ ...one, copy: await readCopy(one.place, one.collection) })),
  );
  return copies
    .flatMap(({ kind, key, copy }) =>
      copy ? [{ kind, key, title: shownTitle(copy.draft, language).title, at: copy.at }] : [],
    )
    .toSorted((one, other) => other.at - one.at);
}

/** Stores a copy if the browser has room for it. */
export function writeCopy(key: string, typed: Omit<LocalCopy, "at">): void {
  const text = JSON.stringify({ ...typed, at: Date.now() } satisfies LocalCopy);
  if (isForgotten || text.length > SIZE_MAX) return;
  attempt(() => localStorage.setItem(key, text));
}

export function removeCopy(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/** Set by logging out: the page must not write a copy when it is closed afterwards. */
let isForgotten = false;

/** Removes the copies of all accounts and prevents this page from writing another: for logging out on a shared computer. */
export function forgetCopies(): void {
  isForgotten = true;
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
}

/** Reads a copy; undefined when there is none, or none that the form of this collection can show. */
export async function readCopy(key: string, collection: CollectionFields): Promise<LocalCopy | undefined> {
  const text = attempt(() => localStorage.getItem(key));
  if (text === undefined || text === null) return undefined;
  const copy = attempt(() => JSON.parse(text) as Partial<LocalCopy> | null);
  const { autosaveSchema, storedDraftSchema } = await import("../../drafts/draft-schemas.ts");
  // An older release may have written it.
  const draft = autosaveSchema(collection).safeParse(storedDraftSchema(collection).safeParse(copy?.draft).data);
  const { baseVersion, at, revision } = copy ?? {};
  if (!draft.success || !Number.isSafeInteger(baseVersion) || !Number.isSafeInteger(at)) return undefined;
  if (Date.now() - (at as number) > RETENTION_MS) return undefined;
  return {
    draft: draft.data,
    baseVersion: baseVersion as number,
    at: at as number,
    revision: Number.isSafeInteger(revision) ? revision : undefined,
  };
}

/** Returns undefined when the browser's storage is disabled or full. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
