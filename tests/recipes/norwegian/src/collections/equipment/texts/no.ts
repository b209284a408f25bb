import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  fields: { services: "Tjenester" },
  work: { repair: "reparasjon", exchange: "bytte", commissioning: "idriftsettelse" },
});

export const staff = fromEnglish(en.staff, {
  name: "Utstyr",
  one: "Utstyr",
  counted: "{{count}} utstyrsprodusent|{{count}} utstyrsprodusenter",
  audit: { one: "utstyr {{name}}", many: "utstyr" },
});
