import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const page = fromEnglish(en.page, {
  title: "Meritter",
  description:
    "Priser, prosjekter og samarbeidspartnere, og selskapets opplegg for studenter ved tekniske universiteter.",
  lead: "Hva som er bygd, hvem som var med, og studentene som lærte underveis.",
  groups: [
    {
      key: "awards",
      heading: "Priser",
      example: true,
      entries: [
        {
          title: "Pris 1",
          text: "Eksempel. Her står navnet på prisen, året og hvem som delte den ut.",
        },
        {
          title: "Pris 2",
          text: "Eksempel. Her forteller selskapet hvilket arbeid som ble hedret, og på hvilket fartøy eller anlegg.",
        },
        {
          title: "Pris 3",
          text: "Eksempel. Et sertifikat eller et takkebrev kan også stå her, med dato.",
        },
      ],
    },
    {
      key: "projects",
      heading: "Prosjekter",
      example: true,
      entries: [
        {
          title: "Prosjekt 1",
          text: "Eksempel. Her står fartøystype, omfang og år for et prosjekt.",
        },
        {
          title: "Prosjekt 2",
          text: "Eksempel. Her forteller selskapet med to setninger hva som var vanskelig, og hvordan det ble løst.",
        },
        {
          title: "Prosjekt 3",
          text: "Eksempel. Her hører det målte resultatet hjemme, med kundens tillatelse til å oppgi det.",
        },
      ],
    },
    {
      key: "partners",
      heading: "Samarbeidspartnere",
      example: true,
      entries: [
        {
          title: "Partner 1",
          text: "Eksempel. Her står partnerens navn, fagfelt og hva samarbeidet går ut på.",
        },
        {
          title: "Partner 2",
          text: "Eksempel. Et verft, en produsent eller et klasseselskap, nevnt med samtykke.",
        },
        {
          title: "Partner 3",
          text: "Eksempel. Her forteller selskapet hvor lenge de har arbeidet sammen, og med hva.",
        },
      ],
    },
    {
      key: "students",
      heading: "For studenter",
      example: false,
      entries: [
        {
          title: "Praksis for studenter",
          text: "For studenter i mekatronikk, elektroteknikk eller automasjon på tredje og fjerde studieår. De arbeider sammen med ingeniørene våre.",
        },
        {
          title: "Over {{students|student|studenter}}",
          text: "Har hatt praksis hos oss siden {{founded}}.",
        },
        {
          title: "Slik søker du",
          text: "Kravene står under Karriere, på siden om praksis for studenter.",
          textWithoutPractice: "Praksisplasser lyses ut under Karriere. For tiden er ingen ledige.",
        },
      ],
    },
  ],
});
