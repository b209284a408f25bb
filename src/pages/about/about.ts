import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** The texts of the page /about in one language. */
export interface AboutPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** The page about the company in every language, with placeholders of `withFigures`. */
export const aboutPage: InEveryLanguage<AboutPageText> = {
  en: {
    title: "About us",
    description:
      "Electrical and automation engineering for vessels, docks and offshore operations since {{founded}}: who we are, how and where we work.",
    lead: "An engineering company for marine electrical systems and automation, at work on ships and ashore since {{founded}}.",
    sections: [
      {
        heading: "Who we are",
        paragraphs: [
          "We design, build, install and repair electrical and automation systems for vessels, docks and offshore operations. The company was founded in {{founded}} and has provided over {{services|service|services}} since then.",
          "Our people are electricians, programmers, electronics engineers and commissioning engineers. Those who draw a system also go on board with it, so what is learned in the engine room comes back to the drawing office.",
        ],
      },
      {
        heading: "How we work",
        paragraphs: [
          "A job begins with a survey: what is installed, what has changed since the last drawing, and what has to stay in service while we work. From the survey come the circuit diagrams, the terminal plans and the list of material.",
          "Cabinets and consoles are built, wired and tested in the workshop. Boards and units that come in for repair are brought back to function on a test bench; we have repaired over {{unitsRepaired|electrical unit|electrical units}}. On board follow installation, calibration and commissioning, together with the crew.",
          "The job ends with documents. Drawings are corrected to what was really built, measured values are recorded, and settings and programs are handed over.",
        ],
      },
      {
        heading: "Where we work",
        paragraphs: [
          "We go to the vessel: in port, in dock, at anchor or under way. We have worked in over {{countries|country|countries}} and visited over {{vessels|vessel|vessels}}.",
          "The same methods serve ashore. Docks, quays and cranes use the same protection relays, drives and controllers as ships, and they too stand in wind and salt.",
        ],
      },
      {
        heading: "With students",
        paragraphs: [
          "We take third and fourth year students of mechatronics, electrical engineering or automation for their university practice. We have placed over {{students|student|students}} so far.",
          "They work beside our engineers, in the workshop and in the drawing office, and come along on board.",
        ],
      },
    ],
  },
  pl: {
    title: "O nas",
    description:
      "Elektrotechnika i automatyka dla statków, doków i sektora offshore od {{founded}} roku: kim jesteśmy, jak i gdzie pracujemy.",
    lead: "Firma inżynierska: elektrotechnika i automatyka okrętowa, na statkach i na lądzie od {{founded}} roku.",
    sections: [
      {
        heading: "Kim jesteśmy",
        paragraphs: [
          "Projektujemy, budujemy, montujemy i naprawiamy instalacje elektryczne i układy automatyki dla statków, doków i sektora offshore. Firma powstała w {{founded}} roku i wykonała dotąd ponad {{services|usługę|usługi|usług}}.",
          "Pracują u nas elektrycy, programiści, elektronicy i inżynierowie rozruchu. Kto projektuje instalację, ten także uruchamia ją na statku, dzięki czemu doświadczenia z siłowni wracają do biura projektowego.",
        ],
      },
      {
        heading: "Jak pracujemy",
        paragraphs: [
          "Zaczynamy od oględzin: co jest zainstalowane, co zmieniło się od czasu ostatniej dokumentacji i co musi pozostać w ruchu podczas prac. Na tej podstawie powstają schematy, plany zacisków i zestawienie materiałów.",
          "Szafy i pulpity budujemy, łączymy i sprawdzamy w warsztacie. Karty i moduły przysłane do naprawy uruchamiamy na stanowisku probierczym; dotąd naprawiliśmy ponad {{unitsRepaired|urządzenie elektryczne|urządzenia elektryczne|urządzeń elektrycznych}}. Na statku przychodzi kolej na montaż, kalibrację i rozruch, prowadzone wspólnie z załogą.",
          "Pracę zamyka dokumentacja powykonawcza: rysunki zgodne ze stanem faktycznym, zapisane wyniki pomiarów oraz przekazane nastawy i programy.",
        ],
      },
      {
        heading: "Gdzie pracujemy",
        paragraphs: [
          "Przyjeżdżamy na statek w porcie, w doku i na kotwicowisku, a w razie potrzeby płyniemy w rejs. Pracowaliśmy w ponad {{countries|kraju|krajach|krajach}} i byliśmy na ponad {{vessels|statku|statkach|statkach}}.",
          "Na lądzie pracujemy tak samo. W dokach, na nabrzeżach i suwnicach spotykamy te same zabezpieczenia, napędy i sterowniki co na statkach oraz ten sam wiatr i sól.",
        ],
      },
      {
        heading: "Ze studentami",
        paragraphs: [
          "Przyjmujemy na praktyki studentów III i IV roku mechatroniki, elektrotechniki lub automatyki. Dotychczas praktyki odbyło u nas ponad {{students|studenta|studentów|studentów}}.",
          "Praktykanci pracują obok naszych inżynierów w warsztacie i w biurze projektowym, jeżdżą też z nami na statki.",
        ],
      },
    ],
  },
  de: {
    title: "Über uns",
    description:
      "Elektrotechnik und Automation für Schiffe, Docks und Offshore-Anlagen seit {{founded}}: wer wir sind, wie und wo wir arbeiten.",
    lead: "Ein Ingenieurbetrieb für Schiffselektrik und Automation, seit {{founded}} an Bord und an Land im Einsatz.",
    sections: [
      {
        heading: "Wer wir sind",
        paragraphs: [
          "Wir planen, bauen, montieren und reparieren elektrische Anlagen und Automatisierungstechnik für Schiffe, Docks und den Offshore-Betrieb. Das Unternehmen wurde {{founded}} gegründet und hat seither über {{services|Auftrag|Aufträge}} ausgeführt.",
          "Bei uns arbeiten Elektriker, Programmierer, Elektroniker und Inbetriebnehmer. Wer eine Anlage plant, geht auch mit ihr an Bord; so fließt die Erfahrung aus dem Maschinenraum in die nächste Zeichnung ein.",
        ],
      },
      {
        heading: "Wie wir arbeiten",
        paragraphs: [
          "Am Anfang steht die Bestandsaufnahme: Was ist eingebaut, was hat sich seit der letzten Zeichnung geändert, und was muss während der Arbeiten in Betrieb bleiben? Daraus entstehen Stromlaufpläne, Klemmenpläne und Materialliste.",
          "Schaltschränke und Pulte werden in der Werkstatt gebaut, verdrahtet und geprüft. Elektronikkarten und Geräte, die zur Reparatur kommen, werden am Prüfstand instand gesetzt; bisher haben wir über {{unitsRepaired|elektrisches Gerät|elektrische Geräte}} repariert. An Bord folgen Montage, Kalibrierung und Inbetriebnahme, gemeinsam mit der Besatzung.",
          "Den Abschluss bildet die Dokumentation: Zeichnungen nach dem tatsächlichen Stand, protokollierte Messwerte sowie die Übergabe von Einstellwerten und Programmen.",
        ],
      },
      {
        heading: "Wo wir arbeiten",
        paragraphs: [
          "Wir kommen zum Schiff: in den Hafen, ins Dock, auf die Reede, und wir fahren mit, wenn es nötig ist. Wir haben in über {{countries|Land|Ländern}} gearbeitet und über {{vessels|Schiff|Schiffe}} besucht.",
          "An Land gilt dasselbe Vorgehen. In Docks, auf Kaianlagen und Kranen sitzen die gleichen Schutzrelais, Antriebe und Steuerungen wie an Bord, und auch sie stehen in Wind und Salzluft.",
        ],
      },
      {
        heading: "Mit Studierenden",
        paragraphs: [
          "Wir bieten Studierenden der Mechatronik, Elektrotechnik oder Automatisierungstechnik im dritten und vierten Studienjahr ein Fachpraktikum. Bisher haben wir über {{students|Studierenden|Studierende}} aufgenommen.",
          "Sie arbeiten neben unseren Ingenieuren in Werkstatt und Konstruktionsbüro und kommen mit an Bord.",
        ],
      },
    ],
  },
};
