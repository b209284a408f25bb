import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

/** Files with all messages, all applications, or the site's content, and the import of the latter. */
const transfer = {
  title: "Eksport og import",
  inIt: "I filen",
  notInIt: "Ikke med",
  personal:
    "Filen inneholder personopplysninger. Oppbevar den der ingen andre kan åpne den, og slett den når den ikke trengs lenger: det som slettes her, blir liggende i filen.",
  content: {
    title: "Innhold",
    lead: "Alt som besøkende leser og ansatte forbereder, som én fil (JSON). Et annet nettsted av samme slag kan importere den.",
    inIt: [
      "Nyheter, prosjekter, produkter og stillinger i alle tilstander og på alle språk, med planene for dem",
      "Opplastede bilder med alternative tekster, og datablad",
      "Selskapets opplysninger, oppbevaringstider og navigasjon",
      "Numrene på slettede oppføringer, så adressene deres fortsatt sier at siden er borte",
    ],
    notInIt: [
      "Eldre versjoner, ulagrede tekster og lenker til forhåndsvisning",
      "Kontoer, meldinger, søknader og revisjonsloggen",
    ],
    backup: "Dette er ingen sikkerhetskopi. En kommando på tjeneren lager sikkerhetskopi av alt:",
    download: "Last ned innhold",
  },
  import: {
    title: "Import",
    lead: "Erstatter eksemplene med innholdet i en slik fil. Ment for et nytt nettsted.",
    file: "Fil med innhold",
    fileHint: "Slik den ble lastet ned, opptil {{megabytes}} MB.",
    replaces: "Erstatt eksemplene, selskapets opplysninger, oppbevaringstidene og navigasjonen på dette nettstedet",
    submit: "Importer",
    checks: "Hele filen kontrolleres før noe skrives. Er det noe galt med den, blir nettstedet som det var.",
    steps: {
      sending: "Filen sendes: {{percent}} %",
      checking: "Filen kontrolleres.",
      files: "Bilder og dokumenter: {{done}} av {{of}}",
      writing: "Innholdet skrives.",
    },
    mayLeave: "Denne siden kan lukkes nå; importen fortsetter.",
    done: "Importert: {{items}}, {{pictures}}, {{documents}}.",
    items: "{{count}} oppføring|{{count}} oppføringer",
    pictures: "{{count}} bilde|{{count}} bilder",
    documents: "{{count}} dokument|{{count}} dokumenter",
    seeSite: "Se nettstedet",
    line: "Linje {{number}}",
    record: "Post {{number}}",
    refused: "Ikke importert. Nettstedet er som det var.",
    refusals: {
      "not-content": "Dette er ikke en fil med innholdet til et nettsted.",
      version: "Filen er skrevet av en annen versjon av programmet. Sørg for samme versjon på begge nettstedene.",
      "not-json": "Dette stedet kan ikke leses. Filen er skadet eller endret for hånd.",
      "cut-short": "Filen slutter for tidlig. Last den ned eller kopier den på nytt.",
      reformatted:
        "Filen er større enn 16 MB, og et annet program har endret linjene i den. Importer den slik den ble lastet ned.",
      "record-too-large": "Denne posten er større enn noen post kan være. Importer filen slik den ble lastet ned.",
      "too-many": "Det er flere poster enn en fil kan ha.",
      "unknown-record": "Ukjent type post:",
      "unknown-field": "Ukjent felt:",
      field: "Dette feltet mangler, eller inneholder noe som ikke er tillatt:",
      twice: "Dette står to ganger i filen:",
      "picture-missing": "En oppføring viser et bilde som ikke kommer før den i filen:",
      "document-missing": "En oppføring lenker til et dokument som ikke kommer før den i filen:",
      file: "Dette bildet eller dokumentet godtas ikke:",
      "no-company": "Selskapets opplysninger mangler.",
    },
    inTheWay:
      "Dette nettstedet har eget innhold, så ingenting kan importeres. En import krever et nettsted som bare har de uendrede eksemplene. I veien:",
    wayOut: "Importer til et nytt nettsted, eller slett for godt det som er nevnt, også fra papirkurvene.",
    busy: "En annen import pågår. Vent til den er ferdig.",
    failures: {
      "too-large": "Ikke importert: filen er større enn {{megabytes}} MB.",
      "no-file": "Velg en fil først.",
      unexpected: "Importen mislyktes. Nettstedet er som det var; feilen er logget.",
    },
    signedOut: "Økten din er avsluttet. Logg inn i en annen fane, og importer på nytt.",
    offline:
      "Forbindelsen ble brutt. Hvis filen var sendt, kan importen fortsatt pågå: last siden på nytt om noen minutter.",
  },
};

export const staff = fromEnglish(en.staff, { transfer });
