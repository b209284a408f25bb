import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { linksOf, picturesOf } from "#ui/rich-text/references.ts";
import { linkKind } from "#ui/rich-text/safe-link.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { factOf, filesOf, idsOf, textOf } from "./drafts/drafts.ts";
import { type FactField, isPicture, pictureOf } from "./fields.ts";
import { rowLinks } from "./rows.ts";

/** References of a draft to other parts of the site. */
export interface References {
  /** Paths of pictures, those of the facts first. */
  pictures: string[];
  /** Paths of uploaded documents. */
  documents: string[];
  /** Entries of collections, and of other lists that a fact may name. */
  entries: { to: string; id: number }[];
  /** Links of its texts. */
  links: string[];
}

/** Returns the picture of a fact: the chosen one, or the fallback; empty without both. */
export function chosenPicture(draft: Draft, name: string, field: Pick<FactField, "fallback"> | undefined): string {
  return factOf(draft, name) || (field?.fallback ?? "");
}

/** The picture that an item shows: the chosen one, or that of its collection; empty where that has none. */
export function shownPicture(collection: Pick<AnyCollection, "facts">, draft: Draft): string {
  const [name = "", field] = pictureOf(collection.facts) ?? [];
  return chosenPicture(draft, name, field);
}

/** Returns the pictures of the facts of a draft. */
export function shownPictures({ facts }: Pick<AnyCollection, "facts">, draft: Draft): string[] {
  return Object.entries(facts).flatMap(([name, field]) => {
    if (field.control === "pictures") return filesOf(draft, name).map(({ path }) => path);
    return isPicture(field) ? chosenPicture(draft, name, field) : [];
  });
}

/** Returns the paths of the documents of a draft: of uploaded ones, and addresses on the web. */
export function shownDocuments({ facts }: Pick<AnyCollection, "facts">, draft: Draft): string[] {
  return Object.entries(facts).flatMap(([name, { control }]) => {
    if (control === "documents") return filesOf(draft, name).map(({ path }) => path);
    return control === "document" ? factOf(draft, name) : [];
  });
}

/** Returns the entries of collections and other lists that a draft refers to. */
export function entriesOf(
  { facts }: Pick<AnyCollection, "facts">,
  draft: Readonly<Record<string, unknown>>,
): References["entries"] {
  return Object.entries(facts).flatMap(([name, { to }]) =>
    to === undefined ? [] : idsOf(draft, name).map((id) => ({ to, id })),
  );
}

/** Returns all references of a draft without duplicates. @param languages whose texts are searched */
export function referencesOf(
  collection: Pick<AnyCollection, "facts" | "texts">,
  draft: Draft,
  languages: readonly Language[] = LANGUAGE_CODES,
): References {
  const docs = languages.flatMap((language) => draft.texts[language].rich ?? []);
  const figures = docs.flatMap((doc) => picturesOf(doc).map(({ picture }) => picture));
  const inRows = Object.entries(collection.texts).flatMap(([name, { cells = {} }]) =>
    languages.flatMap((language) => rowLinks(textOf(draft, language, name), cells).map(({ link }) => link)),
  );
  return {
    entries: entriesOf(collection, draft),
    pictures: [...new Set([...shownPictures(collection, draft), ...figures])].filter((path) => path !== ""),
    documents: shownDocuments(collection, draft).filter((path) => linkKind(path) === "site"),
    links: [...new Set([...docs.flatMap(linksOf), ...inRows])],
  };
}
