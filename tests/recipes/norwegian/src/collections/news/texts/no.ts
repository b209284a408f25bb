import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  posted: "Publisert",
  previous: "Forrige sak",
  next: "Neste sak",
  latest: "Siste nytt",
  earlier: "Tidligere saker",
  searchPlaceholder: "Tittel på saken",
  found: "{{count}} sak|{{count}} saker",
  none: "Ingen nyheter ennå.",
  noneFound: "Ingen sak har «{{q}}» i tittelen.",
  feed: "Aktuelt som RSS",
});

export const page = fromEnglish(en.page, {
  title: "Aktuelt",
  description: "Nytt fra selskapet: nye tjenester, prøveutstyr, oppdrag om bord og praksis for studenter.",
  lead: "Fra verkstedet, dokken og klasserommet.",
  notFound: "Fant ikke saken.",
  gone: "Denne saken er trukket tilbake",
});

export const staff = fromEnglish(en.staff, {
  name: "Aktuelt",
  one: "Sak",
  counted: "{{count}} sak|{{count}} saker",
  create: "Opprett ny sak",
  unsaved: "Ny sak",
  all: "Alle saker",
  none: "Ingen saker ennå. Den første begynner med «Opprett ny sak».",
  newest: "Siste saker",
  failedToSave: "Kunne ikke lagre saken: {{reason}}",
  errorSaving: "Feil ved lagring av saken.",
  audit: { one: "saken {{name}}", many: "saker" },
  fields: {
    title: "Tittel",
    shortDescription: "Ingress",
    description: "Tekst",
    imageAlt: "Alternativ tekst",
    img: "Bilde",
    posted: "Publisert",
  },
});
