import type { OfferEntry } from "#collections/offers/offers.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { metaDescription } from "#ui/site/meta-description.ts";

/** What a link to a job offer shows where it is shared or found. @param language that of the page */
export function offerLink({ text }: OfferEntry, language: Language) {
  return {
    title: text.title,
    description: metaDescription(text.lead),
    shareImage: `/share/${language}/careers.png`,
  };
}
