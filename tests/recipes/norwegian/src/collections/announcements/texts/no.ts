import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const staff = fromEnglish(en.staff, {
  name: "Kunngjøringer",
  one: "Kunngjøring",
  counted: "{{count}} kunngjøring|{{count}} kunngjøringer",
  audit: { one: "kunngjøring {{name}}", many: "kunngjøringer" },
});
