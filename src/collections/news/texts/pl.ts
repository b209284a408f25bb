import type * as en from "./en.ts";

export const site: typeof en.site = {
  posted: "Opublikowano",
  previous: "Poprzednia aktualność",
  next: "Następna aktualność",
  all: "Wszystkie aktualności",
  latest: "Najnowsze",
  earlier: "Wcześniejsze",
  searchPlaceholder: "Tytuł aktualności",
  found: "{{count}} aktualność|{{count}} aktualności|{{count}} aktualności",
  none: "Nie ma jeszcze aktualności.",
  noneFound: "Brak aktualności z frazą „{{q}}” w tytule.",
  feed: "Aktualności w RSS",
  callHeading: "Pytania do artykułu?",
  callText: "Prosimy podać nazwę statku lub obiektu oraz typ urządzenia. Odpowie inżynier.",
  callLabel: "Zapytaj inżyniera",
};

export const page: typeof en.page = {
  title: "Aktualności",
  description:
    "Aktualności firmy: nowe usługi i stanowiska probiercze, wyjazdy na statki, szkolenia i praktyki studenckie.",
  lead: "Z warsztatu, z doku i z sali szkoleniowej.",
  notFound: "Nie znaleziono aktualności",
  gone: "Ta aktualność nie jest już dostępna",
};

export const staff: typeof en.staff = {
  name: "Aktualności",
  one: "Aktualność",
  counted: "{{count}} aktualność|{{count}} aktualności|{{count}} aktualności",
  audit: { one: "aktualności nr {{name}}", many: "aktualności" },
  create: "Nowa aktualność",
  unsaved: "Nowa aktualność",
  all: "Wszystkie aktualności",
  none: "Nie ma jeszcze aktualności. Pierwszą utworzysz przyciskiem „Nowa aktualność”.",
  newest: "Ostatnie aktualności",
  failedToSave: "Nie udało się zapisać aktualności: {{reason}}",
  errorSaving: "Błąd zapisu aktualności.",
  fields: {
    title: "Tytuł",
    shortDescription: "Krótki opis",
    description: "Opis",
    imageAlt: "Tekst alternatywny",
    img: "Zdjęcie",
    posted: "Data",
    pictures: "Dodatkowe zdjęcia",
  },
};
