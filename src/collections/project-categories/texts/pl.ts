import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Kategorie projektów",
  one: "Kategoria projektów",
  counted: "{{count}} kategoria projektów|{{count}} kategorie projektów|{{count}} kategorii projektów",
  audit: { one: "kategoria projektów {{name}}", many: "kategorie projektów" },
  create: "Nowa kategoria projektów",
  unsaved: "Nowa kategoria projektów",
  all: "Wszystkie kategorie projektów",
  none: "Nie ma jeszcze kategorii projektów.",
  failedToSave: "Nie udało się zapisać kategorii projektów: {{reason}}",
  errorSaving: "Błąd zapisu kategorii projektów.",
  fields: { title: "Nazwa" },
  hints: {
    title: "Nazwa, którą widzą odwiedzający. Po jej zmianie i publikacji zmienia się na wszystkich projektach.",
  },
};
