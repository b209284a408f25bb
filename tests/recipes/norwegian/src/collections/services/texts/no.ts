import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  notFound: "Fant ikke tjenesten.",
  gone: "Denne tjenesten tilbys ikke lenger",
});

export const staff = fromEnglish(en.staff, {
  name: "Tjenester",
  one: "Tjeneste",
  counted: "{{count}} tjeneste|{{count}} tjenester",
  create: "Opprett ny tjeneste",
  edit: "Rediger tjeneste",
  all: "Alle tjenester",
  none: "Ingen tjenester ennå.",
  failedToSave: "Kunne ikke lagre tjenesten: {{reason}}",
  errorSaving: "Feil ved lagring av tjenesten.",
  audit: { one: "tjenesten {{name}}", many: "tjenester" },
  fields: {
    title: "Tittel",
    shortTitle: "Kort tittel",
    summary: "Sammendrag",
    lead: "Ingress",
    intro: "Innledning",
    offered: "Det vi tilbyr",
    callHeading: "Overskrift for oppfordringen til kontakt",
    callText: "Tekst for oppfordringen til kontakt",
    askLabel: "Knapp ved siden av teksten",
    callLabel: "Knapp i oppfordringen til kontakt",
    description: "Beskrivelse for søkemotorer",
    drawingAlt: "Alternativ tekst for tegningen",
    drawing: "Tegning",
    position: "Rekkefølge",
  },
  hints: {
    shortTitle: "Navnet i menyen og på flisene. Tom: tittelen.",
    summary: "Setningen på flisen.",
    lead: "Setningen under tittelen.",
    intro: "Hvert punkt er et avsnitt.",
    offered: "Navn, kolon og én setning: «Generatorvern: Vi reparerer vernreleer.»",
    callHeading: "Tom: som i oversikten over tjenester.",
    callText: "Tom: som i oversikten over tjenester.",
    askLabel: "Det den besøkende gjør: «Beskriv feilen». Tom: som i oversikten over tjenester.",
    callLabel: "Tom: som i oversikten over tjenester.",
    description: "Tom: ingressen.",
  },
});
