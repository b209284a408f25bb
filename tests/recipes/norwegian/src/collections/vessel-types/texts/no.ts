import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const staff = fromEnglish(en.staff, {
  name: "Fartøytyper",
  one: "Fartøytype",
  counted: "{{count}} fartøytype|{{count}} fartøytyper",
  audit: { one: "fartøytype {{name}}", many: "fartøytyper" },
});
