import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const staff = fromEnglish(en.staff, {
  name: "Tall",
  one: "Tall",
  counted: "{{count}} tall|{{count}} tall",
  audit: { one: "tall {{name}}", many: "tall" },
});
