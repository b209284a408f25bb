import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

const pictures = {
  title: "Bilder",
  lead: "Bilder til nyheter, prosjekter, produkter og stillinger. Hvert bilde lagres uten opplysning om hvor det er tatt.",
  upload: "Last opp bilder",
  drop: "Slipp bilder her, lim dem inn eller velg dem.",
  kinds: "JPEG, PNG, WebP eller AVIF, opptil {{megabytes}} MB og {{megapixels}} megapiksler hver.",
  choose: "Velg filer",
  camera: "Ta et bilde",
  search: "Søk på filnavn eller alternativ tekst",
  searchButton: "Søk",
  photos: "Opplastede bilder",
  drawings: "Tegninger på nettstedet",
  none: "Ingenting er lastet opp ennå.",
  noMatch: "Ingenting passer til søket.",
  previous: "Forrige",
  next: "Neste",
  page: "Side {{page}} av {{pages}}",
  unused: "Ikke brukt",
  used: "Brukt: {{count}}",
  altMissing: "Alternativ tekst mangler: {{languages}}",
  altMissingEverywhere: "Ingen alternativ tekst ennå",
  removed: "Bildet er fjernet.",
  size: "Størrelse",
  pixels: "{{width}} × {{height}} piksler",
  uploaded: "Lastet opp",
  alternative: "Alternativ tekst",
  alternativeHint: "Hva bildet viser, for dem som ikke ser det. Nye oppføringer overtar disse tekstene.",
  focal: "Fokuspunkt",
  focalHint: "Klikk på det viktigste stedet; utsnittene nedenfor følger det.",
  horizontal: "Fra venstre mot høyre, prosent",
  vertical: "Ovenfra og ned, prosent",
  cardCrop: "På kort",
  shareCrop: "I delte lenker",
  save: "Lagre",
  saving: "Lagrer …",
  saved: "Lagret.",
  invalid: "Ikke lagret: en tekst er lengre enn {{max}} tegn.",
  conflict: "Ikke lagret: noen andre har endret dette bildet i mellomtiden. Last siden på nytt.",
  unavailable: "Ikke lagret: bildet kan ikke beskjæres akkurat nå. Prøv igjen om et minutt.",
  usedNowhere: "Ingenting bruker dette bildet.",
  remove: "Fjern",
  removeTitle: "Fjerne dette bildet?",
  removeWords: "Det forsvinner fra biblioteket for godt.",
  removeUsed: "Et bilde som er i bruk, kan ikke fjernes. Ta det ut av disse oppføringene først.",
  progress: {
    waiting: "venter",
    sending: "{{percent}} % sendt",
    working: "behandles",
    done: "lastet opp",
    failed: "ikke lastet opp",
    again: "Prøv igjen",
    dismiss: "Ta bort fra listen",
    offline: "Forbindelsen ble brutt. Prøv igjen.",
    signedOut: "Økten din er avsluttet. Logg inn i en annen fane, og prøv igjen.",
    failure: "Tjeneren tok det ikke imot. Prøv igjen.",
    label: "Opplastinger",
  },
  picker: {
    title: "Velg et bilde",
    close: "Lukk",
    loading: "Biblioteket lastes …",
  },
};

/** Why a picture or a document is not taken, with what to do. */
const refusals = {
  empty: "Filen er tom. Velg den på nytt, eller en annen.",
  "too-large":
    "Bildet er større enn {{pictureMegabytes}} MB. Lagre det som JPEG med lavere kvalitet eller i mindre format.",
  "too-many-pixels":
    "Bildet har mer enn {{megapixels}} megapiksler eller en svært lang side. Skaler det ned og last det opp på nytt.",
  svg: "SVG-tegninger tas ikke imot, fordi de kan inneholde skript. Eksporter tegningen som PNG og last opp den.",
  tiff: "TIFF-bilder tas ikke imot. Lagre bildet som JPEG eller PNG og last opp det.",
  animation: "Animasjoner og GIF-filer tas ikke imot. Lagre ett bilde som JPEG eller PNG og last opp det.",
  heic: "HEIC-bilder kan ikke leses her. Del bildet fra telefonen som JPEG, eller still kameraet på «Mest kompatibel».",
  "not-a-picture": "Filen er ikke et bilde som kan tas imot. Last opp en JPEG-, PNG-, WebP- eller AVIF-fil.",
  damaged:
    "Bildet er skadet eller ufullstendig. Kopier det på nytt fra kilden, eller åpne det, lagre det på nytt og last opp det.",
  "too-slow": "Bildet tar for lang tid å behandle. Lagre det som JPEG i mindre format og last opp det.",
  busy: "Mange bilder behandles akkurat nå. Prøv igjen om et minutt.",
  "document-too-large":
    "Dokumentet er større enn {{documentMegabytes}} MB. Lagre det med mindre bilder og last det opp på nytt.",
  "not-a-pdf": "Dokumenter tas bare imot som PDF. Lagre dokumentet som PDF og last opp det.",
};

export const staff = fromEnglish(en.staff, { pictures, refusals });
