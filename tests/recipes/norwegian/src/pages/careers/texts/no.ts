import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  openUntil: "Søknadsfrist {{day}}",
  addCv: "Legg ved CV",
  attachCv: "Legg ved CV",
});

export const page = fromEnglish(en.page, {
  title: "Karriere",
  description: "Ledige stillinger for elektroingeniører og teknikere, og praksis for studenter.",
  lead: "Jobb og praksis for folk som vil se at signalet deres kommer fram.",
  none: "Ingen ledige stillinger for tiden.",
  sendCv: "Send CV-en din",
  sendCvText: "Navn, e-postadresse og én fil er nok.",
  applyDescription: "Send oss CV-en din: navn, e-postadresse og én fil i formatet .doc, .docx eller .pdf.",
  requirements: "Krav",
  educationAndExperience: "Utdanning og erfaring",
  skills: "Ferdigheter",
  optionalCertifications: "Sertifikater som er en fordel",
  driversLicence: "Førerkort",
  additionalRequirements: "Andre krav",
  offer: "Vi tilbyr",
  otherOffers: "Andre stillinger",
  goneLead: "Stillingen tar ikke lenger imot søknader. Disse stillingene er ledige.",
  openOffers: "Ledige stillinger",
  goneLeadNone: "Stillingen tar ikke lenger imot søknader. Det er ingen ledige stillinger for tiden.",
  notFound: "Fant ikke stillingen.",
  gone: "Denne stillingen er ikke lenger ledig",
});

export const staff = en.staff;
