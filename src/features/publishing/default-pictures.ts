import type { ItemKind } from "./kinds.ts";

/** What an item shows that no picture was chosen for: a drawing of the site. */
export const DEFAULT_PICTURE: Readonly<Record<ItemKind, string>> = {
  news: "/drawings/pic-board.svg",
  project: "/drawings/pic-workshop.svg",
  product: "/drawings/pic-plc.svg",
  offer: "/drawings/banner-careers.svg",
};
