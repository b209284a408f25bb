import type { DashboardTexts } from "#i18n/dashboard/en.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { NamedOffer } from "#server/storage/applicants/count-applicants.ts";
import { useTexts } from "../layout/staff-context.tsx";

/** What an application is for; an offer that nobody can answer today is marked. */
export function offerWords(
  offer: NamedOffer | undefined,
  { noOffer, closedOffer }: DashboardTexts["applicants"],
): string {
  if (offer === undefined) return noOffer;
  return offer.isOpen ? offer.title : fill(closedOffer, { title: offer.title });
}

/** The offer of an application, in the language that its title is in. */
export function OfferName({ offer }: { offer: NamedOffer | undefined }) {
  const { applicants } = useTexts();
  return <span lang={offer?.language}>{offerWords(offer, applicants)}</span>;
}
