import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Menü und Namen der Seiten",
  sections: {
    main: "Navigation",
    title: "Namen der Hauptseiten",
    footerHeading: "Aufruf zur Kontaktaufnahme in der Fußzeile",
  },
  cells: {
    main: { label: "Beschriftung", link: "Link", below: "Unterpunkt des vorherigen Eintrags" },
    further: { label: "Beschriftung", link: "Link" },
  },
  hints: {
    main: "Das Hauptmenü steht in der Kopfzeile, im Menü auf schmalen Bildschirmen und in der Fußzeile. Ein Eintrag ohne Beschriftung trägt den Namen seiner Seite; diese Namen legen Sie weiter unten fest. Die einzelnen Leistungen erscheinen automatisch unter „Leistungen“.",
    further:
      "Diese Links stehen am Ende des Menüs auf schmalen Bildschirmen und am Ende der Fußzeile. Ein Eintrag ohne Beschriftung trägt den Namen seiner Seite. Datenschutz, Impressum und Barrierefreiheit stehen immer in der Fußzeile.",
  },
  fields: {
    main: "Hauptmenü",
    further: "Weitere Links",
    title: "Startseite",
    aboutUs: "Über uns",
    news: "Aktuelles",
    projects: "Projekte",
    services: "Leistungen",
    products: "Produkte",
    careers: "Karriere",
    contact: "Kontakt",
    achievements: "Referenzen",
    media: "Presse",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
    imprint: "Impressum",
    accessibility: "Barrierefreiheit",
    footerHeading: "Überschrift",
    footerText: "Satz",
  },
};
