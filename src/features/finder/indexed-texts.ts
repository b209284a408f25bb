import type { AnyCollection, FinderPart } from "#features/publishing/collection.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import { inLanguage, type ReadContent } from "#features/publishing/published.ts";
import { countryName, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { IndexedText } from "./word-index.server.ts";

/** What is indexed of an entry: the entry as a whole, and its lines by name. */
export interface IndexedTexts {
  whole: IndexedText;
  /** Undefined for a collection whose entries have none. */
  lines: ReadonlyMap<string, IndexedText> | undefined;
}

/** Returns what is indexed of an entry, in all languages together. */
export function indexedTexts(collection: AnyCollection, part: FinderPart, content: ReadContent): IndexedTexts {
  const languages = LANGUAGE_CODES.filter((language) => content.texts[language] !== undefined);
  const shown = languages.flatMap((language) => {
    const entry = inLanguage(collection, content, language);
    return entry === undefined ? [] : [{ language, entry }];
  });
  const title = shown.map(({ entry }) => entry.text.title).join("\n");
  const text = shown
    .flatMap(({ language, entry }) =>
      part.fields.flatMap((name) => words(collection, name, entry.text[name] ?? entry[name], language)),
    )
    .join("\n");
  const { lines: field } = part;
  if (field === undefined) return { whole: { title, name: "", text }, lines: undefined };
  const lines = new Map<string, IndexedText>();
  // The same line is written in several languages with one name.
  for (const line of shown.flatMap(({ entry }) => [entry.text[field] ?? []].flat())) {
    const { name, detail } = namedLine(String(line));
    const before = lines.get(name)?.text;
    lines.set(name, { title, name, text: before === undefined ? detail : `${before}\n${detail}` });
  }
  return { whole: { title, name: "", text }, lines };
}

/** Returns the words of a value: names of choices and countries, and other values as they are. */
function words(collection: AnyCollection, name: string, value: unknown, language: Language): string[] {
  const values = [value ?? []].flat().map(String);
  const control = collection.facts[name]?.control;
  if (control === "country") return values.map((code) => countryName(code, language));
  if (control !== "choice" && control !== "choices") return values;
  const choices = collection.words.staff(language).choices?.[name];
  return values.flatMap((choice) => choices?.[choice]?.label ?? []);
}
