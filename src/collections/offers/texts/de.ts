import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Karriere",
  label: "Stellenangebot",
  practiceLabel: "Fachpraktikum",
  notFound: "Stellenangebot nicht gefunden",
  gone: "Diese Stelle ist nicht mehr ausgeschrieben",
};
