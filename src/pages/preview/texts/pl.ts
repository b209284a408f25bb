import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Podgląd",
  text: "Tak to będzie wyglądać po publikacji.",
  page: "Strona",
  cards: "Karty",
  share: "Udostępniony link",
  inList: "Na liście",
  mails: "E-maile i zdania z tymi słowami",
  subject: "Temat",
  others: "Zdania w witrynie",
  notFound: "Ten link do podglądu nie działa",
};
