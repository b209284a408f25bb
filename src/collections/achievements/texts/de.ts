import type * as en from "./en.ts";

export const site: typeof en.site = {
  year: "Jahr",
  issuer: "Ausgestellt von",
  number: "Nummer",
  scope: "Geltungsbereich",
  validFrom: "Gültig ab",
  validUntil: "Gültig bis",
  document: "Dokument öffnen",
};

export const staff: typeof en.staff = {
  name: "Referenzen",
  one: "Referenz",
  counted: "{{count}} Referenz|{{count}} Referenzen",
  audit: { one: "Referenz {{name}}", many: "Referenzen" },
  create: "Neue Referenz",
  unsaved: "Neue Referenz",
  all: "Alle Referenzen",
  none: "Noch keine Referenzen. Solange es keine gibt, wird die Seite „Referenzen“ nicht verlinkt.",
  failedToSave: "Der Eintrag konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Eintrags.",
  fields: {
    title: "Titel",
    text: "Text",
    scope: "Geltungsbereich",
    group: "Gruppe",
    position: "Position",
    year: "Jahr",
    issuer: "Ausgestellt von",
    number: "Zertifikatsnummer",
    validFrom: "Gültig ab",
    validUntil: "Gültig bis",
    document: "Dokument",
  },
  hints: {
    scope: "Was das Zertifikat oder die Zulassung abdeckt.",
    issuer: "Wer die Auszeichnung verliehen, das Zertifikat ausgestellt oder die Zulassung erteilt hat.",
    validFrom: "Ab diesem Tag ist der Eintrag sichtbar. Ohne Angabe gilt der Tag der Veröffentlichung.",
    validUntil: "Der letzte Tag. Danach verschwindet der Eintrag; 30 Tage vorher erinnert eine E-Mail daran.",
  },
  choices: {
    group: {
      awards: { label: "Auszeichnung" },
      certificates: { label: "Zertifikat oder Zulassung" },
      projects: { label: "Projekt" },
      partners: { label: "Partner" },
      students: { label: "Angebot für Studierende" },
    },
  },
};
