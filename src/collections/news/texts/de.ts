import type * as en from "./en.ts";

export const site: typeof en.site = {
  posted: "Veröffentlicht am",
  previous: "Vorheriger Beitrag",
  next: "Nächster Beitrag",
  all: "Alle Beiträge",
  latest: "Neueste Beiträge",
  earlier: "Frühere Beiträge",
  searchPlaceholder: "Titel des Beitrags",
  found: "{{count}} Beitrag|{{count}} Beiträge",
  none: "Noch keine Beiträge.",
  noneFound: "Kein Beitrag mit „{{q}}“ im Titel.",
  feed: "Aktuelles als RSS-Feed",
  callHeading: "Fragen dazu?",
  callText:
    "Nennen Sie uns Schiff oder Anlage und, falls es um ein Gerät geht, dessen Typ. Ein Ingenieur antwortet Ihnen.",
  callLabel: "Frage stellen",
};

export const page: typeof en.page = {
  title: "Aktuelles",
  description: "Aktuelles aus dem Unternehmen: neue Leistungen, Prüfstände, Einsätze an Bord, Fachpraktika.",
  lead: "Aus Werkstatt, Dock und Schulungsraum.",
  notFound: "Beitrag nicht gefunden",
  gone: "Dieser Beitrag ist nicht mehr online",
};

export const staff: typeof en.staff = {
  name: "Aktuelles",
  one: "Beitrag",
  counted: "{{count}} Beitrag|{{count}} Beiträge",
  audit: { one: "Beitrag {{name}}", many: "Beiträge" },
  create: "Neuer Beitrag",
  unsaved: "Neuer Beitrag",
  all: "Alle Beiträge",
  none: "Noch keine Beiträge. Den ersten legen Sie mit „Neuer Beitrag“ an.",
  newest: "Neueste Beiträge",
  failedToSave: "Der Beitrag konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Beitrags.",
  fields: {
    title: "Titel",
    shortDescription: "Kurzfassung",
    description: "Text",
    imageAlt: "Alternativtext",
    img: "Bild",
    posted: "Datum",
    pictures: "Weitere Bilder",
  },
};
