import type { Language } from "#platform/i18n/languages.ts";
import { shareCopy } from "../picture-paths.ts";
import type { Identity } from "./identity.ts";

/**
 * Returns the picture of a shared link to an item: the card made from its drawing (`tools/media/make-share-cards.ts`),
 * or the crop of its photo.
 * @param img path of the item's picture on this site
 */
export function shareImage(img: string): string {
  const drawing = /^\/drawings\/(pic-[\w-]+)\.svg$/.exec(img)?.[1];
  return drawing === undefined ? (shareCopy(img) ?? img) : `/share/drawings/${drawing}.png`;
}

/** Returns the URLs of an item's pictures for structured data: one, or a list where it has further ones. */
export function imagesOf(
  origin: string,
  { img, pictures = [] }: { img: string; pictures?: readonly { path: string }[] | undefined },
): string | string[] {
  const first = origin + shareImage(img);
  return pictures.length === 0 ? first : [first, ...pictures.map(({ path }) => origin + shareImage(path))];
}

/**
 * Returns the picture of a shared link to a page: its own, or the site's where it has only a card of the release
 * (`tools/media/make-share-cards.ts`).
 */
export function shareCard(own: string | undefined, { picture }: Identity, language: Language): string {
  const card = own ?? `/share/${language}/home.png`;
  return picture !== undefined && card.startsWith(`/share/${language}/`) ? shareImage(picture) : card;
}
