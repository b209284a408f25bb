import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Projektkategorien",
  one: "Projektkategorie",
  counted: "{{count}} Projektkategorie|{{count}} Projektkategorien",
  audit: { one: "Projektkategorie {{name}}", many: "Projektkategorien" },
  create: "Neue Projektkategorie",
  unsaved: "Neue Projektkategorie",
  all: "Alle Projektkategorien",
  none: "Noch keine Projektkategorien.",
  failedToSave: "Die Projektkategorie konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Projektkategorie.",
  fields: { title: "Bezeichnung" },
  hints: {
    title:
      "Die Bezeichnung, die Besucher sehen. Wird sie geändert und veröffentlicht, ändert sie sich bei allen Projekten.",
  },
};
