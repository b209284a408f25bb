import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  year: "År",
  issuer: "Utstedt av",
  number: "Nummer",
  scope: "Omfang",
  validFrom: "Gyldig fra",
  validUntil: "Gyldig til",
  document: "Åpne dokumentet",
});

export const staff = fromEnglish(en.staff, {
  name: "Meritter",
  one: "Meritt",
  counted: "{{count}} meritt|{{count}} meritter",
  audit: { one: "meritten {{name}}", many: "meritter" },
  create: "Opprett ny meritt",
  unsaved: "Ny meritt",
  all: "Alle meritter",
  none: "Ingen meritter ennå. Uten dem lenker ikke nettstedet til siden deres.",
  failedToSave: "Kunne ikke lagre meritten: {{reason}}",
  errorSaving: "Feil ved lagring av meritten.",
  fields: {
    title: "Tittel",
    text: "Tekst",
    scope: "Omfang",
    group: "Gruppe",
    position: "Plassering",
    year: "År",
    issuer: "Utstedt av",
    number: "Sertifikatnummer",
    validFrom: "Gyldig fra",
    validUntil: "Gyldig til",
    document: "Dokument",
  },
  hints: {
    scope: "Hva sertifikatet eller godkjenningen omfatter.",
    issuer: "Hvem som ga prisen, sertifikatet eller godkjenningen.",
    validFrom: "Vises fra denne dagen. Tom: fra publiseringen.",
    validUntil: "Siste dag. Deretter forsvinner oppføringen; en e-post minner om det 30 dager før.",
  },
  choices: {
    group: {
      awards: { label: "Pris" },
      certificates: { label: "Sertifikat eller godkjenning" },
      projects: { label: "Referanseprosjekt" },
      partners: { label: "Samarbeidspartner" },
      students: { label: "Opplegg for studenter" },
    },
  },
});
