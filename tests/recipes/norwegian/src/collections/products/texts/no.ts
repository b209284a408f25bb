import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  searchPlaceholder: "Produktnavn eller type",
  found: "{{count}} produkt|{{count}} produkter",
  none: "Ingen produkter ennå.",
  noneFound: "Ingen produkter passer til «{{q}}».",
  other: "Andre produkter",
  noOther: "Ingen andre produkter tilgjengelig",
  inStock: "På lager",
  outOfStock: "Ikke på lager",
  fields: { productTypes: "Type" },
  type: "Type",
  stock: "Lager",
  pieces: "{{count}} stk.|{{count}} stk.",
  onRequest: "på forespørsel",
  documentation: "Dokumentasjon",
  ask: "Spør om dette produktet",
});

export const page = fromEnglish(en.page, {
  title: "Produkter",
  description:
    "Produkter for skipsautomasjon: strømforsyninger, vern, sensorer og alarmtablåer, med dokumentasjon og lagerstatus.",
  lead: "Enheter og moduler som vi bygger, programmerer eller har på lager.",
  notFound: "Fant ikke noe produkt med ID {{id}}",
  gone: "Dette produktet selges ikke lenger",
});

export const staff = fromEnglish(en.staff, {
  name: "Produkter",
  one: "Produkt",
  counted: "{{count}} produkt|{{count}} produkter",
  create: "Opprett nytt produkt",
  unsaved: "Nytt produkt",
  all: "Alle produkter",
  none: "Ingen produkter ennå.",
  failedToSave: "Kunne ikke lagre produktet: {{reason}}",
  errorSaving: "Feil ved lagring av produktet.",
  audit: { one: "produktet {{name}}", many: "produkter" },
  fields: {
    title: "Tittel",
    productType: "Produkttype",
    description: "Beskrivelse",
    imageAlt: "Alternativ tekst",
    img: "Bilde",
    productTypes: "Produkttype",
    stock: "Lager",
    documentationUrl: "Dokumentasjon",
  },
});
