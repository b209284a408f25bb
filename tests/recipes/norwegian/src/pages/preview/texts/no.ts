import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  title: "Forhåndsvisning",
  text: "Slik vil det se ut når det er publisert.",
  page: "Side",
  cards: "Kort",
  share: "Delt lenke",
  inList: "I listen",
  mails: "E-poster og setninger med disse ordene",
  subject: "Emne",
  others: "Setninger på nettstedet",
  notFound: "Denne forhåndsvisningen er ikke lenger gyldig",
});
