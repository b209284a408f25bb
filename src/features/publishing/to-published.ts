import {
  FALLBACK_LANGUAGE,
  type InEveryLanguage,
  LANGUAGE_CODES,
  type Language,
  type Localized,
} from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { type Draft, type Drafts, textOf } from "./drafts/drafts.ts";
import { linesOf } from "./fields.ts";
import type { ItemKind } from "./kinds.ts";
import { isShownIn } from "./language-states.ts";
import type { Contents } from "./published.ts";
import { shownPicture } from "./references.ts";

/** What publishing knows beside the draft. */
export interface PublishingFacts {
  /** YYYY-MM-DD: an offer's date when nothing else says it. */
  today: string;
  /** What an offer keeps from when it was published first. */
  before?: { key: string; posted: string } | undefined;
  /** The alternative texts that the library has of a picture. */
  altOf(path: string): InEveryLanguage<string> | undefined;
}

type Maker<K extends ItemKind> = (id: number, draft: Drafts[K], facts: PublishingFacts) => Contents[K];

/** Makes one localized value of the languages that visitors see; English is always among them. */
function shown<T>(kind: ItemKind, draft: Draft, make: (language: Language) => T): Localized<T> {
  const languages = LANGUAGE_CODES.filter(
    (language) => language === FALLBACK_LANGUAGE || isShownIn(kind, draft, language),
  );
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T>;
}

/** A label where it is written; undefined when English has none. */
function label(kind: ItemKind, draft: Draft, name: string): Localized<string> | undefined {
  const all = shown(kind, draft, (language) => textOf(draft, language, name).trim());
  if (all[FALLBACK_LANGUAGE] === "") return undefined;
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== "")) as Localized<string>;
}

/** Gives figures without words those that the library has. */
function withAlts(doc: RichDoc, language: Language, altOf: PublishingFacts["altOf"]): RichDoc {
  const content = doc.content.map((block) => {
    if (block.type !== "figure" || block.attrs.alt.trim() !== "") return block;
    return { ...block, attrs: { ...block.attrs, alt: altOf(block.attrs.picture)?.[language] ?? "" } };
  });
  return { ...doc, content };
}

/** The texts that news, projects and products share. */
function itemTexts(kind: ItemKind, draft: Draft, language: Language, { altOf }: PublishingFacts) {
  const { rich } = draft.texts[language];
  const written = textOf(draft, language, "imageAlt").trim();
  return {
    title: textOf(draft, language, "title").trim(),
    description: textOf(draft, language, "description").trim(),
    imageAlt: written || (altOf(shownPicture(kind, draft))?.[language] ?? ""),
    ...(rich === undefined ? {} : { rich: withAlts(rich, language, altOf) }),
  };
}

const optional = <N extends string>(name: N, value: string) => (value === "" ? {} : { [name]: value });

const makers: { [K in ItemKind]: Maker<K> } = {
  news: (id, draft, facts) => ({
    id,
    img: shownPicture("news", draft),
    posted: draft.posted,
    texts: shown("news", draft, (language) => ({
      ...itemTexts("news", draft, language, facts),
      shortDescription: draft.texts[language].shortDescription.trim(),
    })),
  }),

  project: (id, draft, facts) => {
    const [category, vesselType] = [label("project", draft, "category"), label("project", draft, "vesselType")];
    return {
      id,
      img: shownPicture("project", draft),
      ...optional("projectUrl", draft.projectUrl),
      ...(category === undefined ? {} : { category }),
      ...(vesselType === undefined ? {} : { vesselType }),
      ...optional("country", draft.country),
      services: draft.services,
      ...optional("equipmentMaker", draft.equipmentMaker),
      ...(draft.year === "" ? {} : { year: Number(draft.year) }),
      posted: draft.posted,
      texts: shown("project", draft, (language) => itemTexts("project", draft, language, facts)),
    };
  },

  product: (id, draft, facts) => ({
    id,
    img: shownPicture("product", draft),
    stock: Number(draft.stock),
    ...optional("documentationUrl", draft.documentationUrl),
    productType: shown("product", draft, (language) => draft.texts[language].productType.trim()),
    texts: shown("product", draft, (language) => itemTexts("product", draft, language, facts)),
  }),

  offer: (id, draft, { today, before }) => ({
    id,
    key: before?.key ?? `offer-${id}`,
    kind: draft.kind === "practice" ? "practice" : "job",
    img: shownPicture("offer", draft),
    posted: draft.openFrom || (before?.posted ?? today),
    ...optional("openFrom", draft.openFrom),
    ...optional("openUntil", draft.openUntil),
    texts: shown("offer", draft, (language) => {
      const text = draft.texts[language];
      return {
        title: text.title.trim(),
        lead: text.lead.trim(),
        educationAndExperience: linesOf(text.educationAndExperience),
        skills: linesOf(text.skills),
        optionalCertifications: linesOf(text.optionalCertifications),
        driversLicence: linesOf(text.driversLicence),
        additionalRequirements: linesOf(text.additionalRequirements),
        offer: linesOf(text.offer),
      };
    }),
  }),
};

/**
 * What becomes public of a draft that has no problem that publishing waits for. A language that is not complete is left
 * out: its visitors see English. Pictures without words of their own get those of the library.
 */
export function toPublished<K extends ItemKind>(
  kind: K,
  id: number,
  draft: Drafts[K],
  facts: PublishingFacts,
): Contents[K] {
  return makers[kind](id, draft, facts);
}
