import type * as en from "./en.ts";

export const site: typeof en.site = {
  videoLabel: "Film o firmie, 30 sekund, bez dźwięku",
  download: "Pobierz",
  name: "Firma",
};

export const page: typeof en.page = {
  title: "Dla mediów",
  description: "Pliki logo, ilustracje prasowe, film o firmie i dane liczbowe wraz z zasadami ich wykorzystania.",
  lead: "Pliki i liczby dla redakcji, organizatorów targów i partnerów.",
  logos: {
    heading: "Pliki logo",
    text: "Znak przedstawia falę morską, która przechodzi w sygnał prostokątny. Udostępniamy go sam lub z nazwą firmy, w formacie SVG na jasne i na ciemne tło oraz jako PNG.",
    captions: {
      logo: "Logo na jasne tło",
      logoReversed: "Logo w kontrze, na ciemne tło",
      mark: "Znak na jasne tło",
      markReversed: "Znak w kontrze, na ciemne tło",
    },
  },
  pictures: {
    heading: "Ilustracje prasowe",
    text: "Z naszych rysunków można bezpłatnie korzystać w materiałach o firmie. Są to duże pliki PNG, do druku i na ekran.",
    captions: {
      shipToShore:
        "Od statku do brzegu: statek, kabel zasilania z lądu, suwnica nabrzeżowa i rozdzielnica na jednej linii",
      supportVessel: "Statek obsługi offshore, widok z boku",
      switchboard: "Rozdzielnica główna, widok pól",
      crew: "Elektrycy, programiści i inżynierowie rozruchu narysowani jedną linią",
    },
  },
  video: {
    heading: "Film",
    text: "Film o firmie do pobrania, na przykład do pokazania na targach lub wykładzie.",
    captions: { presentation: "Film o firmie" },
  },
  facts: {
    heading: "Firma w liczbach",
    text: "Te dane można cytować. Poza rokiem założenia są to wartości minimalne.",
    captions: {
      founded: "Rok założenia",
      services: "Wykonane usługi",
      unitsRepaired: "Naprawione urządzenia elektryczne",
      countries: "Kraje, w których pracowaliśmy",
      vessels: "Odwiedzone statki",
      students: "Studenci na praktykach",
    },
  },
  rules: {
    heading: "Zasady wykorzystania",
    list: [
      "Prosimy o podanie firmy jako źródła",
      "Znak i rysunki można skalować; nie wolno ich przerysowywać, zmieniać kolorów ani proporcji",
      "Wokół znaku pozostaje wolne pole, co najmniej połowa jego wysokości",
      "Znak nie może sugerować, że firma poleca cudzy produkt",
      "Każde użycie poza materiałami o firmie wymaga naszej zgody",
    ],
  },
};
