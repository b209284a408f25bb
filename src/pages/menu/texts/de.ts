import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Menü und Namen der Seiten",
  fields: {
    title: "Startseite",
    aboutUs: "Über das Unternehmen",
    news: "Aktuelles",
    projects: "Projekte",
    services: "Leistungen",
    products: "Produkte",
    careers: "Karriere",
    contact: "Kontakt",
    achievements: "Erfolge",
    media: "Medien",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
    imprint: "Impressum",
    accessibility: "Barrierefreiheit",
  },
};
