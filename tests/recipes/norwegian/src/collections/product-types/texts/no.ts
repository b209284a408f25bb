import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const staff = fromEnglish(en.staff, {
  name: "Produkttyper",
  one: "Produkttype",
  counted: "{{count}} produkttype|{{count}} produkttyper",
  audit: { one: "produkttype {{name}}", many: "produkttyper" },
});
