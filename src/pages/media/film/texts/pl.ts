import type * as en from "./en.ts";

export const site: typeof en.site = {
  play: "Odtwórz",
  pause: "Wstrzymaj",
  position: "Pozycja",
  captions: "Napisy",
  fullScreen: "Pełny ekran",
};
