import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Schiffselektrik und Automation",
  description:
    "Elektrotechnik und Automation für Schiffe, Docks und Offshore: Schaltanlagen, Alarm- und Steuerungssysteme, Reparatur von Schiffselektronik.",
  label: "Industrieautomation und Steuerungssysteme",
  headline: "Vom Schiff bis an Land",
  tagline: "Präzise Ingenieurarbeit, die Branchen verändert",
  about_us_label: "Über uns",
  about_title: "Unser Unternehmen im Überblick",
  whatWeDo: "Was wir tun",
  lastProjects: "Neueste Projekte",
  lastNews: "Neueste Beiträge",
  whoWeAre: "Wer wir sind",
  seeProjects: "im Bereich Projekte",
  seeNews: "im Bereich Aktuelles",
  seeAchievements: "im Bereich Erfolge",
  seeServices: "im Bereich Leistungen",
  readAbout: "über unser Unternehmen",
  noProjects: "Noch keine Projekte.",
  noNews: "Noch keine Beiträge.",
};
