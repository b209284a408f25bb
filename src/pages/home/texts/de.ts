import type * as en from "./en.ts";

export const site: typeof en.site = {
  seeProjects: "Projekte",
  seeNews: "Beiträge",
  seeAchievements: "in den Referenzen",
  seeServices: "Leistungen",
  readAbout: "über unser Unternehmen",
  noProjects: "Noch keine Projekte.",
  noNews: "Noch keine Beiträge.",
  heroDrawing:
    "Eine durchgehende Linie: Wellen, ein Offshore-Versorger, ein Landstromkabel, ein Kaikran, eine Schalttafel und ein Rechtecksignal",
  heroLength: "LüA 84 m",
  crewDrawing: "Sieben Kolleginnen und Kollegen, mit einer durchgehenden Linie gezeichnet",
  bridgePoster: "Blick von der Schiffsbrücke über das Fahrpult auf Vorschiff und See",
};

export const page: typeof en.page = {
  title: "Schiffselektrik und Automation",
  description: "",
  label: "Industrieautomation und Steuerungssysteme",
  headline: "Zwischen Schiff und Land",
  tagline: "Präzise Technik, auf die man sich auf See verlassen kann",
  overviewLabel: "Über uns",
  overviewTitle: "Unser Unternehmen im Überblick",
  overviewLead:
    "Wir planen, bauen und reparieren elektrische Anlagen und Automatisierungstechnik für Schiffe, Docks und Offshore-Anlagen in aller Welt.",
  overviewText:
    "Seit {{founded}} arbeiten wir dort, wo die Technik steht: im Maschinenraum, am Kai und auf See. Wir bauen, montieren und kalibrieren selbst, was wir planen, und halten es in Betrieb.",
  whatWeDo: "Was wir tun",
  whatWeDoLead: "Sechs Leistungen, von der ersten Zeichnung bis zum Service im laufenden Betrieb.",
  lastProjects: "Neueste Projekte",
  lastNews: "Neueste Beiträge",
  whoWeAre: "Wer wir sind",
  statement:
    "Elektriker, Programmierer und Inbetriebnehmer, die an Bord kommen, den Schaltschrank öffnen und erst gehen, wenn alles läuft.",
  onBoard: "An Bord",
  onBoardText:
    "Fehlersuche, Kalibrierung und Reparatur im Hafen, vor Anker oder auf See, in über {{countries|Land|Ländern}}.",
  workshop: "In der Werkstatt",
  workshopText:
    "Elektronikkarten und Geräte werden repariert und am Prüfstand getestet, Schalttafeln und Pulte gebaut und verdrahtet.",
  students: "Mit Studierenden",
  studentsText:
    "Studierende der Mechatronik, Elektrotechnik oder Automatisierungstechnik arbeiten ab dem 5. Semester an der Seite unserer Ingenieure.",
};

export const staff: typeof en.staff = {
  name: "Startseite",
  sections: {
    title: "Für Suchmaschinen und geteilte Links",
    label: "Seitenanfang",
    overviewLabel: "Unternehmen im Überblick",
    whatWeDo: "Leistungen",
    lastProjects: "Projekte und Aktuelles",
    whoWeAre: "Wer wir sind",
  },
  hints: { description: "Ohne Angabe gilt die Beschreibung aus „Name und Bilder der Website“." },
  fields: {
    title: "Titel",
    description: "Beschreibung",
    label: "Dachzeile",
    headline: "Überschrift",
    tagline: "Slogan",
    overviewLabel: "Dachzeile",
    overviewTitle: "Überschrift",
    overviewLead: "Erster Absatz (große Schrift)",
    overviewText: "Zweiter Absatz",
    whatWeDo: "Überschrift",
    whatWeDoLead: "Unterzeile",
    lastProjects: "Überschrift der Projekte",
    lastNews: "Überschrift der Beiträge",
    whoWeAre: "Dachzeile",
    statement: "Kernaussage",
    onBoard: "Erste Spalte: Überschrift",
    onBoardText: "Erste Spalte: Text",
    workshop: "Zweite Spalte: Überschrift",
    workshopText: "Zweite Spalte: Text",
    students: "Dritte Spalte: Überschrift",
    studentsText: "Dritte Spalte: Text",
  },
};
