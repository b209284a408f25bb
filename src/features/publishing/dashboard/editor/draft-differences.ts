import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "../../collection.ts";
import { filesOf, textOf } from "../../drafts/drafts.ts";
import { editedFacts, isFileList, richField } from "../../fields.ts";
import { type ListedFile, readableFiles } from "../../file-lists.ts";

type Fields = Pick<AnyCollection, "texts" | "facts" | "order">;

/** Which of two drafts a field is taken from. */
export type Side = "theirs" | "mine";

/** A field that differs between two drafts. A rich text is its words and its formatting. */
export interface Difference {
  /** "img" or "texts.pl.title". */
  path: string;
  name: string;
  /** Undefined for a fact, which is the same in all languages. */
  language: Language | undefined;
  theirs: string;
  mine: string;
  /** Of a list of files. */
  files?: Readonly<Record<Side, readonly ListedFile[]>>;
}

/** Returns a field's value as text; the entries of a list are separated by commas, and files are a line each. */
function valueAt({ facts }: Fields, draft: Draft, name: string, language: Language | undefined): string {
  if (language !== undefined) return textOf(draft, language, name);
  if (isFileListOf(facts, name)) return readableFiles(filesOf(draft, name));
  const value = draft[name];
  return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
}

const isFileListOf = (facts: Fields["facts"], name: string) => facts[name] !== undefined && isFileList(facts[name]);

const formOf = (draft: Draft, language: Language | undefined) =>
  language === undefined ? "" : JSON.stringify(draft.texts[language].rich ?? "");

/** Returns the fields in which two drafts differ, in the order of the form. */
export function differencesOf(fields: Fields, theirs: Draft, mine: Draft): Difference[] {
  const { texts } = fields;
  const richName = richField(texts);
  const places = [
    ...editedFacts(fields).map(([name]) => ({ path: name, name, language: undefined })),
    ...LANGUAGE_CODES.flatMap((language) =>
      Object.keys(texts).map((name) => ({ path: `texts.${language}.${name}`, name, language })),
    ),
  ];
  return places.flatMap(({ path, name, language }) => {
    const [one, other] = [valueAt(fields, theirs, name, language), valueAt(fields, mine, name, language)];
    const isSame = one === other && (name !== richName || formOf(theirs, language) === formOf(mine, language));
    if (isSame) return [];
    const difference = { path, name, language, theirs: one, mine: other };
    if (language !== undefined || !isFileListOf(fields.facts, name)) return [difference];
    return [{ ...difference, files: { theirs: filesOf(theirs, name), mine: filesOf(mine, name) } }];
  });
}

/**
 * Returns the side that each differing field is taken from at first: the one that changed it since the common version; mine
 * where both have changed it, or where that version is unknown.
 */
export function initialChoices(
  fields: Fields,
  { theirs, mine, base }: { theirs: Draft; mine: Draft; base: Draft | undefined },
): Record<string, Side> {
  const changedByMe = new Set(base && differencesOf(fields, base, mine).map(({ path }) => path));
  const side = (path: string): Side => (base === undefined || changedByMe.has(path) ? "mine" : "theirs");
  return Object.fromEntries(differencesOf(fields, theirs, mine).map(({ path }) => [path, side(path)]));
}

/** Returns the draft of the chosen fields. */
export function chosenDraft(
  fields: Fields,
  { theirs, mine }: { theirs: Draft; mine: Draft },
  choices: Readonly<Record<string, Side>>,
): Draft {
  const chosen: Draft = structuredClone(theirs);
  for (const { path, name, language } of differencesOf(fields, theirs, mine)) {
    if (choices[path] !== "mine") continue;
    if (language === undefined) chosen[name] = mine[name];
    else if (name === richField(fields.texts)) {
      const { rich: _theirs, ...rest } = chosen.texts[language];
      const { [name]: plain, rich } = mine.texts[language];
      chosen.texts[language] = { ...rest, [name]: plain, ...(rich === undefined ? {} : { rich }) };
    } else chosen.texts[language][name] = mine.texts[language][name];
  }
  return chosen;
}
