import type * as en from "./en.ts";

export const site: typeof en.site = {
  additionalInfo: "Weitere Angaben",
  previous: "Vorheriges Projekt",
  next: "Nächstes Projekt",
  searchPlaceholder: "Titel, Schiffstyp, Hersteller oder Land",
  found: "{{count}} Projekt|{{count}} Projekte",
  none: "Noch keine Projekte.",
  noneFound: "Kein Projekt passt zu „{{q}}“.",
  label: "Projekt",
  object: "Schiff oder Anlage",
  fields: { vesselTypes: "Schiff oder Anlage", categories: "Kategorie" },
  category: "Kategorie",
  country: "Land",
  maker: "Gerätehersteller",
  year: "Jahr",
  link: "Projektseite",
};

export const page: typeof en.page = {
  title: "Projekte",
  description:
    "Projekte aus Schiffselektrik und Schiffsautomation: Schaltanlagen, Antriebe, Alarmsysteme, Landanschlüsse.",
  lead: "Arbeiten auf Schiffen, in Docks und auf Offshore-Anlagen.",
  notFound: "Projekt nicht gefunden",
  gone: "Dieses Projekt ist nicht mehr online",
};

/** What each answer means for the vessel. */
const permission = {
  yes: { label: "Ja", meaning: "Der Name darf in Texten und Bildern vorkommen." },
  no: { label: "Nein", meaning: "Darf weder genannt noch erkennbar beschrieben werden." },
  anonymous: { label: "Anonym", meaning: "Schiffstyp und Region dürfen genannt werden, der Name nicht." },
};

export const staff: typeof en.staff = {
  name: "Projekte",
  one: "Projekt",
  counted: "{{count}} Projekt|{{count}} Projekte",
  audit: { one: "Projekt {{name}}", many: "Projekte" },
  create: "Neues Projekt",
  unsaved: "Neues Projekt",
  all: "Alle Projekte",
  none: "Noch keine Projekte. Das erste legen Sie mit „Neues Projekt“ an.",
  newest: "Neueste Projekte",
  failedToSave: "Das Projekt konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Projekts.",
  fields: {
    title: "Titel",
    description: "Beschreibung",
    imageAlt: "Alternativtext",
    category: "Kategorie",
    vesselType: "Schiffstyp",
    img: "Bild",
    mayNameVessel: "Darf das Schiff genannt werden?",
    mayNameClient: "Darf der Kunde genannt werden?",
    projectUrl: "Projektadresse (URL)",
    country: "Land",
    equipmentMaker: "Gerätehersteller",
    year: "Jahr",
    posted: "Datum",
    vesselTypes: "Schiffstyp",
    categories: "Kategorie",
    services: "Leistungen",
    pictures: "Weitere Bilder",
    documents: "Dokumente",
  },
  hints: {
    mayNameVessel: "Bitte fragen Sie vor der Veröffentlichung den Kunden.",
    mayNameClient: "Bitte fragen Sie vor der Veröffentlichung den Kunden.",
  },
  choices: {
    mayNameVessel: permission,
    mayNameClient: {
      ...permission,
      anonymous: { label: "Anonym", meaning: "Branche und Region dürfen genannt werden, der Name nicht." },
    },
  },
};
