import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Kategorie projektów",
  one: "Kategoria projektu",
  counted: "{{count}} kategoria projektu|{{count}} kategorie projektów|{{count}} kategorii projektów",
  audit: { one: "kategorii projektu nr {{name}}", many: "kategorie projektów" },
  create: "Nowa kategoria projektu",
  unsaved: "Nowa kategoria projektu",
  all: "Wszystkie kategorie projektów",
  none: "Nie ma jeszcze kategorii projektów.",
  failedToSave: "Nie udało się zapisać kategorii projektu: {{reason}}",
  errorSaving: "Błąd zapisu kategorii projektu.",
  fields: { title: "Nazwa" },
  hints: {
    title: "Nazwa, którą widzą odwiedzający. Po jej zmianie i publikacji zmienia się na wszystkich projektach.",
  },
};
