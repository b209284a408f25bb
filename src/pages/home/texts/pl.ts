import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Elektrotechnika i automatyka okrętowa",
  description:
    "Elektrotechnika i automatyka dla statków, doków i sektora offshore: rozdzielnice, systemy alarmowe i sterowania, naprawa elektroniki okrętowej.",
  label: "Automatyka przemysłowa i systemy sterowania",
  headline: "Od statku do brzegu",
  tagline: "Inżynierska precyzja, która zmienia przemysł",
  about_us_label: "O nas",
  about_title: "Nasza firma w skrócie",
  whatWeDo: "Co robimy",
  lastProjects: "Ostatnie projekty",
  lastNews: "Co nowego",
  whoWeAre: "Kim jesteśmy",
  seeProjects: "w dziale Projekty",
  seeNews: "w dziale Aktualności",
  seeAchievements: "w dziale Osiągnięcia",
  seeServices: "w dziale Usługi",
  readAbout: "o naszej firmie",
  noProjects: "Nie ma jeszcze projektów.",
  noNews: "Nie ma jeszcze aktualności.",
};
