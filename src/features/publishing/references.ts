import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { linksOf, picturesOf } from "#ui/rich-text/references.ts";
import { linkKind } from "#ui/rich-text/safe-link.ts";
import { DEFAULT_PICTURE } from "./default-pictures.ts";
import { type Draft, factOf, fieldsOf } from "./drafts/drafts.ts";
import type { ItemKind } from "./kinds.ts";

/** What a draft names that lies elsewhere on this site. */
export interface References {
  /** Paths of pictures, that of the item first. */
  pictures: string[];
  /** Paths of uploaded documents. */
  documents: string[];
  /** What its texts link to. */
  links: string[];
}

/** The picture that an item shows: the chosen one, or that of its kind. */
export function shownPicture(kind: ItemKind, draft: Draft): string {
  return factOf(draft, "img") || DEFAULT_PICTURE[kind];
}

/** Everything that a draft names, each once. @param languages whose texts are looked at */
export function referencesOf(
  kind: ItemKind,
  draft: Draft,
  languages: readonly Language[] = LANGUAGE_CODES,
): References {
  const docs = languages.flatMap((language) => draft.texts[language].rich ?? []);
  const figures = docs.flatMap((doc) => picturesOf(doc).map(({ picture }) => picture));
  const document = "documentationUrl" in fieldsOf(kind).facts ? factOf(draft, "documentationUrl") : "";
  return {
    pictures: [...new Set([shownPicture(kind, draft), ...figures])],
    documents: linkKind(document) === "site" ? [document] : [],
    links: [...new Set(docs.flatMap(linksOf))],
  };
}
