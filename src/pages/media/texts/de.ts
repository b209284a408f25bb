import type * as en from "./en.ts";

export const site: typeof en.site = {
  videoLabel: "Unternehmensfilm, 30 Sekunden, ohne Ton",
  download: "Herunterladen",
  name: "Unternehmen",
};

export const page: typeof en.page = {
  title: "Medien",
  description: "Logodateien, Pressebilder, Unternehmensfilm und Zahlen zum Unternehmen samt Nutzungsregeln.",
  lead: "Dateien und Zahlen für Redaktionen, Messen und Partner.",
  logos: {
    heading: "Logodateien",
    text: "Die Bildmarke ist eine Welle, die zum Rechtecksignal wird. Es gibt sie allein oder mit Schriftzug, als SVG für helle und dunkle Hintergründe und als PNG.",
    captions: {
      logo: "Logo für hellen Hintergrund",
      logoReversed: "Logo negativ, für dunklen Hintergrund",
      mark: "Bildmarke für hellen Hintergrund",
      markReversed: "Bildmarke negativ, für dunklen Hintergrund",
    },
  },
  pictures: {
    heading: "Pressebilder",
    text: "Unsere Zeichnungen stehen für Berichte über das Unternehmen kostenfrei zur Verfügung. Es sind große PNG-Dateien für Druck und Bildschirm.",
    captions: {
      shipToShore: "Vom Schiff bis an Land: Schiff, Landstromkabel, Kaikran und Schalttafel auf einer Linie",
      supportVessel: "Offshore-Versorger in der Seitenansicht",
      switchboard: "Hauptschalttafel, Frontansicht der Felder",
      crew: "Elektriker, Programmierer und Inbetriebnehmer, mit einer Linie gezeichnet",
    },
  },
  video: {
    heading: "Film",
    text: "Der Unternehmensfilm als Datei, zum Vorführen auf Messen und in Vorlesungen.",
    captions: { presentation: "Unternehmensfilm" },
  },
  facts: {
    heading: "Das Unternehmen in Zahlen",
    text: "Diese Angaben dürfen zitiert werden. Außer dem Gründungsjahr sind es Mindestwerte.",
    captions: {
      founded: "Gegründet",
      services: "Ausgeführte Serviceaufträge",
      unitsRepaired: "Reparierte elektrische Geräte",
      countries: "Einsatzländer",
      vessels: "Besuchte Schiffe",
      students: "Studierende im Praktikum",
    },
  },
  rules: {
    heading: "Nutzungsregeln",
    list: [
      "Das Unternehmen ist als Quelle zu nennen",
      "Bildmarke und Zeichnungen dürfen skaliert, aber nicht nachgezeichnet, umgefärbt oder verzerrt werden",
      "Um die Bildmarke bleibt ein Freiraum von mindestens ihrer halben Höhe",
      "Die Bildmarke darf nicht als Empfehlung eines fremden Produkts erscheinen",
      "Jede Nutzung über Berichte hinaus bedarf unserer vorherigen Zustimmung",
    ],
  },
};
