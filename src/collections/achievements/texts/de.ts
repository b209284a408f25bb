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
  name: "Erfolge",
  one: "Erfolg",
  counted: "{{count}} Erfolg|{{count}} Erfolge",
  audit: { one: "Erfolg {{name}}", many: "Erfolge" },
  create: "Neuer Erfolg",
  unsaved: "Neuer Erfolg",
  all: "Alle Erfolge",
  none: "Noch keine Erfolge. Solange es keine gibt, führt die Website nicht zu deren Seite.",
  failedToSave: "Der Erfolg konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Erfolgs.",
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
    issuer: "Wer die Auszeichnung, das Zertifikat oder die Zulassung vergeben hat.",
    validFrom: "Ab diesem Tag zu sehen. Leer: ab der Veröffentlichung.",
    validUntil: "Der letzte Tag. Danach verschwindet der Eintrag; 30 Tage vorher erinnert eine E-Mail daran.",
  },
  choices: {
    group: {
      awards: { label: "Auszeichnung" },
      certificates: { label: "Zertifikat oder Zulassung" },
      projects: { label: "Referenzprojekt" },
      partners: { label: "Partner" },
      students: { label: "Angebot für Studierende" },
    },
  },
};
