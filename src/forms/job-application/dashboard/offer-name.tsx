import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { NamedOffer } from "../storage/count-applicants.server.ts";
import { applicationTexts } from "../texts.ts";

/** What an application is for; an offer that nobody can answer today is marked. */
export function offerWords(
  offer: NamedOffer | undefined,
  { noOffer, closedOffer }: StaffTexts<typeof applicationTexts>["applicants"],
): string {
  if (offer === undefined) return noOffer;
  return offer.isSeen ? offer.title : fill(closedOffer, { title: offer.title });
}

/** The offer of an application, in the language that its title is in. */
export function OfferName({ offer }: { offer: NamedOffer | undefined }) {
  const { applicants } = useTexts(applicationTexts);
  return <span lang={offer?.language}>{offerWords(offer, applicants)}</span>;
}
