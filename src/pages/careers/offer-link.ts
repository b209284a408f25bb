import type { OfferEntry } from "#collections/offers/offers.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { metaDescription } from "#ui/site/meta-description.ts";

/** Returns title, description and picture of a link to a job offer. @param language of the page */
export function offerLink({ text }: OfferEntry, language: Language) {
  return {
    title: text.title,
    description: metaDescription(text.lead),
    shareImage: `/share/${language}/careers.png`,
  };
}
