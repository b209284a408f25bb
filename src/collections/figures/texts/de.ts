import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Zahlen",
  one: "Zahl",
  counted: "{{count}} Zahl|{{count}} Zahlen",
  audit: { one: "Zahl {{name}}", many: "Zahlen" },
  create: "Neue Zahl",
  unsaved: "Neue Zahl",
  all: "Alle Zahlen",
  none: "Noch keine Zahlen.",
  failedToSave: "Die Zahl konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Zahl.",
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
    name: "Nur Buchstaben ohne Umlaute, etwa dockungen. Unter diesem Namen wird der Wert in Texte eingefügt und folgt dort jeder Änderung. Nach der ersten Veröffentlichung steht der Name fest; wird die Zahl offline genommen, behalten Texte den letzten Wert.",
  },
};
