import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Schiffstypen",
  one: "Schiffstyp",
  counted: "{{count}} Schiffstyp|{{count}} Schiffstypen",
  audit: { one: "Schiffstyp {{name}}", many: "Schiffstypen" },
  create: "Neuer Schiffstyp",
  unsaved: "Neuer Schiffstyp",
  all: "Alle Schiffstypen",
  none: "Noch keine Schiffstypen.",
  failedToSave: "Der Schiffstyp konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Schiffstyps.",
  fields: { title: "Bezeichnung" },
  hints: {
    title:
      "Die Bezeichnung, die Besucher sehen. Wird sie geändert und veröffentlicht, ändert sie sich bei allen Projekten.",
  },
};
