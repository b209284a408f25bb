import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Leistungen",
  one: "Leistung",
  counted: "{{count}} Leistung|{{count}} Leistungen",
  audit: { one: "Leistung {{name}}", many: "Leistungen" },
  create: "Neue Leistung",
  unsaved: "Neue Leistung",
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
    callHeading: "Aufruf zur Kontaktaufnahme: Überschrift",
    callText: "Aufruf zur Kontaktaufnahme: Text",
    askLabel: "Beschriftung der Schaltfläche neben dem Text",
    callLabel: "Aufruf zur Kontaktaufnahme: Schaltfläche",
    description: "Beschreibung für Suchmaschinen",
    drawingAlt: "Alternativtext der Zeichnung",
    drawing: "Zeichnung",
    position: "Position",
  },
  hints: {
    shortTitle: "Der Name im Menü und auf Kacheln. Ohne Angabe gilt der Titel.",
    summary: "Der Satz auf der Kachel.",
    lead: "Der Satz unter dem Titel.",
    intro: "Jeder Eintrag bildet einen Absatz.",
    offered: "Name, Doppelpunkt, dann ein Satz: „Generatorschutz: Wir reparieren Schutzrelais.“",
    callHeading: "Ohne Angabe gilt die Überschrift der Übersichtsseite „Leistungen“.",
    callText: "Ohne Angabe gilt der Text der Übersichtsseite „Leistungen“.",
    askLabel:
      "Beschriftung der Schaltfläche, zum Beispiel „Störung beschreiben“. Ohne Angabe gilt die Beschriftung der Übersichtsseite „Leistungen“.",
    callLabel:
      "Die Beschriftung der Schaltfläche unter dem Text des Aufrufs zur Kontaktaufnahme. Ohne Angabe gilt die Beschriftung der Übersichtsseite „Leistungen“.",
    description: "Ohne Angabe gilt der Vorspann.",
  },
};
