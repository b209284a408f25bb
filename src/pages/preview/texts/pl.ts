import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Podgląd",
  text: "Tak to będzie wyglądać po publikacji.",
  page: "Strona",
  cards: "Karty",
  share: "Udostępniony link",
  inList: "Na liście",
  notFound: "Ten link do podglądu stracił ważność",
};
