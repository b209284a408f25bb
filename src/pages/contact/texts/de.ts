import type * as en from "./en.ts";

export const site: typeof en.site = {
  openInMaps: "In Ihrem Kartendienst öffnen",
  lead: "Schreiben Sie uns oder rufen Sie an. Bei einer Störung an Bord rufen Sie bitte an.",
  description: "Telefonnummern, E-Mail, Postanschrift und Standort des Unternehmens.",
  callHeading: "Läuft das Schiff heute Abend aus?",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Karten-App dieses Geräts",
};
