import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  unavailableLead: "Databasen svarer ikke akkurat nå. Prøv igjen om et halvt minutt.",
  status: "Status {{status}}",
  logId: "Feilnummer {{id}}",
  home: "Til forsiden",
  drawingAlt: "En åpen bryter i en linje",
});

export const page = fromEnglish(en.page, {
  title: "Fant ikke siden",
  lead: "Kretsen er brutt: det er ingenting på denne adressen.",
  goneTitle: "Ikke her lenger",
  goneLead: "Det har vært en side på denne adressen. Den er tatt bort.",
  unexpectedTitle: "Uventet feil",
  unexpectedLead: "Noe gikk galt hos oss. Prøv gjerne siden på nytt.",
  badRequestTitle: "Dette kunne ikke leses",
  badRequestLead:
    "Det som kom fram, var ufullstendig eller ødelagt, og ingenting er lagret. Gå tilbake, last siden på nytt og send en gang til.",
  foreignOriginTitle: "Ikke sendt fra dette nettstedet",
  foreignOriginLead:
    "Dette ble sendt fra et annet nettsted, eller av en nettleser som ikke oppgir hvor det kommer fra, og ingenting er lagret. Åpne siden her og send på nytt.",
  tooSlowTitle: "Forbindelsen var for treg",
  tooSlowLead:
    "For lite kom fram innen fristen, og ingenting er lagret. Gå tilbake og send på nytt, helst over en bedre forbindelse.",
  tooLargeTitle: "For stort til å sendes",
  tooLargeLead:
    "Det du sendte, er større enn denne siden tar imot, og ingenting er lagret. Gjør filen mindre, for eksempel ved å ta bort bilder, eller kort ned teksten, og send på nytt.",
  unsupportedTitle: "Dette formatet tas ikke imot",
  unsupportedLead: "Denne siden tar bare imot det som sendes fra dens eget skjema. Åpne siden og bruk skjemaet der.",
  tooManyTitle: "For mye på kort tid",
  tooManyLead: "Det kom mer over forbindelsen din enn vi tar imot på så kort tid. Vent ti minutter og send på nytt.",
  storageFullTitle: "Ikke plass akkurat nå",
  storageFullLead: "Lagringsplassen vår er full, og ingenting er lagret. Prøv igjen senere, eller ring oss.",
  signedOutTitle: "Logg inn først",
  signedOutLead: "Denne siden er for ansatte som er logget inn. Logg inn i kontrollpanelet og åpne siden på nytt.",
});

export const staff = en.staff;
