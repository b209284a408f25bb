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

export const page: typeof en.page = {
  hint: "Aby od razu odpowiedziała właściwa osoba, prosimy podać: statek lub obiekt, port i terminy; producenta i typ urządzenia, tak jak na tabliczce znamionowej; co przestało działać oraz treść alarmu. Zdjęcie tabliczki można dosłać e-mailem.",
  urgent: "Wstępnej porady udzielamy telefonicznie i mówimy, kiedy możemy być na statku.",
};
