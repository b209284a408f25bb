import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Porty",
  one: "Akwen",
  counted: "{{count}} akwen|{{count}} akweny|{{count}} akwenów",
  audit: { one: "porty: {{name}}", many: "porty" },
  create: "Nowy akwen",
  unsaved: "Nowy akwen",
  all: "Wszystkie akweny",
  none: "Nie ma jeszcze akwenów.",
  failedToSave: "Nie udało się zapisać akwenu: {{reason}}",
  errorSaving: "Błąd zapisu akwenu.",
  fields: { title: "Akwen", ports: "Porty" },
  hints: {
    ports:
      "Jeden port w wierszu: UN/LOCODE, nazwa, którą podpowiada formularz, a po niej dalsze nazwy, każda po kresce pionowej, np. Gdansk i Danzig po „PLGDN Gdańsk”. Znaki diakrytyczne nie mają znaczenia. Porty wpisane w jednym języku obowiązują we wszystkich.",
  },
};
