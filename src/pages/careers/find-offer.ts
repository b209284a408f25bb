import { redirect } from "react-router";
import {
  kindLabel,
  type OfferEntry,
  offers as offersDefinition,
  PRACTICE_ID,
  RESERVED_PRACTICE_ID,
} from "#collections/offers/offers.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { throwAbsent } from "#features/publishing/throw-absent.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Services } from "#platform/services.server.ts";
import { type CareersText, careersPage } from "./careers.ts";

/**
 * Finds the offer of a URL, all offers, and the words of their pages. The other id of the practice redirects to its canonical URL.
 * @param below the path after the id: "/apply"
 * @throws a redirect, 410 with links to the open offers for an offer that was open once, or 404 with the text of the
 * specification
 */
export async function findOffer(
  { storage, publishing }: Pick<Services, "storage" | "publishing">,
  language: Language,
  givenId: string,
  below = "",
): Promise<{ offer: OfferEntry; offers: OfferEntry[]; words: CareersText }> {
  const { data: id } = itemId.safeParse(givenId);
  if (id === RESERVED_PRACTICE_ID) throw redirect(localizedPath(`/careers/${PRACTICE_ID}${below}`, language), 308);
  const offers = await storage.collection(offersDefinition).all(language);
  const words = await readPage(storage, careersPage, language);
  const offer = offers.find((candidate) => candidate.id === id);
  if (offer === undefined)
    return throwAbsent({ publishing }, "offer", { id, typed: givenId }, words, {
      lead: offers.length === 0 ? words.goneLeadNone : words.goneLead,
      title: words.openOffers,
      links: offers.map((open) => ({
        path: `/careers/${open.id}`,
        note: offerTexts.site(language)(kindLabel(open.kind)),
        title: open.text.title,
        lang: open.text.language === language ? undefined : open.text.language,
      })),
    });
  return { offer, offers, words };
}
