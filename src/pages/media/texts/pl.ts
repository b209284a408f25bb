import type * as en from "./en.ts";

export const site: typeof en.site = {
  videoLabel: "Film o firmie, 30 sekund, bez dźwięku",
  download: "Pobierz",
  name: "Firma",
};
