import type * as en from "./en.ts";

export const site: typeof en.site = {
  additionalInfo: "Informacje dodatkowe",
  previous: "Poprzedni projekt",
  next: "Następny projekt",
  all: "Wszystkie projekty",
  searchPlaceholder: "Tytuł, statek, producent lub kraj",
  found: "{{count}} projekt|{{count}} projekty|{{count}} projektów",
  none: "Nie ma jeszcze projektów.",
  noneFound: "Nie znaleziono projektów z frazą „{{q}}”.",
  label: "Projekt",
  object: "Statek lub obiekt",
  fields: { vesselTypes: "Statek lub obiekt", categories: "Kategoria" },
  category: "Kategoria",
  country: "Kraj",
  maker: "Producent urządzeń",
  year: "Rok",
  link: "Strona projektu",
  callHeading: "Podobne zlecenie?",
  callText: "Prosimy podać statek lub obiekt, port i zakres prac.",
  callLabel: "Opisz zlecenie",
  results: "Wyniki w liczbach",
  measured: "Pomiary przed pracami i po nich",
  before: "przed pracami",
  after: "po pracach",
  limit: "wartość dopuszczalna",
};

export const page: typeof en.page = {
  title: "Projekty",
  description:
    "Projekty z zakresu elektrotechniki i automatyki okrętowej: rozdzielnice, napędy, systemy alarmowe, zasilanie z lądu.",
  lead: "Prace na statkach, w dokach i na obiektach offshore.",
  notFound: "Nie znaleziono projektu",
  gone: "Ten projekt nie jest już prezentowany",
};

/** What each answer means. */
const permission = {
  yes: { label: "Tak", meaning: "nazwa może się pojawić w tekstach i na zdjęciach." },
  no: { label: "Nie", meaning: "bez nazwy i bez opisu, po którym można rozpoznać, o kogo lub o co chodzi." },
  anonymous: { label: "Anonimowo", meaning: "można podać typ lub branżę i region, bez nazwy." },
};

export const staff: typeof en.staff = {
  name: "Projekty",
  one: "Projekt",
  counted: "{{count}} projekt|{{count}} projekty|{{count}} projektów",
  audit: { one: "projektu nr {{name}}", many: "projekty" },
  create: "Nowy projekt",
  unsaved: "Nowy projekt",
  all: "Wszystkie projekty",
  none: "Nie ma jeszcze projektów. Pierwszy utworzysz przyciskiem „Nowy projekt”.",
  newest: "Ostatnie projekty",
  failedToSave: "Nie udało się zapisać projektu: {{reason}}",
  errorSaving: "Błąd zapisu projektu.",
  fields: {
    title: "Tytuł",
    description: "Opis",
    results: "Wyniki w liczbach",
    measurements: "Pomiary przed pracami i po nich",
    imageAlt: "Tekst alternatywny",
    category: "Kategoria",
    vesselType: "Statek lub obiekt",
    img: "Zdjęcie",
    mayNameVessel: "Czy można podać nazwę statku?",
    mayNameClient: "Czy można podać nazwę klienta?",
    projectUrl: "Adres zewnętrznej strony projektu",
    country: "Kraj",
    equipmentMaker: "Producent urządzeń",
    year: "Rok",
    posted: "Data",
    vesselTypes: "Statek lub obiekt",
    categories: "Kategoria",
    services: "Usługi",
    pictures: "Dodatkowe zdjęcia",
    documents: "Dokumenty",
  },
  hints: {
    results: "Najwyżej trzy: wartość, dwukropek i opis, np. „24 h: próba w morzu”.",
    measurements:
      "Najwyżej sześć pomiarów, każdy w osobnym wierszu: co zmierzono, dwukropek, obie wartości ze znakiem „->” pomiędzy nimi, jednostka i ewentualnie, oddzielona przecinkiem, wartość dopuszczalna, np. „Rezystancja zestyku: 182 -> 38 µΩ, ≤ 60”. Wiersz w innej postaci nie zostanie wyświetlony.",
    mayNameVessel: "Bez odpowiedzi: przed publikacją trzeba zapytać klienta.",
    mayNameClient: "Bez odpowiedzi: przed publikacją trzeba zapytać klienta.",
  },
  choices: { mayNameVessel: permission, mayNameClient: permission },
};
