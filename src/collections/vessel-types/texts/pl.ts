import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Typy statków i obiektów",
  one: "Typ statku",
  counted: "{{count}} typ statku|{{count}} typy statków|{{count}} typów statków",
  audit: { one: "typu statku {{name}}", many: "typy statków" },
  create: "Nowy typ statku lub obiektu",
  unsaved: "Nowy typ statku lub obiektu",
  all: "Wszystkie typy statków",
  none: "Nie ma jeszcze typów statków.",
  failedToSave: "Nie udało się zapisać typu statku: {{reason}}",
  errorSaving: "Błąd zapisu typu statku.",
  fields: { title: "Nazwa" },
  hints: {
    title: "Nazwa, którą widzą odwiedzający. Po jej zmianie i publikacji zmienia się na wszystkich projektach.",
  },
};
