import { companyServices } from "#collections/services/company-services.ts";
import type { ServiceEntry } from "#collections/services/services.ts";
import { FALLBACK_LANGUAGE, type Language } from "#platform/i18n/languages.ts";

/**
 * What a link to a service shows where it is shared or found. The share cards of the company's services show their titles;
 * a service that is new or has another title has the card of the list.
 * @param language that of the page
 */
export function serviceLink({ id, text }: ServiceEntry, language: Language) {
  const drawn = companyServices.find((service) => service.id === id)?.texts;
  const hasCard = (drawn?.[language] ?? drawn?.[FALLBACK_LANGUAGE])?.title === text.title;
  return {
    title: text.title,
    description: text.description || text.lead,
    shareImage: `/share/${language}/${hasCard ? `service-${id}` : "services"}.png`,
  };
}
