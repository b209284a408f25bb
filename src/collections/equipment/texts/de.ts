import type * as en from "./en.ts";

export const site: typeof en.site = {
  fields: { services: "Leistungen" },
  work: { repair: "Reparatur", exchange: "Austausch", commissioning: "Inbetriebnahme" },
};

export const staff: typeof en.staff = {
  name: "Gerätehersteller",
  one: "Gerätehersteller",
  counted: "{{count}} Gerätehersteller|{{count}} Gerätehersteller",
  audit: { one: "Gerätehersteller {{name}}", many: "Gerätehersteller" },
  create: "Neuer Gerätehersteller",
  unsaved: "Neuer Gerätehersteller",
  all: "Alle Geräte",
  none: "Noch keine Geräte.",
  failedToSave: "Die Geräte konnten nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Geräte.",
  fields: {
    title: "Hersteller",
    field: "Art der Geräte",
    families: "Baureihen",
    work: "Art der Arbeiten",
    services: "Leistungen",
    position: "Position",
  },
  hints: {
    title: "Der Name in der Schreibweise des Herstellers.",
    field:
      "Die Art erscheint auf der Leistungsseite in der Liste „Gerätehersteller“, zum Beispiel „Elektronische Drehzahlregler“. Ohne Angabe werden nur die Baureihen angezeigt.",
    families:
      "Baureihe, Doppelpunkt, dann ihre Art: „UG-25+: hydraulischer Drehzahlregler“. Die Baureihen stehen auf den Leistungsseiten in einem Kasten.",
    services: "Die Geräte erscheinen auf den Seiten dieser Leistungen.",
  },
  choices: {
    work: {
      repair: { label: "Reparatur" },
      exchange: { label: "Austausch" },
      commissioning: { label: "Inbetriebnahme" },
    },
  },
};
