import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const page = fromEnglish(en.page, {
  title: "Meritter",
  description:
    "Priser, prosjekter og samarbeidspartnere, og selskapets opplegg for studenter ved tekniske universiteter.",
  lead: "Hva som er bygd, hvem som var med, og studentene som lærte underveis.",
  awards: "Priser",
  certificates: "Sertifikater og godkjenninger",
  projects: "Prosjekter",
  partners: "Samarbeidspartnere",
  students: "For studenter",
  none: "For tiden er det ingenting å vise her.",
});

export const staff = en.staff;
