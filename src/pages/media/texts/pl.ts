import type * as en from "./en.ts";

export const site: typeof en.site = {
  videoLabel: "Film o firmie, 36 sekund, bez dźwięku",
  download: "Pobierz „{{caption}}” jako",
  name: "Firma",
};

export const page: typeof en.page = {
  title: "Dla mediów",
  description: "Pliki logo, ilustracje prasowe, film o firmie i dane liczbowe wraz z zasadami ich wykorzystania.",
  lead: "Pliki i liczby dla redakcji, organizatorów targów i partnerów.",
  logosHeading: "Pliki logo",
  logosText:
    "Znak przedstawia falę morską, która przechodzi w sygnał prostokątny. Udostępniamy go bez nazwy firmy lub z nazwą, w formacie SVG na jasne i na ciemne tło oraz jako PNG.",
  logo: "Logo na jasne tło",
  logoReversed: "Logo w kontrze, na ciemne tło",
  mark: "Znak na jasne tło",
  markReversed: "Znak w kontrze, na ciemne tło",
  picturesHeading: "Ilustracje prasowe",
  picturesText:
    "Z naszych rysunków można bezpłatnie korzystać w materiałach o firmie. Są to duże pliki PNG, do druku i na ekran.",
  shipToShore: "Od statku do brzegu: statek, kabel zasilania z lądu, suwnica nabrzeżowa i rozdzielnica na jednej linii",
  supportVessel: "Statek wsparcia offshore, widok z boku",
  switchboard: "Rozdzielnica główna, widok pól",
  crew: "Elektrycy, programiści i inżynierowie rozruchu narysowani jedną linią",
  videoHeading: "Film",
  videoText: "Film o firmie do pobrania, na przykład do pokazania na targach lub wykładzie.",
  presentation: "Film o firmie",
  factsHeading: "Firma w liczbach",
  factsText: "Te dane można cytować. Poza rokiem założenia są to wartości minimalne.",
  rulesHeading: "Zasady wykorzystania",
  rules:
    "Prosimy o podanie nazwy firmy jako źródła\nZnak i rysunki można skalować; nie wolno ich przerysowywać ani zmieniać ich kolorów i proporcji\nWokół znaku należy zachować pole ochronne o szerokości co najmniej połowy wysokości znaku\nZnak nie może sugerować, że firma poleca cudzy produkt\nKażde użycie poza materiałami o firmie wymaga naszej zgody",
};

export const staff: typeof en.staff = {
  name: "Dla mediów",
  sections: {
    title: "Początek strony",
    logosHeading: "Pliki logo",
    picturesHeading: "Ilustracje prasowe",
    videoHeading: "Film",
    factsHeading: "Firma w liczbach",
    rulesHeading: "Zasady wykorzystania",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    logosHeading: "Nagłówek",
    logosText: "Tekst",
    logo: "Podpis logo",
    logoReversed: "Podpis logo w kontrze",
    mark: "Podpis znaku",
    markReversed: "Podpis znaku w kontrze",
    picturesHeading: "Nagłówek",
    picturesText: "Tekst",
    shipToShore: "Podpis: od statku do brzegu",
    supportVessel: "Podpis: statek offshore",
    switchboard: "Podpis: rozdzielnica",
    crew: "Podpis: zespół",
    videoHeading: "Nagłówek",
    videoText: "Tekst",
    presentation: "Podpis filmu",
    factsHeading: "Nagłówek",
    factsText: "Tekst",
    rulesHeading: "Nagłówek",
    rules: "Zasady",
  },
};
