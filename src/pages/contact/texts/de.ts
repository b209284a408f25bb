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

export const page: typeof en.page = {
  hint: "Damit Ihnen gleich die richtige Person antwortet, nennen Sie bitte: Schiff oder Anlage, Hafen und Termine; Hersteller und Typ laut Typenschild; was ausgefallen ist, und den Wortlaut des Alarms. Ein Foto des Typenschilds können Sie per E-Mail nachreichen.",
  urgent: "Am Telefon geben wir erste Hinweise und sagen Ihnen, wann wir an Bord sein können.",
};
