import { collections, type Drafts } from "#collections/index.ts";
import { type AnyCollection, collectionsOf, type Draft } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { examplesOf, type TextField } from "#features/publishing/fields.ts";
import type { ValidationContext } from "#features/publishing/problems-of.ts";
import { inEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** Finds a collection by its stored name. */
export const { named } = collectionsOf(collections);

/** The date of sample drafts. */
export const SAMPLE_DAY = "2026-03-01";

/** Returns a text with a heading and a link, as the editor writes it. */
export function richSample(words: string, href = "/news/1"): RichDoc {
  return {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Heading" }] },
      { type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }] },
    ],
  };
}

/** Texts of samples, by the kind of field. */
const WORDS: Readonly<Record<TextField["control"], string>> = {
  line: "Unit",
  area: "Short.",
  rich: "Long.",
  lines: "One\nTwo",
  rows: "",
};

/** Returns a draft with only the required fields, in one language. */
export function draftSample<K extends keyof Drafts>(kind: K, title: string, language: Language = "en"): Drafts[K] {
  const collection = named(kind);
  const draft = emptyDraft(collection, SAMPLE_DAY);
  for (const [name, { control, required, pictureAlt }] of Object.entries(collection.texts)) {
    if (required) draft.texts[language][name] = WORDS[control];
    if (pictureAlt) draft.texts[language][name] = "A drawing";
  }
  for (const [name, field] of Object.entries(collection.facts)) {
    if (field.required && draft[name] === "") draft[name] = examplesOf(field).fine;
  }
  draft.texts[language].title = title;
  return draft as Drafts[K];
}

/** Returns a draft with every field in every language. @param text returns the text for a kind of field */
export function fullSample(collection: AnyCollection, text = (control: TextField["control"]) => WORDS[control]): Draft {
  const texts = Object.entries(collection.texts).map(([name, { control }]) => [name, text(control)]);
  const facts = Object.entries(collection.facts).map(([name, field]) => [
    name,
    examplesOf(field).fine || (field.fallback ?? ""),
  ]);
  return {
    ...Object.fromEntries(facts),
    texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, Object.fromEntries(texts)])),
  } as Draft;
}

/** A validation context in which every picture is known and described and every link works. */
export const VALIDATION_CONTEXT: ValidationContext = {
  today: "2026-06-15",
  valueKnown: () => true,
  pictureKnown: () => true,
  markKnown: () => true,
  documentKnown: () => true,
  documentOf: () => ({ name: "sheet.pdf", size: 240_000 }),
  linkAlive: () => true,
  hiddenTitle: () => undefined,
  labelOf: () => inEveryLanguage({ en: "Unit", pl: "Unit", de: "Unit" }),
  altOf: () => inEveryLanguage({ en: "A drawing", pl: "Rysunek", de: "Zeichnung" }),
};
