import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Vorschau",
  text: "So sieht es nach der Veröffentlichung aus.",
  page: "Seite",
  cards: "Karten",
  share: "Geteilter Link",
  inList: "In der Liste",
  notFound: "Dieser Vorschaulink ist nicht mehr gültig",
};
