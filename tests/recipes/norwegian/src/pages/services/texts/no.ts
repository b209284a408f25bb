import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  all: "Alle tjenester",
  offered: "Dette tilbyr vi",
  makers: "Utstyrsprodusenter",
  families: "Produktfamilier",
  extraRepairs: "Utvidet reparasjonsliste",
  items: "{{count}} enhet|{{count}} enheter",
});

export const page = fromEnglish(en.page, {
  title: "Tjenester",
  description:
    "Seks tjenester for skip, dokker og offshore: prosjektering, prosjektledelse, montering, reparasjon, bygging og opplæring.",
  lead: "Fra den første tegningen til det siste serviceoppdraget, om bord og på land.",
  askHeading: "Spør om denne tjenesten",
  askText: "Send tegningene, et bilde av merkeskiltet eller teksten i feilmeldingen.",
  askLabel: "Send en forespørsel",
  callHeading: "Usikker på hvilken tjeneste det gjelder?",
  callText: "Beskriv hva som har stoppet, eller hva som er planlagt. Vi finner ut av det.",
  callLabel: "Beskriv hva du trenger",
  notFound: "Fant ikke tjenesten.",
  gone: "Denne tjenesten tilbys ikke lenger",
});

export const staff = en.staff;
