/**
 * The picture shown with a shared link to an item: the card made of its drawing (`scripts/media/make-share-cards.ts`),
 * or the photograph itself.
 * @param img path of the item's picture on this site
 */
export function shareImage(img: string): string {
  const drawing = /^\/drawings\/(pic-[\w-]+)\.svg$/.exec(img)?.[1];
  return drawing === undefined ? img : `/share/drawings/${drawing}.png`;
}
