import type * as en from "./en.ts";

export const site: typeof en.site = {
  all: "Alle Leistungen",
  offered: "Leistungen im Einzelnen",
  makers: "Gerätehersteller",
  families: "Baureihen",
  extraRepairs: "Reparierte Geräte nach Hersteller",
  items: "{{count}} Eintrag|{{count}} Einträge",
};

export const page: typeof en.page = {
  title: "Leistungen",
  description:
    "Sechs Leistungen für Schiffe, Docks und Offshore-Anlagen: Planung, Projektmanagement, Montage, Wartung und Reparatur, Fertigung, Schulung.",
  lead: "Von der ersten Zeichnung bis zum Service im laufenden Betrieb, an Bord und an Land.",
  askHeading: "Fragen zu dieser Leistung?",
  askText: "Nennen Sie uns Schiff oder Anlage, Ihr Anliegen und die Termine.",
  askLabel: "Anfrage senden",
  callHeading: "Welche Leistung passt?",
  callText: "Beschreiben Sie, was ausgefallen oder was geplant ist. Wir beraten Sie.",
  callLabel: "Anliegen beschreiben",
  notFound: "Leistung nicht gefunden",
  gone: "Diese Leistung bieten wir nicht mehr an",
};

export const staff: typeof en.staff = {
  name: "Leistungen",
  sections: {
    title: "Seitenanfang",
    askHeading: "Kasten neben dem Text einer Leistung",
    callHeading: "Aufruf zur Kontaktaufnahme am Ende",
    notFound: "Seite einer Leistung, die es nicht oder nicht mehr gibt",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    askHeading: "Überschrift",
    askText: "Satz",
    askLabel: "Schaltfläche",
    callHeading: "Überschrift",
    callText: "Satz",
    callLabel: "Schaltfläche",
    notFound: "Überschrift, wenn es die Leistung nicht gibt",
    gone: "Überschrift, wenn die Leistung nicht mehr angeboten wird",
  },
};
