import type * as en from "./en.ts";

export const site: typeof en.site = {
  additionalInfo: "Weitere Angaben",
  title: "Projekte",
  lead: "Arbeiten auf Schiffen, in Docks und auf Offshore-Anlagen.",
  description:
    "Projekte aus Schiffselektrik und Schiffsautomation: Schaltanlagen, Antriebe, Alarmsysteme, Landanschlüsse.",
  searchPlaceholder: "Titel, Schiff, Hersteller oder Land",
  found: "{{count}} Projekt|{{count}} Projekte",
  none: "Noch keine Projekte.",
  noneFound: "Kein Projekt passt zu „{{q}}“.",
  notFound: "Projekt nicht gefunden",
  gone: "Dieses Projekt wird nicht mehr gezeigt",
  label: "Projekt",
  object: "Objekt",
  category: "Kategorie",
  country: "Land",
  maker: "Gerätehersteller",
  year: "Jahr",
  link: "Projektseite",
};
