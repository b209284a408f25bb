import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  videoLabel: "Presentasjon av selskapet, 30 sekunder, uten lyd",
  download: "Last ned «{{caption}}» som",
  name: "Selskap",
});

export const page = fromEnglish(en.page, {
  title: "Presse",
  description: "Logofiler, pressebilder, presentasjonsfilm og fakta om selskapet, med regler for bruk.",
  lead: "Filer og tall for redaksjoner, messer og samarbeidspartnere.",
  logosHeading: "Logofiler",
  logosText:
    "Merket er en bølge på havet som går over i et firkantsignal. Det finnes alene eller med navnet, som SVG for lys og mørk bakgrunn og som PNG.",
  logo: "Logo for lys bakgrunn",
  logoReversed: "Logo i negativ, for mørk bakgrunn",
  mark: "Merke for lys bakgrunn",
  markReversed: "Merke i negativ, for mørk bakgrunn",
  picturesHeading: "Pressebilder",
  picturesText: "Tegningene våre kan brukes fritt i omtale av selskapet. De er store PNG-filer for trykk og skjerm.",
  shipToShore: "Fra skip til land: fartøy, landstrømkabel, kaikran og tavle på én linje",
  supportVessel: "Offshorefartøy sett fra siden",
  switchboard: "Hovedtavle",
  crew: "Elektrikere, programmerere og igangkjørere tegnet med én linje",
  videoHeading: "Film",
  videoText: "Presentasjonen av selskapet som fil, til visning på messer og forelesninger.",
  presentation: "Presentasjon av selskapet",
  factsHeading: "Fakta om selskapet",
  factsText: "Disse tallene kan siteres. Alle unntatt årstallet er nedre grenser.",
  rulesHeading: "Regler for bruk",
  rules:
    "Oppgi selskapet som kilde\nMerket og tegningene kan skaleres fritt, men ikke tegnes om, fargelegges på nytt eller forvrenges\nLa det være luft rundt merket, minst halve høyden\nIkke bruk merket slik at det ser ut som en anbefaling av et annet produkt\nSpør oss før all annen bruk enn omtale av selskapet",
});

export const staff = en.staff;
