import type { AchievementContent } from "./achievements.ts";

/**
 * The achievements of a fresh installation: the placeholders of the specification, which say that they are examples, and
 * its student programs. Figures are those of the company.
 */
export const exampleAchievements: readonly AchievementContent[] = [
  {
    id: 1,
    group: "awards",
    texts: {
      en: {
        title: "Award 1",
        text: "Example entry. Enter the name of the award, the year and who issued it.",
        scope: "",
      },
      pl: {
        title: "Nagroda 1",
        text: "Wpis przykładowy. Tu podaje się nazwę nagrody, rok i instytucję, która ją przyznała.",
        scope: "",
      },
      de: {
        title: "Auszeichnung 1",
        text: "Beispieleintrag. Hier stehen der Name der Auszeichnung, das Jahr und wer sie verliehen hat.",
        scope: "",
      },
    },
  },
  {
    id: 2,
    group: "awards",
    texts: {
      en: {
        title: "Award 2",
        text: "Example entry. Describe the work the award recognised, and name the vessel or site.",
        scope: "",
      },
      pl: {
        title: "Nagroda 2",
        text: "Wpis przykładowy. Tu firma pisze, za jaką pracę otrzymała wyróżnienie i na jakim statku lub obiekcie.",
        scope: "",
      },
      de: {
        title: "Auszeichnung 2",
        text: "Beispieleintrag. Hier steht, welche Arbeit gewürdigt wurde und auf welchem Schiff oder welcher Anlage.",
        scope: "",
      },
    },
  },
  {
    id: 3,
    group: "awards",
    texts: {
      en: {
        title: "Award 3",
        text: "Example entry. This can also be a certificate or a letter of thanks, with its date.",
        scope: "",
      },
      pl: {
        title: "Nagroda 3",
        text: "Wpis przykładowy. Może to być także certyfikat albo list referencyjny, z datą.",
        scope: "",
      },
      de: {
        title: "Auszeichnung 3",
        text: "Beispieleintrag. Auch ein Zertifikat oder ein Referenzschreiben kann hier stehen, mit Datum.",
        scope: "",
      },
    },
  },
  {
    id: 4,
    group: "projects",
    texts: {
      en: {
        title: "Project 1",
        text: "Example entry. Enter the type of vessel, the scope and the year of a project.",
        scope: "",
      },
      pl: {
        title: "Projekt 1",
        text: "Wpis przykładowy. Tu podaje się typ statku, zakres prac i rok realizacji.",
        scope: "",
      },
      de: {
        title: "Projekt 1",
        text: "Beispieleintrag. Hier stehen Schiffstyp, Umfang und Jahr eines Projekts.",
        scope: "",
      },
    },
  },
  {
    id: 5,
    group: "projects",
    texts: {
      en: {
        title: "Project 2",
        text: "Example entry. Describe in two sentences what was difficult and how it was solved.",
        scope: "",
      },
      pl: {
        title: "Projekt 2",
        text: "Wpis przykładowy. Tu firma opisuje w dwóch zdaniach, co było trudne i jak to rozwiązano.",
        scope: "",
      },
      de: {
        title: "Projekt 2",
        text: "Beispieleintrag. Hier steht in zwei Sätzen, was schwierig war und wie es gelöst wurde.",
        scope: "",
      },
    },
  },
  {
    id: 6,
    group: "projects",
    texts: {
      en: {
        title: "Project 3",
        text: "Example entry. Enter the measured result, with the customer’s permission to publish it.",
        scope: "",
      },
      pl: {
        title: "Projekt 3",
        text: "Wpis przykładowy. Miejsce na zmierzony wynik, podany za zgodą klienta.",
        scope: "",
      },
      de: {
        title: "Projekt 3",
        text: "Beispieleintrag. Hierher gehört das gemessene Ergebnis, mit Zustimmung des Kunden.",
        scope: "",
      },
    },
  },
  {
    id: 7,
    group: "partners",
    texts: {
      en: {
        title: "Partner 1",
        text: "Example entry. Enter the partner’s name, its field and the type of cooperation.",
        scope: "",
      },
      pl: {
        title: "Partner 1",
        text: "Wpis przykładowy. Tu podaje się nazwę partnera, jego branżę i rodzaj współpracy.",
        scope: "",
      },
      de: {
        title: "Partner 1",
        text: "Beispieleintrag. Hier stehen der Name des Partners, sein Fachgebiet und die Art der Zusammenarbeit.",
        scope: "",
      },
    },
  },
  {
    id: 8,
    group: "partners",
    texts: {
      en: {
        title: "Partner 2",
        text: "Example entry. A shipyard, a manufacturer or a classification society, named with its consent.",
        scope: "",
      },
      pl: {
        title: "Partner 2",
        text: "Wpis przykładowy. Nazwa stoczni, producenta lub towarzystwa klasyfikacyjnego, podana za zgodą zainteresowanego.",
        scope: "",
      },
      de: {
        title: "Partner 2",
        text: "Beispieleintrag. Hier steht eine Werft, ein Hersteller oder eine Klassifikationsgesellschaft, sofern die Zustimmung zur Nennung vorliegt.",
        scope: "",
      },
    },
  },
  {
    id: 9,
    group: "partners",
    texts: {
      en: {
        title: "Partner 3",
        text: "Example entry. Say how long the two companies have worked together, and on what.",
        scope: "",
      },
      pl: {
        title: "Partner 3",
        text: "Wpis przykładowy. Tu firma podaje, od kiedy trwa współpraca i czego dotyczy.",
        scope: "",
      },
      de: {
        title: "Partner 3",
        text: "Beispieleintrag. Hier steht, seit wann und woran gemeinsam gearbeitet wird.",
        scope: "",
      },
    },
  },
  {
    id: 10,
    group: "students",
    texts: {
      en: {
        title: "University student practice",
        text: "For third- and fourth-year students of mechatronics, electrical engineering or automation. They work alongside our engineers.",
        scope: "",
      },
      pl: {
        title: "Praktyki studenckie",
        text: "Dla studentów III i IV roku mechatroniki, elektrotechniki lub automatyki. Praktykanci pracują razem z naszymi inżynierami.",
        scope: "",
      },
      de: {
        title: "Fachpraktikum",
        text: "Für Studierende der Mechatronik, Elektrotechnik oder Automatisierungstechnik ab dem 5. Semester. Sie arbeiten mit unseren Ingenieuren zusammen.",
        scope: "",
      },
    },
  },
  {
    id: 11,
    group: "students",
    texts: {
      en: {
        title: "Over {{students|student|students}}",
        text: "Work placements completed with us since {{founded}}.",
        scope: "",
      },
      pl: {
        title: "Ponad {{students|studenta|studentów|studentów}}",
        text: "Tyle osób odbyło u nas praktyki od {{founded}} roku.",
        scope: "",
      },
      de: {
        title: "Über {{students|Studierender|Studierende}}",
        text: "So viele haben seit {{founded}} bei uns ihr Fachpraktikum absolviert.",
        scope: "",
      },
    },
  },
  {
    id: 12,
    group: "students",
    texts: {
      en: {
        title: "How to apply",
        text: "See the requirements under Careers.",
        scope: "",
      },
      pl: { title: "Jak się zgłosić", text: "Wolne miejsca i wymagania ogłaszamy w dziale „Kariera”.", scope: "" },
      de: {
        title: "Bewerbung",
        text: "Freie Praktikumsplätze und Voraussetzungen finden Sie unter „Karriere“.",
        scope: "",
      },
    },
  },
];
