import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Kennzahlen",
  one: "Kennzahl",
  counted: "{{count}} Kennzahl|{{count}} Kennzahlen",
  audit: { one: "Kennzahl {{name}}", many: "Kennzahlen" },
  create: "Neue Kennzahl",
  unsaved: "Neue Kennzahl",
  all: "Alle Kennzahlen",
  none: "Noch keine Kennzahlen.",
  failedToSave: "Die Kennzahl konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Kennzahl.",
  fields: {
    title: "Bezeichnung",
    value: "Wert",
    unit: "Einheit oder Zeichen",
    name: "Name in Texten",
    position: "Position",
  },
  hints: {
    title: "Was Besucher neben der Zahl lesen: auf der Startseite und unter „Über uns“, „Referenzen“ und „Presse“.",
    value: "Nur Ziffern: 2007, 1500. Der Unternehmensfilm bleibt unverändert.",
    unit: "Etwa % oder t, in allen Sprachen gleich. + bedeutet „über“. Eine Jahreszahl hat keine.",
    name: "Nur Buchstaben ohne Umlaute, etwa dockungen. Unter diesem Namen wird der Wert in Texte eingefügt und folgt dort jeder Änderung. Nach der ersten Veröffentlichung steht der Name fest; wird die Kennzahl offline genommen, behalten Texte den letzten Wert.",
  },
};
