import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Schiffselektrik und Automation",
  description:
    "Elektrotechnik und Automation für Schiffe, Docks und Offshore: Schaltanlagen, Alarm- und Steuerungssysteme, Reparatur von Schiffselektronik.",
  label: "Industrieautomation und Steuerungssysteme",
  headline: "Vom Schiff bis an Land",
  tagline: "Präzise Ingenieurarbeit, die Branchen verändert",
  about_us_label: "Über uns",
  about_title: "Unser Unternehmen im Überblick",
  whatWeDo: "Was wir tun",
  lastProjects: "Neueste Projekte",
  lastNews: "Neueste Beiträge",
  whoWeAre: "Wer wir sind",
  seeProjects: "im Bereich Projekte",
  seeNews: "im Bereich Aktuelles",
  seeAchievements: "im Bereich Erfolge",
  seeServices: "im Bereich Leistungen",
  readAbout: "über unser Unternehmen",
  noProjects: "Noch keine Projekte.",
  noNews: "Noch keine Beiträge.",
};

export const page: typeof en.page = {
  about: {
    lead: "Wir liefern innovative Lösungen für Schiffselektrik und Automation auf Schiffen, in Docks und bei Offshore-Einsätzen in aller Welt.",
    text: "Seit {{founded}} arbeiten wir dort, wo die Technik steht: im Maschinenraum, am Kai und auf See. Was wir planen, das bauen, montieren und kalibrieren wir auch selbst und halten es in Betrieb.",
  },
  whatWeDoLead: "Sechs Leistungen, eine Linie: von der ersten Zeichnung bis zum letzten Serviceeinsatz.",
  whoWeAre: {
    statement:
      "Elektriker, Programmierer und Inbetriebnehmer, die an Bord gehen, den Schaltschrank öffnen und bleiben, bis das Signal stimmt.",
    columns: [
      {
        heading: "An Bord",
        text: "Fehlersuche, Kalibrierung und Reparatur im Hafen, vor Anker oder auf See, in über {{countries|Land|Ländern}}.",
      },
      {
        heading: "In der Werkstatt",
        text: "Elektronikkarten und Geräte werden am Prüfstand repariert, Schalttafeln und Pulte gebaut und verdrahtet.",
      },
      {
        heading: "Mit Studierenden",
        text: "Studierende der Mechatronik, Elektrotechnik oder Automatisierungstechnik im dritten und vierten Studienjahr arbeiten neben unseren Ingenieuren.",
      },
    ],
  },
  drawings: {
    hero: "Eine durchgehende Linie: Wellen, ein Offshore-Versorger, ein Landstromkabel, ein Kaikran, eine Schalttafel und ein Rechtecksignal",
    crew: "Sieben Kolleginnen und Kollegen, mit einer durchgehenden Linie gezeichnet",
    bridgePoster: "Blick von der Schiffsbrücke über das Fahrpult auf Vorschiff und See",
  },
};
