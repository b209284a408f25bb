import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  videoLabel: "Presentasjon av selskapet, 30 sekunder, uten lyd",
  download: "Last ned",
  name: "Selskap",
});

export const page = fromEnglish(en.page, {
  title: "Presse",
  description: "Logofiler, pressebilder, presentasjonsfilm og fakta om selskapet, med regler for bruk.",
  lead: "Filer og tall for redaksjoner, messer og samarbeidspartnere.",
  logos: {
    heading: "Logofiler",
    text: "Merket er en bølge på havet som går over i et firkantsignal. Det finnes alene eller med navnet, som SVG for lys og mørk bakgrunn og som PNG.",
    captions: {
      logo: "Logo for lys bakgrunn",
      logoReversed: "Logo i negativ, for mørk bakgrunn",
      mark: "Merke for lys bakgrunn",
      markReversed: "Merke i negativ, for mørk bakgrunn",
    },
  },
  pictures: {
    heading: "Pressebilder",
    text: "Tegningene våre kan brukes fritt i omtale av selskapet. De er store PNG-filer for trykk og skjerm.",
    captions: {
      shipToShore: "Fra skip til land: fartøy, landstrømkabel, kaikran og tavle på én linje",
      supportVessel: "Offshorefartøy sett fra siden",
      switchboard: "Hovedtavle",
      crew: "Elektrikere, programmerere og igangkjørere tegnet med én linje",
    },
  },
  video: {
    heading: "Film",
    text: "Presentasjonen av selskapet som fil, til visning på messer og forelesninger.",
    captions: { presentation: "Presentasjon av selskapet" },
  },
  facts: {
    heading: "Fakta om selskapet",
    text: "Disse tallene kan siteres. Alle unntatt årstallet er nedre grenser.",
    captions: {
      founded: "Grunnlagt",
      services: "Utførte oppdrag",
      unitsRepaired: "Reparerte elektriske enheter",
      countries: "Land vi har arbeidet i",
      vessels: "Besøkte fartøy",
      students: "Studenter i praksis hos oss",
    },
  },
  rules: {
    heading: "Regler for bruk",
    list: [
      "Oppgi selskapet som kilde",
      "Merket og tegningene kan skaleres fritt, men ikke tegnes om, fargelegges på nytt eller forvrenges",
      "La det være luft rundt merket, minst halve høyden",
      "Ikke bruk merket slik at det ser ut som en anbefaling av et annet produkt",
      "Spør oss før all annen bruk enn omtale av selskapet",
    ],
  },
});
