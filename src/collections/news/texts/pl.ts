import type * as en from "./en.ts";

export const site: typeof en.site = {
  posted: "Opublikowano",
  title: "Aktualności",
  lead: "Z warsztatu, z doku i z sali szkoleniowej.",
  description:
    "Aktualności firmy: nowe usługi i stanowiska probiercze, wyjazdy na statki, szkolenia i praktyki studenckie.",
  latest: "Najnowsze",
  earlier: "Wcześniejsze",
  searchPlaceholder: "Tytuł artykułu",
  found: "{{count}} artykuł|{{count}} artykuły|{{count}} artykułów",
  none: "Nie ma jeszcze aktualności.",
  noneFound: "Brak artykułów z frazą „{{q}}” w tytule.",
  notFound: "Nie znaleziono artykułu",
  gone: "Ten artykuł został wycofany",
  feed: "Aktualności w RSS",
};
