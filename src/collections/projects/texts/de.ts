import type * as en from "./en.ts";

export const site: typeof en.site = {
  additionalInfo: "Weitere Angaben",
  previous: "Vorheriges Projekt",
  next: "Nächstes Projekt",
  all: "Alle Projekte",
  searchPlaceholder: "Titel, Schiff, Hersteller oder Land",
  found: "{{count}} Projekt|{{count}} Projekte",
  none: "Noch keine Projekte.",
  noneFound: "Keine Projekte zu „{{q}}“ gefunden.",
  label: "Projekt",
  object: "Schiff oder Anlage",
  fields: { vesselTypes: "Schiff oder Anlage", categories: "Kategorie" },
  category: "Kategorie",
  country: "Land",
  maker: "Gerätehersteller",
  year: "Jahr",
  link: "Projektseite",
  callHeading: "Ein ähnlicher Auftrag?",
  callText: "Nennen Sie uns Schiff oder Anlage, Hafen und Umfang der Arbeiten.",
  callLabel: "Auftrag beschreiben",
  results: "Ergebnisse in Zahlen",
  measured: "Messwerte vorher und nachher",
  before: "vorher",
  after: "nachher",
  limit: "zulässig",
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
  no: {
    label: "Nein",
    meaning: "Das Schiff darf weder genannt noch so beschrieben werden, dass man es erkennt.",
  },
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
    results: "Ergebnisse in Zahlen",
    measurements: "Messwerte vorher und nachher",
    imageAlt: "Alternativtext",
    category: "Kategorie",
    vesselType: "Schiffstyp",
    img: "Bild",
    mayNameVessel: "Darf das Schiff genannt werden?",
    mayNameClient: "Darf der Kunde genannt werden?",
    projectUrl: "Link zu einer Seite über das Projekt",
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
    results: "Höchstens drei: der Wert, Doppelpunkt, dann was er bedeutet, zum Beispiel „24 h: Erprobung auf See“.",
    measurements:
      "Höchstens sechs Messungen, eine je Zeile: Messgröße, Doppelpunkt, beide Werte mit „->“ dazwischen, Einheit und gegebenenfalls nach einem Komma der Grenzwert, etwa „Übergangswiderstand: 182 -> 38 µΩ, ≤ 60“. Zeilen in anderer Form werden nicht angezeigt.",
    mayNameVessel: "Bitte holen Sie vor der Veröffentlichung die Zustimmung des Kunden ein.",
    mayNameClient: "Bitte holen Sie vor der Veröffentlichung die Zustimmung des Kunden ein.",
  },
  choices: {
    mayNameVessel: permission,
    mayNameClient: {
      ...permission,
      no: {
        label: "Nein",
        meaning: "Der Kunde darf weder genannt noch so beschrieben werden, dass man ihn erkennt.",
      },
      anonymous: { label: "Anonym", meaning: "Branche und Region dürfen genannt werden, der Name nicht." },
    },
  },
};
