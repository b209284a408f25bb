import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Schiffe",
  lead: "Schiffe, an denen wir gearbeitet haben.",
  description: "Schiffe mit elektrischen Anlagen und Automation aus unserer Werkstatt: Name, Typ und Baujahr.",
  searchPlaceholder: "Name oder Typ des Schiffs",
  found: "{{count}} Schiff|{{count}} Schiffe",
  none: "Noch keine Schiffe.",
  noneFound: "Keine Schiffe zu „{{q}}“ gefunden.",
  notFound: "Schiff nicht gefunden.",
  gone: "Dieses Schiff wird nicht mehr gezeigt",
  facts: "Über das Schiff",
  type: "Typ",
  fields: { title: "Name", flag: "Flagge", work: "Arbeiten", year: "Baujahr" },
  choices: { work: { refit: "Umbau", repair: "Reparatur", newBuild: "Neubau" } },
  projects: "Projekte",
};

export const staff: typeof en.staff = {
  name: "Schiffe",
  one: "Schiff",
  counted: "{{count}} Schiff|{{count}} Schiffe",
  audit: { one: "Schiff {{name}}", many: "Schiffe" },
  create: "Neues Schiff",
  unsaved: "Neues Schiff",
  all: "Alle Schiffe",
  none: "Noch keine Schiffe.",
  failedToSave: "Das Schiff konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Schiffs.",
  fields: {
    title: "Name",
    type: "Typ",
    description: "Beschreibung",
    flag: "Flagge",
    work: "Arbeiten",
    year: "Baujahr",
    projects: "Projekte an Bord",
  },
  choices: {
    work: { refit: { label: "Umbau" }, repair: { label: "Reparatur" }, newBuild: { label: "Neubau" } },
  },
};
