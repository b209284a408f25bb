import { type NewsDraft, newsFields } from "#collections/news/news-fields.ts";
import { type OfferDraft, offerFields } from "#collections/offers/offer-fields.ts";
import { type ProductDraft, productFields } from "#collections/products/product-fields.ts";
import { type ProjectDraft, projectFields } from "#collections/projects/project-fields.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { ItemKind } from "../kinds.ts";
import type { KindFields } from "./fields.ts";

/** What is typed, by kind. */
export interface Drafts {
  news: NewsDraft;
  project: ProjectDraft;
  product: ProductDraft;
  offer: OfferDraft;
}

/** A draft of any kind, as rules look at it that do not depend on one. */
export type Draft = {
  texts: Record<Language, Record<string, unknown> & { rich?: RichDoc | undefined }>;
} & Record<string, unknown>;

/** The fields of each kind: forms, schemas and rules are made from them. */
const FIELDS = {
  news: newsFields,
  project: projectFields,
  product: productFields,
  offer: offerFields,
} satisfies {
  [K in ItemKind]: KindFields;
};

/** The fields of a kind, as rules look at them that do not depend on it. */
export function fieldsOf(kind: ItemKind): KindFields {
  return FIELDS[kind];
}

/** A text of a draft, empty when the field has none. */
export function textOf(draft: Draft, language: Language, field: string): string {
  const text = draft.texts[language][field];
  return typeof text === "string" ? text : "";
}

/** A draft's title in the first language that has one, empty when there is none. */
export function titleOf(draft: Draft): string {
  const titles = LANGUAGE_CODES.map((language) => textOf(draft, language, "title").trim());
  return titles.find((title) => title !== "") ?? "";
}

/** A fact of a draft that is typed as a text, empty when there is none. */
export function factOf(draft: Draft, field: string): string {
  const fact = draft[field];
  return typeof fact === "string" ? fact : "";
}

/** Facts that are not empty at first. */
const FIRST_FACTS: Readonly<Record<string, string>> = { stock: "0", kind: "job" };

/** The value of a fact that nobody has typed yet, and of one that an older release has not stored. */
export function factAtFirst(name: string): string {
  return FIRST_FACTS[name] ?? "";
}

/** A form before anything is typed. @param today YYYY-MM-DD, the day that news and projects are dated at first */
export function emptyDraft<K extends ItemKind>(kind: K, today: string): Drafts[K] {
  const { texts, facts } = fieldsOf(kind);
  const noTexts = () => Object.fromEntries(Object.keys(texts).map((name) => [name, ""]));
  const first = (name: string, control: string) =>
    control === "services" ? [] : name === "posted" ? today : factAtFirst(name);
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, { control }]) => [name, first(name, control)])),
    texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, noTexts()])),
  } as unknown as Drafts[K];
}
