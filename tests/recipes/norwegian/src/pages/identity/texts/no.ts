import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  tab: "Nettleserfane",
  header: "Topptekst, dag og skumring",
  result: "Søkeresultat",
});

export const page = fromEnglish(en.page, {
  description:
    "Elektro og automasjon for skip, dokker og offshore: tavler, alarm- og styringssystemer og reparasjon av skipselektronikk.",
});

export const staff = fromEnglish(en.staff, { name: "Nettstedets navn og bilder" });
