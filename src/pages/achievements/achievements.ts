import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** One entry of the page /achievements. */
export interface Achievement {
  title: string;
  text: string;
  /** Takes the place of `text` while no student practice is open. */
  textWithoutPractice?: string;
}

/** The texts of the page /achievements in one language. */
export interface AchievementsPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  /** Stable keys, for anchors and pictures; `example` groups hold entries that only show the place. */
  groups: {
    key: "awards" | "projects" | "partners" | "students";
    heading: string;
    example: boolean;
    entries: Achievement[];
  }[];
}

/**
 * The achievements page in every language, with placeholders of `withFigures`: examples, save for the student programs.
 */
export const achievementsPage: InEveryLanguage<AchievementsPageText> = {
  en: {
    title: "Achievements",
    description:
      "Awards, projects and partners of the company, and its programs for students of technical universities.",
    lead: "What has been built, who was there, and the students who learned on the way.",
    groups: [
      {
        key: "awards",
        heading: "Awards",
        example: true,
        entries: [
          {
            title: "Award 1",
            text: "Example entry. The name of the award, the year and who gave it stand here.",
          },
          {
            title: "Award 2",
            text: "Example entry. Here the company says what work was honoured, and on which vessel or site.",
          },
          {
            title: "Award 3",
            text: "Example entry. A certificate or a letter of thanks can stand here too, with its date.",
          },
        ],
      },
      {
        key: "projects",
        heading: "Projects",
        example: true,
        entries: [
          {
            title: "Project 1",
            text: "Example entry. The kind of vessel, the scope and the year of a project stand here.",
          },
          {
            title: "Project 2",
            text: "Example entry. Here the company says what was difficult and how it was solved, in two sentences.",
          },
          {
            title: "Project 3",
            text: "Example entry. The measured result belongs here, with the customer's permission to name it.",
          },
        ],
      },
      {
        key: "partners",
        heading: "Partners",
        example: true,
        entries: [
          {
            title: "Partner 1",
            text: "Example entry. The partner's name, its field and the kind of cooperation stand here.",
          },
          {
            title: "Partner 2",
            text: "Example entry. A shipyard, a manufacturer or a classification society, named with its consent.",
          },
          {
            title: "Partner 3",
            text: "Example entry. Here the company says since when both have worked together, and on what.",
          },
        ],
      },
      {
        key: "students",
        heading: "Student programs",
        example: false,
        entries: [
          {
            title: "University student practice",
            text: "For third and fourth year students of mechatronics, electrical engineering or automation. They work beside our engineers.",
          },
          {
            title: "Over {{students|student|students}}",
            text: "Placed in university practice with us since {{founded}}.",
          },
          {
            title: "How to apply",
            text: "The requirements stand under Careers, on the page University student practice.",
            textWithoutPractice: "Practice places are announced under Careers. At present none is open.",
          },
        ],
      },
    ],
  },
  pl: {
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
  },
  de: {
    title: "Erfolge",
    description:
      "Auszeichnungen, Projekte und Partner des Unternehmens sowie Praktika für Studierende technischer Fächer.",
    lead: "Was gebaut wurde, wer dabei war und wie viele Studierende daran gelernt haben.",
    groups: [
      {
        key: "awards",
        heading: "Auszeichnungen",
        example: true,
        entries: [
          {
            title: "Auszeichnung 1",
            text: "Beispieleintrag. Hier stehen der Name der Auszeichnung, das Jahr und wer sie verliehen hat.",
          },
          {
            title: "Auszeichnung 2",
            text: "Beispieleintrag. Hier steht, welche Arbeit gewürdigt wurde und auf welchem Schiff oder an welchem Ort.",
          },
          {
            title: "Auszeichnung 3",
            text: "Beispieleintrag. Auch ein Zertifikat oder ein Referenzschreiben kann hier stehen, mit Datum.",
          },
        ],
      },
      {
        key: "projects",
        heading: "Projekte",
        example: true,
        entries: [
          {
            title: "Projekt 1",
            text: "Beispieleintrag. Hier stehen Schiffstyp, Umfang und Jahr eines Projekts.",
          },
          {
            title: "Projekt 2",
            text: "Beispieleintrag. Hier steht in zwei Sätzen, was schwierig war und wie es gelöst wurde.",
          },
          {
            title: "Projekt 3",
            text: "Beispieleintrag. Hierher gehört das gemessene Ergebnis, mit Zustimmung des Kunden.",
          },
        ],
      },
      {
        key: "partners",
        heading: "Partner",
        example: true,
        entries: [
          {
            title: "Partner 1",
            text: "Beispieleintrag. Hier stehen der Name des Partners, sein Fachgebiet und die Art der Zusammenarbeit.",
          },
          {
            title: "Partner 2",
            text: "Beispieleintrag. Eine Werft, ein Hersteller oder eine Klassifikationsgesellschaft, mit deren Zustimmung genannt.",
          },
          {
            title: "Partner 3",
            text: "Beispieleintrag. Hier steht, seit wann und woran gemeinsam gearbeitet wird.",
          },
        ],
      },
      {
        key: "students",
        heading: "Angebote für Studierende",
        example: false,
        entries: [
          {
            title: "Fachpraktikum",
            text: "Für Studierende der Mechatronik, Elektrotechnik oder Automatisierungstechnik im dritten und vierten Studienjahr. Sie arbeiten neben unseren Ingenieuren.",
          },
          {
            title: "Über {{students|Studierender|Studierende}}",
            text: "So viele haben seit {{founded}} bei uns ihr Fachpraktikum absolviert.",
          },
          {
            title: "Bewerbung",
            text: "Die Voraussetzungen stehen unter Karriere auf der Seite Fachpraktikum für Studierende.",
            textWithoutPractice: "Freie Praktikumsplätze schreiben wir unter Karriere aus. Derzeit ist keiner frei.",
          },
        ],
      },
    ],
  },
};
