import type * as en from "./en.ts";

export const site: typeof en.site = {
  openInMaps: "In Ihrem Kartendienst öffnen",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Karten-App dieses Geräts",
};

export const page: typeof en.page = {
  title: "Kontakt",
  description: "Telefonnummern, E-Mail, Postanschrift und Standort des Unternehmens.",
  lead: "Schreiben Sie uns oder rufen Sie an.",
  trouble: "Bei einer Störung an Bord erreichen Sie uns am schnellsten unter",
  callHeading: "Läuft das Schiff heute Abend aus?",
  urgent: "Am Telefon geben wir erste Hinweise und sagen Ihnen, wann wir an Bord sein können.",
  night: "",
  hint: "Damit wir schnell antworten können, nennen Sie bitte: Schiff oder Anlage, Hafen und Termine; Hersteller und Typ laut Typenschild; bei Störungen die ausgefallene Funktion und den Wortlaut des Alarms. Zeichnungen und Fotos können Sie per E-Mail nachreichen.",
  followUs: "Folgen Sie uns",
  location: "Unser Standort",
};

export const staff: typeof en.staff = {
  name: "Kontakt",
  sections: {
    title: "Seitenanfang",
    callHeading: "Hinweis für dringende Fälle (über der Servicenummer)",
    hint: "Neben dem Formular und darunter",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    trouble: "Satz vor der Servicenummer, unter dem Titel",
    callHeading: "Überschrift",
    urgent: "Satz",
    night: "Rufbereitschaft nachts und am Wochenende",
    hint: "Hinweis zum Inhalt (über dem Nachrichtenfeld)",
    followUs: "Überschrift der Links zu sozialen Netzwerken",
    location: "Überschrift der Karte",
  },
  hints: {
    night:
      "Zum Beispiel „Nachts und am Wochenende meldet sich der Bereitschaftsingenieur.“ Der Satz steht unter der Telefonnummer; ein leeres Feld wird nicht angezeigt.",
  },
};
