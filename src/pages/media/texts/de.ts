import type * as en from "./en.ts";

export const site: typeof en.site = {
  videoLabel: "Unternehmensfilm, 36 Sekunden, ohne Ton",
  download: "„{{caption}}“ herunterladen als",
  name: "Unternehmen",
};

export const page: typeof en.page = {
  title: "Presse",
  description: "Logodateien, Pressebilder, Unternehmensfilm und Zahlen zum Unternehmen, mit Nutzungsbedingungen.",
  lead: "Dateien und Zahlen für Redaktionen, Messen und Partner.",
  logosHeading: "Logodateien",
  logosText:
    "Die Bildmarke zeigt eine Welle, die in ein Rechtecksignal übergeht. Es gibt sie allein oder mit Schriftzug, als SVG für helle und dunkle Hintergründe und als PNG.",
  logo: "Logo für hellen Hintergrund",
  logoReversed: "Logo negativ, für dunklen Hintergrund",
  mark: "Bildmarke für hellen Hintergrund",
  markReversed: "Bildmarke negativ, für dunklen Hintergrund",
  picturesHeading: "Pressebilder",
  picturesText:
    "Unsere Zeichnungen stehen für Berichte über das Unternehmen kostenfrei zur Verfügung. Die PNG-Dateien eignen sich für Druck und Bildschirm.",
  shipToShore: "Zwischen Schiff und Land: Schiff, Landstromkabel, Kaikran und Schalttafel auf einer Linie",
  supportVessel: "Offshore-Versorger in der Seitenansicht",
  switchboard: "Hauptschalttafel, Frontansicht der Felder",
  crew: "Elektriker, Programmierer und Inbetriebnehmer, mit einer Linie gezeichnet",
  videoHeading: "Film",
  videoText: "Der Unternehmensfilm als Datei, zur Vorführung auf Messen und in Vorlesungen.",
  presentation: "Unternehmensfilm",
  factsHeading: "Das Unternehmen in Zahlen",
  factsText: "Diese Angaben dürfen zitiert werden. Außer dem Gründungsjahr sind alle Zahlen Mindestwerte.",
  rulesHeading: "Nutzungsbedingungen für die Dateien",
  rules:
    "Das Unternehmen ist als Quelle zu nennen.\nBildmarke und Zeichnungen dürfen skaliert, aber nicht nachgezeichnet, umgefärbt oder verzerrt werden.\nUm die Bildmarke ist ein Schutzraum von mindestens ihrer halben Höhe einzuhalten.\nDie Bildmarke darf nicht so verwendet werden, dass sie als Empfehlung eines fremden Produkts erscheint.\nJede Nutzung, die auf dieser Seite nicht genannt ist, bedarf unserer vorherigen Zustimmung.",
};

export const staff: typeof en.staff = {
  name: "Presse",
  sections: {
    title: "Seitenanfang",
    logosHeading: "Logodateien",
    picturesHeading: "Pressebilder",
    videoHeading: "Film",
    factsHeading: "Das Unternehmen in Zahlen",
    rulesHeading: "Nutzungsbedingungen für die Dateien",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    logosHeading: "Überschrift",
    logosText: "Text",
    logo: "Unterschrift des Logos",
    logoReversed: "Unterschrift des Logos negativ",
    mark: "Unterschrift der Bildmarke",
    markReversed: "Unterschrift der Bildmarke negativ",
    picturesHeading: "Überschrift",
    picturesText: "Text",
    shipToShore: "Bildunterschrift: zwischen Schiff und Land",
    supportVessel: "Bildunterschrift: Offshore-Versorger",
    switchboard: "Bildunterschrift: Schalttafel",
    crew: "Bildunterschrift: Team",
    videoHeading: "Überschrift",
    videoText: "Text",
    presentation: "Unterschrift des Films",
    factsHeading: "Überschrift",
    factsText: "Text",
    rulesHeading: "Überschrift",
    rules: "Regeln",
  },
};
