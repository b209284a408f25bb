import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Produktarten",
  one: "Produktart",
  counted: "{{count}} Produktart|{{count}} Produktarten",
  audit: { one: "Produktart {{name}}", many: "Produktarten" },
  create: "Neue Produktart",
  unsaved: "Neue Produktart",
  all: "Alle Produktarten",
  none: "Noch keine Produktarten.",
  failedToSave: "Die Produktart konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Produktart.",
  fields: { title: "Bezeichnung" },
  hints: {
    title:
      "Die Bezeichnung, die Besucher sehen. Wird sie geändert und veröffentlicht, ändert sie sich bei allen Produkten.",
  },
};
