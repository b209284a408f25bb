import { data, redirect } from "react-router";
import { PRACTICE_ID, RESERVED_PRACTICE_ID } from "#content/offers/offer.ts";
import { itemId } from "#content/schemas.ts";
import type { Language } from "#i18n/languages.ts";
import { localizedPath } from "#i18n/localized-urls.ts";
import { textsIn } from "#i18n/texts.ts";
import type { ShownOffer } from "#server/storage/offers-store.ts";
import type { Storage } from "#server/storage/storage.ts";

/**
 * Finds the offer that an address names, and all of them. The other id of the practice leads to its one address.
 * @param below what stands after the id: "/apply"
 * @throws a redirect, or 404 with the text of the specification
 */
export async function findOffer(
  store: Storage["offers"],
  language: Language,
  givenId: string,
  below = "",
): Promise<{ offer: ShownOffer; offers: ShownOffer[] }> {
  const { data: id } = itemId.safeParse(givenId);
  if (id === RESERVED_PRACTICE_ID) throw redirect(localizedPath(`/careers/${PRACTICE_ID}${below}`, language), 308);
  const offers = await store.all(language);
  const offer = offers.find((candidate) => candidate.id === id);
  if (offer === undefined) throw data(textsIn(language)("careers.notFound"), { status: 404 });
  return { offer, offers };
}
