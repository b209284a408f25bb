import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Porty według rejonów",
  one: "Rejon",
  counted: "{{count}} rejon|{{count}} rejony|{{count}} rejonów",
  audit: { one: "rejonu nr {{name}}", many: "porty" },
  create: "Nowy rejon",
  unsaved: "Nowy rejon",
  all: "Wszystkie rejony",
  none: "Nie ma jeszcze rejonów.",
  failedToSave: "Nie udało się zapisać rejonu: {{reason}}",
  errorSaving: "Błąd zapisu rejonu.",
  fields: { title: "Rejon", ports: "Porty" },
  hints: {
    ports:
      "UN/LOCODE i nazwa, którą podpowiada formularz, a po niej dalsze nazwy, rozdzielone pionową kreską, np. „PLGDN Gdańsk | Gdansk | Danzig”. Znaki diakrytyczne nie mają znaczenia. Porty wpisane w jednym języku obowiązują we wszystkich.",
  },
};
