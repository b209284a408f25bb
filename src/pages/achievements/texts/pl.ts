import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Osiągnięcia",
  description: "Nagrody, projekty i partnerzy firmy oraz praktyki dla studentów uczelni technicznych.",
  lead: "Co zbudowaliśmy, z kim i ilu studentów uczyło się przy tym zawodu.",
  groups: [
    {
      key: "awards",
      heading: "Nagrody",
      example: true,
      entries: [
        { title: "Nagroda 1", text: "Wpis przykładowy. Tu podaje się nazwę nagrody, rok i kto ją przyznał." },
        {
          title: "Nagroda 2",
          text: "Wpis przykładowy. Tu firma pisze, za jaką pracę otrzymała wyróżnienie i na jakim statku lub obiekcie.",
        },
        {
          title: "Nagroda 3",
          text: "Wpis przykładowy. Może to być także certyfikat albo list referencyjny, z datą.",
        },
      ],
    },
    {
      key: "projects",
      heading: "Projekty",
      example: true,
      entries: [
        { title: "Projekt 1", text: "Wpis przykładowy. Tu podaje się typ statku, zakres prac i rok realizacji." },
        {
          title: "Projekt 2",
          text: "Wpis przykładowy. Tu firma opisuje w dwóch zdaniach, co było trudne i jak to rozwiązano.",
        },
        {
          title: "Projekt 3",
          text: "Wpis przykładowy. Miejsce na zmierzony wynik, podany za zgodą klienta.",
        },
      ],
    },
    {
      key: "partners",
      heading: "Partnerzy",
      example: true,
      entries: [
        {
          title: "Partner 1",
          text: "Wpis przykładowy. Tu podaje się nazwę partnera, jego branżę i rodzaj współpracy.",
        },
        {
          title: "Partner 2",
          text: "Wpis przykładowy. Stocznia, producent lub towarzystwo klasyfikacyjne, wymienione za ich zgodą.",
        },
        {
          title: "Partner 3",
          text: "Wpis przykładowy. Tu firma podaje, od kiedy trwa współpraca i czego dotyczy.",
        },
      ],
    },
    {
      key: "students",
      heading: "Programy dla studentów",
      example: false,
      entries: [
        {
          title: "Praktyki studenckie",
          text: "Dla studentów III i IV roku mechatroniki, elektrotechniki lub automatyki. Praktykanci pracują obok naszych inżynierów.",
        },
        {
          title: "Ponad {{students|studenta|studentów|studentów}}",
          text: "Tyle osób odbyło u nas praktyki od {{founded}} roku.",
        },
        {
          title: "Jak się zgłosić",
          text: "Wymagania podajemy w dziale Kariera, na stronie Praktyki studenckie.",
          textWithoutPractice: "Wolne miejsca ogłaszamy w dziale Kariera. Obecnie nie prowadzimy naboru.",
        },
      ],
    },
  ],
};
