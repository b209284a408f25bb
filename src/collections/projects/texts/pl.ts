import type * as en from "./en.ts";

export const site: typeof en.site = {
  additionalInfo: "Informacje dodatkowe",
  title: "Projekty",
  lead: "Prace na statkach, w dokach i na obiektach offshore.",
  description:
    "Projekty z elektrotechniki i automatyki okrętowej: rozdzielnice, napędy, systemy alarmowe, zasilanie z lądu.",
  searchPlaceholder: "Tytuł, statek, producent lub kraj",
  found: "{{count}} projekt|{{count}} projekty|{{count}} projektów",
  none: "Nie ma jeszcze projektów.",
  noneFound: "Nie znaleziono projektów z frazą „{{q}}”.",
  notFound: "Nie znaleziono projektu",
  gone: "Ten projekt nie jest już prezentowany",
  label: "Projekt",
  object: "Obiekt",
  category: "Kategoria",
  country: "Kraj",
  maker: "Producent urządzeń",
  year: "Rok",
  link: "Strona projektu",
};
