import type * as en from "./en.ts";

export const site: typeof en.site = {
  searchPlaceholder: "Name oder Produktart",
  found: "{{count}} Produkt|{{count}} Produkte",
  none: "Noch keine Produkte.",
  noneFound: "Keine Produkte zu „{{q}}“ gefunden.",
  other: "Weitere Produkte",
  noOther: "Keine weiteren Produkte",
  inStock: "Auf Lager",
  outOfStock: "Auf Bestellung",
  fields: { productTypes: "Produktart" },
  type: "Produktart",
  stock: "Verfügbarkeit",
  pieces: "{{count}} Stück auf Lager|{{count}} Stück auf Lager",
  onRequest: "auf Bestellung",
  documentation: "Datenblatt",
  quote: "Angebot anfragen",
  choose: "Zur Anfrage hinzufügen",
  ask: "Produkt anfragen",
  data: "Technische Daten",
  orderCode: "Bestellnummer",
  dimensions: "Abmessungen (B × H × T)",
  views: "Vorder- und Seitenansicht mit Maßen: {{dimensions}}",
  cardForScale: "Gestrichelt: Bankkarte als Größenvergleich",
  sheetForScale: "Gestrichelt: A4-Blatt als Größenvergleich",
  callHeading: "Als Ersatz geeignet?",
  callText:
    "Nennen Sie uns Hersteller und Typ des zu ersetzenden Geräts. Wir prüfen Versorgungsspannung, Signale und Einbaumaße.",
};

export const page: typeof en.page = {
  title: "Produkte",
  description:
    "Produkte für die Schiffsautomation: Netzteile, Schutzrelais, Sensoren, Alarmtableaus, mit Datenblatt und Verfügbarkeit.",
  lead: "Geräte und Module, die wir bauen, programmieren oder auf Lager haben.",
  notFound: "Produkt {{id}} nicht gefunden",
  gone: "Dieses Produkt wird nicht mehr angeboten",
};

export const staff: typeof en.staff = {
  name: "Produkte",
  one: "Produkt",
  counted: "{{count}} Produkt|{{count}} Produkte",
  audit: { one: "Produkt {{name}}", many: "Produkte" },
  create: "Neues Produkt",
  unsaved: "Neues Produkt",
  all: "Alle Produkte",
  none: "Noch keine Produkte.",
  failedToSave: "Das Produkt konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Produkts.",
  fields: {
    title: "Titel",
    productType: "Produktart",
    description: "Beschreibung",
    imageAlt: "Alternativtext",
    img: "Bild",
    productTypes: "Produktart",
    stock: "Lagerbestand",
    properties: "Technische Daten",
    orderCode: "Bestellnummer",
    dimensions: "Abmessungen",
    documentationUrl: "Datenblatt",
    pictures: "Weitere Bilder",
    documents: "Dokumente",
  },
  hints: {
    properties: "Name, Doppelpunkt, dann der Wert: „Versorgung: 24 V DC“.",
    dimensions: "Breite, Höhe und Tiefe, zum Beispiel „65 × 130 × 125 mm“; die Seite zeigt dann eine Maßzeichnung.",
  },
};
