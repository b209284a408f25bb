import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  label: "Ledig stilling",
  practiceLabel: "Praksis for studenter",
});

export const staff = fromEnglish(en.staff, {
  name: "Stillinger",
  one: "Stilling",
  counted: "{{count}} stilling|{{count}} stillinger",
  create: "Opprett ny stilling",
  unsaved: "Ny stilling",
  all: "Alle stillinger",
  none: "Ingen stillinger ennå.",
  failedToSave: "Kunne ikke lagre stillingen: {{reason}}",
  errorSaving: "Feil ved lagring av stillingen.",
  audit: { one: "stillingen {{name}}", many: "stillinger" },
  fields: {
    title: "Tittel",
    lead: "Ingress",
    educationAndExperience: "Utdanning og erfaring",
    skills: "Ferdigheter",
    optionalCertifications: "Sertifikater som er en fordel",
    driversLicence: "Førerkort",
    additionalRequirements: "Andre krav",
    offer: "Vi tilbyr",
    kind: "Type stilling",
    img: "Bilde",
    openFrom: "Åpen fra",
    openUntil: "Åpen til",
  },
  hints: {
    lead: "Setningen under tittelen.",
    openFrom: "Tom: fra publiseringen.",
    openUntil: "Siste dag for søknader. Tom: til den trekkes tilbake.",
  },
  choices: { kind: { job: { label: "Jobb" }, practice: { label: "Praksis for studenter" } } },
});
