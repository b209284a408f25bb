import type * as en from "./en.ts";

export const site: typeof en.site = {
  videoLabel: "Unternehmensfilm, 30 Sekunden, ohne Ton",
  download: "Herunterladen",
  name: "Unternehmen",
};
