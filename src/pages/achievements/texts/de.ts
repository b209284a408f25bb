import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Erfolge",
  description:
    "Auszeichnungen, Projekte und Partner des Unternehmens sowie Praktika für Studierende technischer Fächer.",
  lead: "Was gebaut wurde, wer dabei war und wie viele Studierende daran gelernt haben.",
  groups: {
    awards: "Auszeichnungen",
    certificates: "Zertifikate und Zulassungen",
    projects: "Projekte",
    partners: "Partner",
    students: "Angebote für Studierende",
  },
  none: "Derzeit gibt es hier keine Einträge.",
};
