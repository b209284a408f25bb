import type * as en from "./en.ts";

export const site: typeof en.site = {
  play: "Abspielen",
  pause: "Anhalten",
  position: "Position",
  captions: "Untertitel",
  fullScreen: "Vollbild",
};
