import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const staff = fromEnglish(en.staff, {
  name: "Prosjektkategorier",
  one: "Prosjektkategori",
  counted: "{{count}} prosjektkategori|{{count}} prosjektkategorier",
  audit: { one: "prosjektkategori {{name}}", many: "prosjektkategorier" },
});
