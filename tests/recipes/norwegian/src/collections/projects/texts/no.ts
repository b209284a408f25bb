import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  additionalInfo: "Mer informasjon",
  previous: "Forrige prosjekt",
  next: "Neste prosjekt",
  searchPlaceholder: "Tittel, fartøy, produsent eller land",
  found: "{{count}} prosjekt|{{count}} prosjekter",
  none: "Ingen prosjekter ennå.",
  noneFound: "Ingen prosjekter passer til «{{q}}».",
  label: "Prosjekt",
  object: "Objekt",
  fields: { vesselTypes: "Objekt", categories: "Kategori" },
  category: "Kategori",
  country: "Land",
  maker: "Utstyrsprodusent",
  year: "År",
  link: "Prosjektside",
});

export const page = fromEnglish(en.page, {
  title: "Prosjekter",
  description: "Prosjekter innen skipselektro og automasjon: tavler, frekvensomformere, alarmsystemer og landstrøm.",
  lead: "Arbeid på fartøy, dokker og offshoreanlegg.",
  notFound: "Fant ikke prosjektet.",
  gone: "Dette prosjektet vises ikke lenger",
});

/** What each answer means. */
const permission = {
  yes: { label: "Ja", meaning: "navnet kan stå i tekster og bilder." },
  no: { label: "Nei", meaning: "verken navngis eller beskrives slik at det kan kjennes igjen." },
  anonymous: { label: "Anonymt", meaning: "type og område kan beskrives, uten navn." },
};

export const staff = fromEnglish(en.staff, {
  name: "Prosjekter",
  one: "Prosjekt",
  counted: "{{count}} prosjekt|{{count}} prosjekter",
  create: "Opprett nytt prosjekt",
  unsaved: "Nytt prosjekt",
  all: "Alle prosjekter",
  none: "Ingen prosjekter ennå. Det første begynner med «Opprett nytt prosjekt».",
  newest: "Siste prosjekter",
  failedToSave: "Kunne ikke lagre prosjektet: {{reason}}",
  errorSaving: "Feil ved lagring av prosjektet.",
  audit: { one: "prosjektet {{name}}", many: "prosjekter" },
  fields: {
    title: "Tittel",
    description: "Beskrivelse",
    imageAlt: "Alternativ tekst",
    category: "Kategori",
    vesselType: "Fartøystype",
    img: "Bilde",
    mayNameVessel: "Kan fartøyet navngis?",
    mayNameClient: "Kan kunden navngis?",
    projectUrl: "Prosjektets nettside",
    country: "Land",
    equipmentMaker: "Utstyrsprodusent",
    year: "År",
    posted: "Publisert",
    vesselTypes: "Fartøytype",
    categories: "Kategori",
    services: "Tjenester",
  },
  hints: {
    mayNameVessel: "Kan ikke publiseres før kunden er spurt.",
    mayNameClient: "Kan ikke publiseres før kunden er spurt.",
  },
  choices: { mayNameVessel: permission, mayNameClient: permission },
});
