import { collections, type Drafts } from "#collections/index.ts";
import { type AnyCollection, collectionsOf, type Draft } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import { examplesOf, type TextField } from "#features/publishing/fields.ts";
import type { ValidationContext } from "#features/publishing/problems-of.ts";
import { inEveryLanguage, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** Finds a collection by its stored name. */
export const { named } = collectionsOf(collections);

/** The day that sample drafts are dated. */
export const SAMPLE_DAY = "2026-03-01";

/** A text with a heading and a link, as the editor makes it. */
export function richSample(words: string, href = "/news/1"): RichDoc {
  return {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Heading" }] },
      { type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }] },
    ],
  };
}

/** What samples say, by the kind of text. */
const WORDS: Readonly<Record<TextField["control"], string>> = {
  line: "Unit",
  area: "Short.",
  rich: "Long.",
  lines: "One\nTwo",
};

/** A draft of which only what publishing waits for is there, in English. */
export function draftSample<K extends keyof Drafts>(kind: K, title: string): Drafts[K] {
  const collection = named(kind);
  const draft = emptyDraft(collection, SAMPLE_DAY);
  for (const [name, { control, required, pictureAlt }] of Object.entries(collection.texts)) {
    if (required) draft.texts.en[name] = WORDS[control];
    if (pictureAlt) draft.texts.en[name] = "A drawing";
  }
  for (const [name, field] of Object.entries(collection.facts)) {
    if (field.required && draft[name] === "") draft[name] = examplesOf(field).fine;
  }
  draft.texts.en.title = title;
  return draft as Drafts[K];
}

/** A draft with every field of its collection in every language. @param text what a text of a kind says */
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

/** A site where every picture is known and described, and every link answers. */
export const VALIDATION_CONTEXT: ValidationContext = {
  today: "2026-06-15",
  pictureKnown: () => true,
  documentKnown: () => true,
  linkAlive: () => true,
  hiddenTitle: () => undefined,
  altOf: () => inEveryLanguage({ en: "A drawing", pl: "Rysunek", de: "Zeichnung" }),
};
