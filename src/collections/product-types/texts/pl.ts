import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Rodzaje produktów",
  one: "Rodzaj produktu",
  counted: "{{count}} rodzaj produktu|{{count}} rodzaje produktów|{{count}} rodzajów produktów",
  audit: { one: "rodzaju produktu nr {{name}}", many: "rodzaje produktów" },
  create: "Nowy rodzaj produktu",
  unsaved: "Nowy rodzaj produktu",
  all: "Wszystkie rodzaje produktów",
  none: "Nie ma jeszcze rodzajów produktów.",
  failedToSave: "Nie udało się zapisać rodzaju produktu: {{reason}}",
  errorSaving: "Błąd zapisu rodzaju produktu.",
  fields: { title: "Nazwa" },
  hints: {
    title: "Nazwa, którą widzą odwiedzający. Po jej zmianie i publikacji zmienia się na wszystkich produktach.",
  },
};
