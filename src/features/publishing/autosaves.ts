/** Maximum number of a person's autosaves of one item, and of new items of one kind. */
export const AUTOSAVES_MAX = 20;

/**
 * The key of an item's first autosave. New items from before autosaves had keys have it, too: one per person and kind.
 */
export const FIRST_DRAFT = "main";

/** The parameter of an address that names an autosave: "/dashboard/news/create?draft=…". */
export const DRAFT_PARAM = "draft";

/** Random bytes of a key, and of the name of an open form. */
const KEY_BYTES = 8;

/** Returns a new key for an autosave, or a name for an open form: 16 random hexadecimal digits. */
export function newDraftKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns whether a text can be a key. */
export function isDraftKey(text: string): boolean {
  return /^[a-z0-9]{1,32}$/.test(text);
}

/** Returns the key in the parameters of a URL: `FIRST_DRAFT` without one, undefined for an invalid one. */
export function draftKeyOf(params: URLSearchParams): string | undefined {
  const key = params.get(DRAFT_PARAM) ?? FIRST_DRAFT;
  return isDraftKey(key) ? key : undefined;
}
