import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { storedDraftSchemas } from "../drafts/stored-drafts.ts";
import type { ItemKind } from "../kinds.ts";

/** A draft as this release reads it, and all that is stored of it. */
export interface StoredDraft<K extends ItemKind> {
  draft: Drafts[K];
  /** The JSON with the fields of other releases; see `keepUnknown`. */
  stored: unknown;
}

/**
 * Reads a draft that this or another release has stored.
 * @param json of the draft
 * @param id of its item, for the error's message; 0 for a new one
 * @throws ExpectedError `unreadable-record` when it is no JSON of a draft
 */
export function readStoredDraft<K extends ItemKind>(kind: K, id: number, json: string): StoredDraft<K> {
  try {
    const stored: unknown = JSON.parse(json);
    return { draft: storedDraftSchemas[kind].parse(stored), stored };
  } catch (cause) {
    throw new ExpectedError("unreadable-record", `What is stored of ${kind} ${id} cannot be read.`, { cause });
  }
}
