import { shareCopy } from "../picture-paths.ts";

/**
 * Returns the picture of a shared link to an item: the card made from its drawing (`tools/media/make-share-cards.ts`),
 * or the crop of its photo.
 * @param img path of the item's picture on this site
 */
export function shareImage(img: string): string {
  const drawing = /^\/drawings\/(pic-[\w-]+)\.svg$/.exec(img)?.[1];
  return drawing === undefined ? (shareCopy(img) ?? img) : `/share/drawings/${drawing}.png`;
}
