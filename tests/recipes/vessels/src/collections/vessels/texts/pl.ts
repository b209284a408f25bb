import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Statki",
  lead: "Statki, przy których pracowaliśmy.",
  description: "Statki z instalacjami elektrycznymi i automatyką z naszego warsztatu: nazwa, typ i rok budowy.",
  searchPlaceholder: "Nazwa lub typ statku",
  found: "{{count}} statek|{{count}} statki|{{count}} statków",
  none: "Nie ma jeszcze statków.",
  noneFound: "Żaden statek nie pasuje do „{{q}}”.",
  notFound: "Nie znaleziono statku.",
  gone: "Ten statek nie jest już prezentowany",
  facts: "O statku",
  type: "Typ",
  fields: { title: "Nazwa", flag: "Bandera", work: "Zakres prac", year: "Rok budowy" },
  choices: { work: { refit: "Modernizacja", repair: "Remont", newBuild: "Nowa budowa" } },
  projects: "Projekty",
};

export const staff: typeof en.staff = {
  name: "Statki",
  one: "Statek",
  counted: "{{count}} statek|{{count}} statki|{{count}} statków",
  audit: { one: "statku {{name}}", many: "statki" },
  create: "Dodaj statek",
  unsaved: "Nowy statek",
  all: "Wszystkie statki",
  none: "Nie ma jeszcze statków.",
  failedToSave: "Nie udało się zapisać statku: {{reason}}",
  errorSaving: "Błąd podczas zapisywania statku.",
  fields: {
    title: "Nazwa",
    type: "Typ",
    description: "Opis",
    flag: "Bandera",
    work: "Zakres prac",
    year: "Rok budowy",
    projects: "Projekty na pokładzie",
  },
  choices: {
    work: { refit: { label: "Modernizacja" }, repair: { label: "Remont" }, newBuild: { label: "Nowa budowa" } },
  },
};
