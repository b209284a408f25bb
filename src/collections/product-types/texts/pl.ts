import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Rodzaje produktów",
  one: "Rodzaj produktów",
  counted: "{{count}} rodzaj produktów|{{count}} rodzaje produktów|{{count}} rodzajów produktów",
  audit: { one: "rodzaj produktów {{name}}", many: "rodzaje produktów" },
  create: "Nowy rodzaj produktów",
  unsaved: "Nowy rodzaj produktów",
  all: "Wszystkie rodzaje produktów",
  none: "Nie ma jeszcze rodzajów produktów.",
  failedToSave: "Nie udało się zapisać rodzaju produktów: {{reason}}",
  errorSaving: "Błąd zapisu rodzaju produktów.",
  fields: { title: "Nazwa" },
  hints: {
    title: "Nazwa, którą widzą odwiedzający. Po jej zmianie i publikacji zmienia się na wszystkich produktach.",
  },
};
