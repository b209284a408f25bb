import type * as en from "./en.ts";

export const site: typeof en.site = {
  label: "Stellenangebot",
  practiceLabel: "Fachpraktikum",
};

export const staff: typeof en.staff = {
  name: "Stellen",
  one: "Stelle",
  counted: "{{count}} Stelle|{{count}} Stellen",
  audit: { one: "Stelle {{name}}", many: "Stellen" },
  create: "Neue Stelle",
  unsaved: "Neue Stelle",
  all: "Alle Stellen",
  none: "Noch keine Stellen.",
  failedToSave: "Die Stelle konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Stelle.",
  fields: {
    title: "Titel",
    lead: "Vorspann",
    educationAndExperience: "Ausbildung und Erfahrung",
    skills: "Kenntnisse",
    optionalCertifications: "Wünschenswerte Qualifikationen",
    driversLicence: "Führerschein",
    additionalRequirements: "Weitere Anforderungen",
    offer: "Das bieten wir",
    kind: "Art des Angebots",
    img: "Bild",
    openFrom: "Ausgeschrieben ab",
    openUntil: "Ende der Bewerbungsfrist",
  },
  hints: {
    lead: "Der Satz unter dem Titel.",
    openFrom: "Ohne Angabe gilt der Tag der Veröffentlichung.",
    openUntil:
      "Der letzte Tag für Bewerbungen. Ohne Angabe bleibt die Stelle ausgeschrieben, bis sie offline genommen wird.",
  },
  choices: { kind: { job: { label: "Stellenangebot" }, practice: { label: "Fachpraktikum" } } },
};
