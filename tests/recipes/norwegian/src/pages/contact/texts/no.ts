import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  openInMaps: "Åpne i en karttjeneste",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Kartappen på denne enheten",
});

export const page = fromEnglish(en.page, {
  title: "Ta kontakt",
  description: "Telefonnumre, e-post, postadresse og hvor selskapet holder til.",
  lead: "Skriv eller ring.",
  trouble: "Har et fartøy problemer, ring",
  callHeading: "Skal fartøyet gå i kveld?",
  urgent: "Vi gir de første rådene på telefon og sier når vi kan være om bord.",
  night: "",
  hint: "Med disse opplysningene svarer rett person med en gang: fartøy eller anlegg, havn og datoer; produsent og type slik det står på merkeskiltet; hva som har sluttet å virke, og teksten i alarmen. Tegninger og bilder kan sendes etterpå på e-post.",
  followUs: "Følg oss",
  location: "Her finner du oss",
});

export const staff = en.staff;
