import { collections, type Drafts } from "#collections/index.ts";
import { collectionsOf } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import type { Surroundings } from "#features/publishing/problems-of.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
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

const ENGLISH: { [K in keyof Drafts]?: Partial<Drafts[K]["texts"]["en"]> } = {
  news: { shortDescription: "Short.", description: "Long.", imageAlt: "A drawing" },
  project: { description: "Long.", imageAlt: "A drawing" },
  product: { description: "Long.", imageAlt: "A drawing", productType: "Unit" },
  offer: { lead: "A lead.", skills: "One\nTwo" },
};

/** A draft of which only what publishing waits for is there, in English. */
export function draftSample<K extends keyof Drafts>(kind: K, title: string): Drafts[K] {
  const draft = emptyDraft(named(kind), SAMPLE_DAY);
  Object.assign(draft.texts.en, ENGLISH[kind], { title });
  if (kind === "project") Object.assign(draft, { mayNameVessel: "yes", mayNameClient: "anonymous" });
  return draft as Drafts[K];
}

/** A site where every picture is known and described, and every link answers. */
export const AROUND: Surroundings = {
  today: "2026-06-15",
  pictureKnown: () => true,
  documentKnown: () => true,
  linkAlive: () => true,
  altOf: () => inEveryLanguage({ en: "A drawing", pl: "Rysunek", de: "Zeichnung" }),
};
