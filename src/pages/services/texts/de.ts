import type * as en from "./en.ts";

export const site: typeof en.site = {
  all: "Alle Leistungen",
  title: "Leistungen",
  lead: "Von der ersten Zeichnung bis zum letzten Serviceeinsatz, an Bord und an Land.",
  description:
    "Sechs Leistungen für Schiff, Dock und Offshore: Planung, Projektmanagement, Montage, Reparatur von Schiffsausrüstung, Fertigung, Schulung.",
  offered: "Leistungen im Einzelnen",
  askHeading: "Fragen zu dieser Leistung?",
  askText: "Senden Sie uns die Zeichnungen, ein Foto des Typenschilds oder den Text der Störmeldung.",
  callHeading: "Welche Leistung passt?",
  callText: "Beschreiben Sie, was ausgefallen oder was geplant ist. Den Rest klären wir.",
  makers: "Gerätehersteller",
  families: "Baureihen",
  extraRepairs: "Reparaturliste nach Hersteller",
  items: "{{count}} Eintrag|{{count}} Einträge",
};
