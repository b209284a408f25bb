import type * as en from "./en.ts";

export const site: typeof en.site = {
  notFound: "Leistung nicht gefunden",
  gone: "Diese Leistung bieten wir nicht mehr an",
};

export const staff: typeof en.staff = {
  name: "Leistungen",
  one: "Leistung",
  counted: "{{count}} Leistung|{{count}} Leistungen",
  audit: { one: "Leistung {{name}}", many: "Leistungen" },
  create: "Neue Leistung",
  edit: "Leistung bearbeiten",
  all: "Alle Leistungen",
  none: "Noch keine Leistungen.",
  failedToSave: "Die Leistung konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern der Leistung.",
  fields: {
    title: "Titel",
    shortTitle: "Kurztitel",
    summary: "Kurzfassung",
    lead: "Vorspann",
    intro: "Einleitung",
    offered: "Leistungen im Einzelnen",
    callHeading: "Überschrift der Kontaktaufforderung",
    callText: "Text der Kontaktaufforderung",
    askLabel: "Schaltfläche neben dem Text",
    callLabel: "Schaltfläche der Kontaktaufforderung",
    description: "Beschreibung für Suchmaschinen",
    drawingAlt: "Alternativtext der Zeichnung",
    drawing: "Zeichnung",
    position: "Position",
  },
  hints: {
    shortTitle: "Der Name im Menü und auf Kacheln. Leer: der Titel.",
    summary: "Der Satz auf der Kachel.",
    lead: "Der Satz unter dem Titel.",
    intro: "Jeder Punkt ist ein Absatz.",
    offered: "Name, Doppelpunkt, dann ein Satz: „Generatorschutz: Wir reparieren Schutzrelais.“",
    callHeading: "Leer: wie in der Übersicht der Leistungen.",
    callText: "Leer: wie in der Übersicht der Leistungen.",
    askLabel: "Was der Besucher tut: „Störung beschreiben“. Leer: wie in der Übersicht der Leistungen.",
    callLabel: "Leer: wie in der Übersicht der Leistungen.",
    description: "Leer: der Vorspann.",
  },
};
