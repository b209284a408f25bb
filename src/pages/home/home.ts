import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** The texts of the home page that belong to no other content; the hero and its labels are messages. */
export interface HomePageText {
  about: {
    /** The company description of the specification. */
    lead: string;
    text: string;
  };
  whatWeDoLead: string;
  whoWeAre: {
    statement: string;
    /** Three columns: on board, in the workshop, with students. */
    columns: { heading: string; text: string }[];
  };
  /** What the drawings show, for those who do not see them. */
  drawings: { hero: string; crew: string; bridgePoster: string };
}

/** The home page in every language, with placeholders of `withFigures`. */
export const homePage: InEveryLanguage<HomePageText> = {
  en: {
    about: {
      lead: "We provide innovative marine electrical and automation solutions for vessels, docks and offshore operations worldwide.",
      text: "Since {{founded}} we have worked where the equipment is: in the engine room, on the quay and at sea. What we design we also build, install, calibrate and keep running.",
    },
    whatWeDoLead: "Six services on one line, from the first drawing to the last service call.",
    whoWeAre: {
      statement:
        "Electricians, programmers and commissioning engineers who go on board, open the cabinet and stay until the signal is right.",
      columns: [
        {
          heading: "On board",
          text: "Fault finding, calibration and repair in port, at anchor or under way, in over {{countries|country|countries}}.",
        },
        {
          heading: "In the workshop",
          text: "Boards and units repaired on test benches; switchboards and consoles built and wired.",
        },
        {
          heading: "With students",
          text: "Third and fourth year students of mechatronics, electrical engineering or automation work beside our engineers.",
        },
      ],
    },
    drawings: {
      hero: "One continuous line: sea waves, a support vessel, a shore-power cable, a quay crane, a switchboard and a square wave",
      crew: "Seven colleagues drawn by one continuous line",
      bridgePoster: "View from a ship's bridge over the console to the foredeck and the sea",
    },
  },
  pl: {
    about: {
      lead: "Dostarczamy nowoczesne rozwiązania z zakresu elektrotechniki i automatyki okrętowej dla statków, doków i sektora offshore na całym świecie.",
      text: "Od {{founded}} roku pracujemy tam, gdzie stoją urządzenia: w siłowni, na nabrzeżu i w morzu. To, co projektujemy, sami także budujemy, montujemy, kalibrujemy i utrzymujemy w ruchu.",
    },
    whatWeDoLead: "Sześć usług, jedna linia: od pierwszego rysunku po ostatni wyjazd serwisowy.",
    whoWeAre: {
      statement:
        "Elektrycy, programiści i inżynierowie rozruchu. Wchodzimy na statek, otwieramy szafę i zostajemy, dopóki sygnał nie będzie prawidłowy.",
      columns: [
        {
          heading: "Na statku",
          text: "Szukanie usterek, kalibracja i naprawy w porcie, na kotwicy i w rejsie, w ponad {{countries|kraju|krajach|krajach}}.",
        },
        {
          heading: "W warsztacie",
          text: "Naprawa kart i modułów na stanowiskach probierczych; budowa i okablowanie rozdzielnic i pulpitów.",
        },
        {
          heading: "Ze studentami",
          text: "Studenci III i IV roku mechatroniki, elektrotechniki lub automatyki pracują obok naszych inżynierów.",
        },
      ],
    },
    drawings: {
      hero: "Jedna ciągła linia: fale, statek obsługi offshore, kabel zasilania z lądu, suwnica nabrzeżowa, rozdzielnica i sygnał prostokątny",
      crew: "Siedem osób z zespołu, narysowanych jedną ciągłą linią",
      bridgePoster: "Widok z mostka ponad pulpitem na pokład dziobowy i morze",
    },
  },
  de: {
    about: {
      lead: "Wir liefern innovative Lösungen für Schiffselektrik und Automation auf Schiffen, in Docks und bei Offshore-Einsätzen in aller Welt.",
      text: "Seit {{founded}} arbeiten wir dort, wo die Technik steht: im Maschinenraum, am Kai und auf See. Was wir planen, das bauen, montieren und kalibrieren wir auch selbst und halten es in Betrieb.",
    },
    whatWeDoLead: "Sechs Leistungen, eine Linie: von der ersten Zeichnung bis zum letzten Serviceeinsatz.",
    whoWeAre: {
      statement:
        "Elektriker, Programmierer und Inbetriebnehmer, die an Bord gehen, den Schaltschrank öffnen und bleiben, bis das Signal stimmt.",
      columns: [
        {
          heading: "An Bord",
          text: "Fehlersuche, Kalibrierung und Reparatur im Hafen, vor Anker oder auf See, in über {{countries|Land|Ländern}}.",
        },
        {
          heading: "In der Werkstatt",
          text: "Elektronikkarten und Geräte werden am Prüfstand repariert, Schalttafeln und Pulte gebaut und verdrahtet.",
        },
        {
          heading: "Mit Studierenden",
          text: "Studierende der Mechatronik, Elektrotechnik oder Automatisierungstechnik im dritten und vierten Studienjahr arbeiten neben unseren Ingenieuren.",
        },
      ],
    },
    drawings: {
      hero: "Eine durchgehende Linie: Wellen, ein Offshore-Versorger, ein Landstromkabel, ein Kaikran, eine Schalttafel und ein Rechtecksignal",
      crew: "Sieben Kolleginnen und Kollegen, mit einer durchgehenden Linie gezeichnet",
      bridgePoster: "Blick von der Schiffsbrücke über das Fahrpult auf Vorschiff und See",
    },
  },
};
