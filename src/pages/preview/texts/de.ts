import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Vorschau",
  text: "So sieht es nach der Veröffentlichung aus.",
  page: "Seite",
  cards: "Karten",
  share: "Geteilter Link",
  inList: "In der Liste",
  mails: "E-Mails und Sätze mit diesen Texten",
  subject: "Betreff",
  others: "Sätze auf der Website",
  notFound: "Dieser Vorschaulink ist nicht mehr gültig",
};
