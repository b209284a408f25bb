import { FALLBACK_LANGUAGE, type Language, type Localized } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Draft, Drafts } from "./drafts/drafts.ts";
import type { ItemKind } from "./kinds.ts";
import { problemsThat } from "./problems.ts";
import { problemsOf, type Surroundings } from "./problems-of.ts";
import type { Contents } from "./published.ts";
import type { Previewed } from "./publishing.server.ts";
import { lookAround, type Site } from "./surroundings.server.ts";
import { toPublished } from "./to-published.ts";

/** The text that visitors of a language see, with the language it is in. */
function pick<T extends object>(texts: Localized<T>, language: Language): T & { language: Language } {
  const own = texts[language];
  return own === undefined ? { ...texts[FALLBACK_LANGUAGE], language: FALLBACK_LANGUAGE } : { ...own, language };
}

type Shower<K extends ItemKind> = (content: Contents[K], language: Language) => Previewed;

const showers: { [K in ItemKind]: Shower<K> } = {
  news: ({ id, img, posted, texts }, asked) => {
    const { title, description, shortDescription, imageAlt, rich, language } = pick(texts, asked);
    const text = { title, description, short_description: shortDescription, image_alt: imageAlt, rich, language };
    return { kind: "news", page: { id, img, posted, text } };
  },

  project: ({ texts, category, vesselType, ...content }, asked) => {
    const { title, description, imageAlt, rich, language } = pick(texts, asked);
    const labels = { category: category?.[language] ?? null, vessel_type: vesselType?.[language] ?? null };
    return {
      kind: "project",
      page: {
        id: content.id,
        img: content.img,
        posted: content.posted,
        projectUrl: content.projectUrl,
        country: content.country,
        services: content.services,
        equipmentMaker: content.equipmentMaker,
        year: content.year,
        text: { title, description, image_alt: imageAlt, ...labels, rich, language },
      },
    };
  },

  product: ({ id, img, stock, documentationUrl, productType, texts }, asked) => {
    const { title, description, imageAlt, rich, language } = pick(texts, asked);
    const text = { title, description, image_alt: imageAlt, product_type: productType[language] ?? "", rich, language };
    return { kind: "product", page: { id, img, stock, documentationUrl, text } };
  },

  offer: ({ id, key, kind, img, posted, openUntil, texts }, asked) => ({
    kind: "offer",
    page: { id, key, kind, img, posted, openUntil, text: pick(texts, asked) },
  }),
};

/** A draft as its public page would show it, whatever is still missing. @param id 0 for an item without one */
export async function previewOf<K extends ItemKind>(
  kind: K,
  id: number,
  draft: Drafts[K],
  language: Language,
  site: Site,
): Promise<Previewed> {
  const around = await lookAround(kind, draft as Draft, site);
  const { altOf } = around;
  const content = toPublished(kind, id, presentable(kind, draft, around), { today: dayOf(Date.now()), altOf });
  return showers[kind](content, language);
}

/** What is being typed need not be in order yet: facts that a save would refuse are left out, as no page can show them. */
function presentable<K extends ItemKind>(kind: K, draft: Drafts[K], around: Surroundings): Drafts[K] {
  const malformed = problemsThat("refused", problemsOf(kind, draft as Draft, around)).filter(
    ({ path }) => path in draft,
  );
  return { ...draft, ...Object.fromEntries(malformed.map(({ path }) => [path, ""])) };
}
