import type * as en from "./en.ts";

export const site: typeof en.site = {
  openInMaps: "Otwórz w wybranej mapie",
  lead: "Prosimy o e-mail lub telefon. W razie awarii na statku prosimy dzwonić.",
  description: "Numery telefonów, e-mail, adres do korespondencji i położenie firmy na mapie.",
  callHeading: "Statek wychodzi dziś wieczorem?",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Mapy na tym urządzeniu",
};
