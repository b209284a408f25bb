import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  title: "Skipselektro og automasjon",
  description:
    "Elektro og automasjon for skip, dokker og offshore: tavler, alarm- og styringssystemer og reparasjon av skipselektronikk.",
  label: "Industriell automasjon og styringssystemer",
  headline: "Fra skip til land",
  tagline: "Presist ingeniørarbeid som forandrer bransjer",
  about_us_label: "Om oss",
  about_title: "Selskapet i korte trekk",
  whatWeDo: "Dette gjør vi",
  lastProjects: "Siste prosjekter",
  lastNews: "Siste nytt",
  whoWeAre: "Hvem vi er",
  seeProjects: "blant prosjektene",
  seeNews: "under Aktuelt",
  seeAchievements: "under Meritter",
  seeServices: "om tjenestene våre",
  readAbout: "om selskapet",
  noProjects: "Ingen prosjekter ennå.",
  noNews: "Ingen nyheter ennå.",
});

export const page = fromEnglish(en.page, {
  about: {
    lead: "Vi leverer nyskapende løsninger innen skipselektro og automasjon til fartøy, dokker og offshorevirksomhet over hele verden.",
    text: "Siden {{founded}} har vi arbeidet der utstyret står: i maskinrommet, på kaia og til sjøs. Det vi prosjekterer, bygger, monterer og kalibrerer vi også selv – og holder i drift.",
  },
  whatWeDoLead: "Seks tjenester på én linje, fra den første tegningen til det siste serviceoppdraget.",
  whoWeAre: {
    statement:
      "Elektrikere, programmerere og igangkjørere som går om bord, åpner skapet og blir til signalet er som det skal.",
    columns: [
      {
        heading: "Om bord",
        text: "Feilsøking, kalibrering og reparasjon i havn, for anker eller underveis, i over {{countries|land|land}}.",
      },
      {
        heading: "På verkstedet",
        text: "Kretskort og enheter repareres i prøvebenk; tavler og konsoller bygges og kobles.",
      },
      {
        heading: "Med studenter",
        text: "Studenter i mekatronikk, elektroteknikk eller automasjon på tredje og fjerde studieår arbeider sammen med ingeniørene våre.",
      },
    ],
  },
  drawings: {
    hero: "Én sammenhengende linje: bølger, et offshorefartøy, en landstrømkabel, en kaikran, en tavle og et firkantsignal",
    crew: "Sju kolleger tegnet med én sammenhengende linje",
    bridgePoster: "Utsikt fra broen på et skip, over konsollen mot fordekket og havet",
  },
});
