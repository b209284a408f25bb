import type { Language } from "#i18n/languages.ts";
import type { ShownOffer } from "#server/storage/offers-store.ts";
import { metaDescription } from "../page/meta-description.ts";

/** What a link to a job offer shows where it is shared or found. @param language that of the page */
export function offerLink({ text }: ShownOffer, language: Language) {
  return {
    title: text.title,
    description: metaDescription(text.lead),
    shareImage: `/share/${language}/careers.png`,
  };
}
