import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Referenzen",
  description:
    "Auszeichnungen, Projekte und Partner des Unternehmens sowie Praktika für Studierende technischer Fächer.",
  lead: "Was wir gebaut haben, mit wem wir arbeiten und wie viele Studierende bei uns gelernt haben.",
  awards: "Auszeichnungen",
  certificates: "Zertifikate und Zulassungen",
  projects: "Projekte",
  partners: "Partner",
  students: "Angebote für Studierende",
  none: "Zurzeit gibt es hier keine Einträge.",
};

export const staff: typeof en.staff = {
  name: "Referenzen",
  sections: {
    title: "Seitenanfang",
    awards: "Überschriften der Gruppen",
    none: "Ohne Einträge",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    awards: "Auszeichnungen",
    certificates: "Zertifikate und Zulassungen",
    projects: "Projekte",
    partners: "Partner",
    students: "Angebote für Studierende",
    none: "Satz",
  },
};
