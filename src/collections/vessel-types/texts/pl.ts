import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Typy statków i obiektów",
  one: "Typ statku lub obiektu",
  counted: "{{count}} typ statku lub obiektu|{{count}} typy statków lub obiektów|{{count}} typów statków lub obiektów",
  audit: { one: "typu statku lub obiektu nr {{name}}", many: "typy statków i obiektów" },
  create: "Nowy typ statku lub obiektu",
  unsaved: "Nowy typ statku lub obiektu",
  all: "Wszystkie typy statków i obiektów",
  none: "Nie ma jeszcze typów statków ani obiektów.",
  failedToSave: "Nie udało się zapisać typu statku lub obiektu: {{reason}}",
  errorSaving: "Błąd zapisu typu statku lub obiektu.",
  fields: { title: "Nazwa" },
  hints: {
    title: "Nazwa, którą widzą odwiedzający. Po jej zmianie i publikacji zmienia się na wszystkich projektach.",
  },
};
