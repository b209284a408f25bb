import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** A group of files on the page /media: heading, one or two sentences, and a caption for each file. */
export interface MediaGroup<Key extends string> {
  heading: string;
  text: string;
  captions: Record<Key, string>;
}

/** The texts of the page /media in one language. */
export interface MediaPageText {
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** One sentence under the title. */
  lead: string;
  logos: MediaGroup<"logo" | "logoReversed" | "mark" | "markReversed">;
  pictures: MediaGroup<"shipToShore" | "supportVessel" | "switchboard" | "crew">;
  video: MediaGroup<"presentation">;
  /** Labels for the company record's statistics; all numbers but the year are "over". */
  facts: MediaGroup<"founded" | "services" | "unitsRepaired" | "countries" | "vessels" | "students">;
  rules: { heading: string; list: string[] };
}

/** The media page in every language. */
export const mediaPage: InEveryLanguage<MediaPageText> = {
  en: {
    title: "Media",
    description: "Logo files, press pictures, the company presentation and facts, with the rules for their use.",
    lead: "Files and figures for editors, trade fairs and partners.",
    logos: {
      heading: "Logo files",
      text: "The mark is a sea wave that becomes a square wave. It comes alone or with the name, as SVG for light and for dark grounds and as PNG.",
      captions: {
        logo: "Logo, for light grounds",
        logoReversed: "Logo reversed, for dark grounds",
        mark: "Mark, for light grounds",
        markReversed: "Mark reversed, for dark grounds",
      },
    },
    pictures: {
      heading: "Press pictures",
      text: "Our drawings are free for reports about the company. They are large PNG files for print and screen.",
      captions: {
        shipToShore: "From ship to shore: vessel, shore-power cable, quay crane and switchboard on one line",
        supportVessel: "Offshore support vessel in profile",
        switchboard: "Main switchboard line-up",
        crew: "Electricians, programmers and commissioning engineers, drawn by one line",
      },
    },
    video: {
      heading: "Video",
      text: "The company presentation as a file, for showing at trade fairs and lectures.",
      captions: { presentation: "Company presentation" },
    },
    facts: {
      heading: "Company facts",
      text: "These figures may be quoted. All but the year are lower bounds.",
      captions: {
        founded: "Founded",
        services: "Services provided",
        unitsRepaired: "Electrical units repaired",
        countries: "Countries with our services",
        vessels: "Vessels visited",
        students: "Students placed in university practice",
      },
    },
    rules: {
      heading: "Rules of use",
      list: [
        "Name the company as the source",
        "Scale the mark and the drawings as you need; do not redraw, recolour or distort them",
        "Leave clear space around the mark, at least half its height",
        "Do not use the mark so that it looks like a recommendation of another product",
        "For any use beyond reports about the company, ask us first",
      ],
    },
  },
  pl: {
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
  },
  de: {
    title: "Medien",
    description: "Logodateien, Pressebilder, Unternehmensfilm und Zahlen zum Unternehmen samt Nutzungsregeln.",
    lead: "Dateien und Zahlen für Redaktionen, Messen und Partner.",
    logos: {
      heading: "Logodateien",
      text: "Die Bildmarke ist eine Welle, die zum Rechtecksignal wird. Es gibt sie allein oder mit Schriftzug, als SVG für helle und dunkle Hintergründe und als PNG.",
      captions: {
        logo: "Logo für hellen Hintergrund",
        logoReversed: "Logo negativ, für dunklen Hintergrund",
        mark: "Bildmarke für hellen Hintergrund",
        markReversed: "Bildmarke negativ, für dunklen Hintergrund",
      },
    },
    pictures: {
      heading: "Pressebilder",
      text: "Unsere Zeichnungen stehen für Berichte über das Unternehmen kostenfrei zur Verfügung. Es sind große PNG-Dateien für Druck und Bildschirm.",
      captions: {
        shipToShore: "Vom Schiff bis an Land: Schiff, Landstromkabel, Kaikran und Schalttafel auf einer Linie",
        supportVessel: "Offshore-Versorger in der Seitenansicht",
        switchboard: "Hauptschalttafel, Frontansicht der Felder",
        crew: "Elektriker, Programmierer und Inbetriebnehmer, mit einer Linie gezeichnet",
      },
    },
    video: {
      heading: "Film",
      text: "Der Unternehmensfilm als Datei, zum Vorführen auf Messen und in Vorlesungen.",
      captions: { presentation: "Unternehmensfilm" },
    },
    facts: {
      heading: "Das Unternehmen in Zahlen",
      text: "Diese Angaben dürfen zitiert werden. Außer dem Gründungsjahr sind es Mindestwerte.",
      captions: {
        founded: "Gegründet",
        services: "Ausgeführte Serviceaufträge",
        unitsRepaired: "Reparierte elektrische Geräte",
        countries: "Einsatzländer",
        vessels: "Besuchte Schiffe",
        students: "Studierende im Praktikum",
      },
    },
    rules: {
      heading: "Nutzungsregeln",
      list: [
        "Das Unternehmen ist als Quelle zu nennen",
        "Bildmarke und Zeichnungen dürfen skaliert, aber nicht nachgezeichnet, umgefärbt oder verzerrt werden",
        "Um die Bildmarke bleibt ein Freiraum von mindestens ihrer halben Höhe",
        "Die Bildmarke darf nicht als Empfehlung eines fremden Produkts erscheinen",
        "Jede Nutzung über Berichte hinaus bedarf unserer vorherigen Zustimmung",
      ],
    },
  },
};
