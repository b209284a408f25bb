import type { InEveryLanguage } from "#i18n/languages.ts";

/** The texts of the page /about in one language. */
export interface AboutPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** The page about the company in every language; its figures are those of the specification. */
export const aboutPage: InEveryLanguage<AboutPageText> = {
  en: {
    title: "About us",
    description:
      "Electrical and automation engineering for vessels, docks and offshore operations since 2007: who we are, how and where we work.",
    lead: "An engineering company for marine electrical systems and automation, at work on ships and ashore since 2007.",
    sections: [
      {
        heading: "Who we are",
        paragraphs: [
          "We design, build, install and repair electrical and automation systems for vessels, docks and offshore operations. The company was founded in 2007 and has provided over 1000 services since then.",
          "Our people are electricians, programmers, electronics engineers and commissioning engineers. Those who draw a system also go on board with it, so what is learned in the engine room comes back to the drawing office.",
        ],
      },
      {
        heading: "How we work",
        paragraphs: [
          "A job begins with a survey: what is installed, what has changed since the last drawing, and what has to stay in service while we work. From the survey come the circuit diagrams, the terminal plans and the list of material.",
          "Cabinets and consoles are built, wired and tested in the workshop. Boards and units that come in for repair are brought back to function on a test bench; over 2000 electrical units have been through it. On board follow installation, calibration and commissioning, together with the crew.",
          "The job ends with documents. Drawings are corrected to what was really built, measured values are recorded, and settings and programs are handed over.",
        ],
      },
      {
        heading: "Where we work",
        paragraphs: [
          "We go to the vessel: in port, in dock, at anchor or under way. We have worked in over 20 countries and visited over 200 vessels.",
          "The same methods serve ashore. Docks, quays and cranes use the same protection relays, drives and controllers as ships, and they too stand in wind and salt.",
        ],
      },
      {
        heading: "With students",
        paragraphs: [
          "We take third and fourth year students of mechatronics, electrical engineering or automation for their university practice. Over 200 students have been placed so far.",
          "They work beside our engineers, in the workshop and in the drawing office, and come along on board.",
        ],
      },
    ],
  },
  pl: {
    title: "O nas",
    description:
      "Elektrotechnika i automatyka dla statków, doków i sektora offshore od 2007 roku: kim jesteśmy, jak i gdzie pracujemy.",
    lead: "Firma inżynierska: elektrotechnika i automatyka okrętowa, na statkach i na lądzie od 2007 roku.",
    sections: [
      {
        heading: "Kim jesteśmy",
        paragraphs: [
          "Projektujemy, budujemy, montujemy i naprawiamy instalacje elektryczne i układy automatyki dla statków, doków i sektora offshore. Firma powstała w 2007 roku i wykonała dotąd ponad 1000 usług.",
          "Pracują u nas elektrycy, programiści, elektronicy i inżynierowie rozruchu. Kto projektuje instalację, ten także uruchamia ją na statku, dzięki czemu doświadczenia z siłowni wracają do biura projektowego.",
        ],
      },
      {
        heading: "Jak pracujemy",
        paragraphs: [
          "Zaczynamy od oględzin: co jest zainstalowane, co zmieniło się od czasu ostatniej dokumentacji i co musi pozostać w ruchu podczas prac. Na tej podstawie powstają schematy, plany zacisków i zestawienie materiałów.",
          "Szafy i pulpity budujemy, łączymy i sprawdzamy w warsztacie. Karty i moduły przysłane do naprawy uruchamiamy na stanowisku probierczym; przeszło przez nie ponad 2000 urządzeń elektrycznych. Na statku przychodzi kolej na montaż, kalibrację i rozruch, prowadzone wspólnie z załogą.",
          "Pracę zamyka dokumentacja powykonawcza: rysunki zgodne ze stanem faktycznym, zapisane wyniki pomiarów oraz przekazane nastawy i programy.",
        ],
      },
      {
        heading: "Gdzie pracujemy",
        paragraphs: [
          "Przyjeżdżamy na statek w porcie, w doku i na kotwicowisku, a w razie potrzeby płyniemy w rejs. Pracowaliśmy w ponad 20 krajach i byliśmy na ponad 200 statkach.",
          "Na lądzie pracujemy tak samo. W dokach, na nabrzeżach i suwnicach spotykamy te same zabezpieczenia, napędy i sterowniki co na statkach oraz ten sam wiatr i sól.",
        ],
      },
      {
        heading: "Ze studentami",
        paragraphs: [
          "Przyjmujemy na praktyki studentów III i IV roku mechatroniki, elektrotechniki lub automatyki. Dotychczas praktyki odbyło u nas ponad 200 osób.",
          "Praktykanci pracują obok naszych inżynierów w warsztacie i w biurze projektowym, jeżdżą też z nami na statki.",
        ],
      },
    ],
  },
  de: {
    title: "Über uns",
    description:
      "Elektrotechnik und Automation für Schiffe, Docks und Offshore-Anlagen seit 2007: wer wir sind, wie und wo wir arbeiten.",
    lead: "Ein Ingenieurbetrieb für Schiffselektrik und Automation, seit 2007 an Bord und an Land im Einsatz.",
    sections: [
      {
        heading: "Wer wir sind",
        paragraphs: [
          "Wir planen, bauen, montieren und reparieren elektrische Anlagen und Automatisierungstechnik für Schiffe, Docks und den Offshore-Betrieb. Das Unternehmen wurde 2007 gegründet und hat seither über 1000 Aufträge ausgeführt.",
          "Bei uns arbeiten Elektriker, Programmierer, Elektroniker und Inbetriebnehmer. Wer eine Anlage plant, geht auch mit ihr an Bord; so fließt die Erfahrung aus dem Maschinenraum in die nächste Zeichnung ein.",
        ],
      },
      {
        heading: "Wie wir arbeiten",
        paragraphs: [
          "Am Anfang steht die Bestandsaufnahme: Was ist eingebaut, was hat sich seit der letzten Zeichnung geändert, und was muss während der Arbeiten in Betrieb bleiben? Daraus entstehen Stromlaufpläne, Klemmenpläne und Materialliste.",
          "Schaltschränke und Pulte werden in der Werkstatt gebaut, verdrahtet und geprüft. Elektronikkarten und Geräte, die zur Reparatur kommen, werden am Prüfstand instand gesetzt; über 2000 elektrische Geräte waren es bisher. An Bord folgen Montage, Kalibrierung und Inbetriebnahme, gemeinsam mit der Besatzung.",
          "Den Abschluss bildet die Dokumentation: Zeichnungen nach dem tatsächlichen Stand, protokollierte Messwerte sowie die Übergabe von Einstellwerten und Programmen.",
        ],
      },
      {
        heading: "Wo wir arbeiten",
        paragraphs: [
          "Wir kommen zum Schiff: in den Hafen, ins Dock, auf die Reede, und wir fahren mit, wenn es nötig ist. Wir haben in über 20 Ländern gearbeitet und über 200 Schiffe besucht.",
          "An Land gilt dasselbe Vorgehen. In Docks, auf Kaianlagen und Kranen sitzen die gleichen Schutzrelais, Antriebe und Steuerungen wie an Bord, und auch sie stehen in Wind und Salzluft.",
        ],
      },
      {
        heading: "Mit Studierenden",
        paragraphs: [
          "Wir bieten Studierenden der Mechatronik, Elektrotechnik oder Automatisierungstechnik im dritten und vierten Studienjahr ein Fachpraktikum. Über 200 Studierende waren bisher bei uns.",
          "Sie arbeiten neben unseren Ingenieuren in Werkstatt und Konstruktionsbüro und kommen mit an Bord.",
        ],
      },
    ],
  },
};
