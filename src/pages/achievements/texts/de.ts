import type * as en from "./en.ts";

export const page: typeof en.page = {
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
};
