import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  seeProjects: "blant prosjektene",
  seeNews: "under Aktuelt",
  seeAchievements: "under Meritter",
  seeServices: "om tjenestene våre",
  readAbout: "om selskapet",
  noProjects: "Ingen prosjekter ennå.",
  noNews: "Ingen nyheter ennå.",
  heroDrawing:
    "Én sammenhengende linje: bølger, et offshorefartøy, en landstrømkabel, en kaikran, en tavle og et firkantsignal",
  crewDrawing: "Sju kolleger tegnet med én sammenhengende linje",
  bridgePoster: "Utsikt fra broen på et skip, over konsollen mot fordekket og havet",
});

export const page = fromEnglish(en.page, {
  title: "Skipselektro og automasjon",
  description: "",
  label: "Industriell automasjon og styringssystemer",
  headline: "Fra skip til land",
  tagline: "Presist ingeniørarbeid som forandrer bransjer",
  overviewLabel: "Om oss",
  overviewTitle: "Selskapet i korte trekk",
  overviewLead:
    "Vi leverer nyskapende løsninger innen skipselektro og automasjon til fartøy, dokker og offshorevirksomhet over hele verden.",
  overviewText:
    "Siden {{founded}} har vi arbeidet der utstyret står: i maskinrommet, på kaia og til sjøs. Det vi prosjekterer, bygger, monterer og kalibrerer vi også selv – og holder i drift.",
  whatWeDo: "Dette gjør vi",
  whatWeDoLead: "Seks tjenester på én linje, fra den første tegningen til det siste serviceoppdraget.",
  lastProjects: "Siste prosjekter",
  lastNews: "Siste nytt",
  whoWeAre: "Hvem vi er",
  statement:
    "Elektrikere, programmerere og igangkjørere som går om bord, åpner skapet og blir til signalet er som det skal.",
  onBoard: "Om bord",
  onBoardText:
    "Feilsøking, kalibrering og reparasjon i havn, for anker eller underveis, i over {{countries|land|land}}.",
  workshop: "På verkstedet",
  workshopText: "Kretskort og enheter repareres i prøvebenk; tavler og konsoller bygges og kobles.",
  students: "Med studenter",
  studentsText:
    "Studenter i mekatronikk, elektroteknikk eller automasjon på tredje og fjerde studieår arbeider sammen med ingeniørene våre.",
});

export const staff = en.staff;
