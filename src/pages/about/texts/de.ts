import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Über uns",
  description:
    "Elektrotechnik und Automation für Schiffe, Docks und Offshore-Anlagen seit {{founded}}: wer wir sind, wie und wo wir arbeiten.",
  lead: "Ein Fachbetrieb für Schiffselektrik und Automation, seit {{founded}} an Bord und an Land im Einsatz.",
  whoHeading: "Wer wir sind",
  whoText:
    "Wir planen, bauen, montieren und reparieren elektrische Anlagen und Automatisierungstechnik für Schiffe, Docks und Offshore-Anlagen. Das Unternehmen wurde {{founded}} gegründet und hat seitdem über {{services|Serviceauftrag|Serviceaufträge}} ausgeführt.\n\nBei uns arbeiten Elektriker, Programmierer, Elektroniker und Inbetriebnehmer. Wer eine Anlage plant, ist auch beim Einbau an Bord dabei; so fließt die Erfahrung aus dem Maschinenraum in die nächste Zeichnung ein.",
  howHeading: "Wie wir arbeiten",
  howText: "Ein Team führt den Auftrag vom ersten Blick an Bord bis zur letzten Seite der Dokumentation.",
  steps:
    "Bestandsaufnahme: Wir halten fest, was eingebaut ist, was sich seit der letzten Zeichnung geändert hat und was in Betrieb bleiben muss.\nZeichnung: Daraus entstehen Stromlaufpläne, Klemmenpläne und die Stückliste.\nWerkstatt: Schränke und Pulte werden gebaut und verdrahtet, Karten und Geräte repariert.\nPrüfung: Alles wird am Prüfplatz getestet, bevor es an Bord geht.\nInbetriebnahme: Wir montieren, kalibrieren und nehmen an Bord in Betrieb, gemeinsam mit der Besatzung.\nDokumente: Wir übergeben Bestandszeichnungen, Messwerte, Einstellungen und Programme.",
  whereHeading: "Wo wir arbeiten",
  whereText:
    "Wir kommen zum Schiff: in den Hafen, ins Dock oder auf die Reede, und wenn es nötig ist, fahren wir mit. Wir haben in über {{countries|Land|Ländern}} gearbeitet und über {{vessels|Schiff|Schiffe}} betreut.\n\nAn Land arbeiten wir genauso. In Docks, auf Kaianlagen und Kranen sitzen die gleichen Schutzrelais, Antriebe und Steuerungen wie an Bord, und auch sie sind Wind und Salzluft ausgesetzt.",
  factsHeading: "Für Inspektion und Einkauf",
  facts:
    "Reaktionszeit\nServicestandorte\nSprachen\nDurchlaufzeit in der Werkstatt\nGewährleistung und Garantie\nHaftpflichtversicherung\nService-Laptops und Programmsicherungen (IACS UR E26/E27)",
  certificatesHeading: "Zulassungen und Zertifikate",
  studentsHeading: "Mit Studierenden",
  studentsText:
    "Studierenden der Mechatronik, Elektrotechnik oder Automatisierungstechnik bieten wir ab dem 5. Semester ein Fachpraktikum. Bisher haben wir über {{students|Studierenden|Studierende}} aufgenommen.\n\nIm Praktikum arbeiten sie mit unseren Ingenieuren in Werkstatt und Konstruktionsbüro und kommen mit an Bord.",
};

export const staff: typeof en.staff = {
  name: "Über uns",
  sections: {
    title: "Seitenanfang",
    whoHeading: "Erster Abschnitt",
    howHeading: "Zweiter Abschnitt",
    whereHeading: "Dritter Abschnitt",
    factsHeading: "Angaben, nach denen Kunden fragen",
    certificatesHeading: "Zertifikate",
    studentsHeading: "Letzter Abschnitt, neben der Zeichnung",
  },
  cells: { facts: { label: "Bezeichnung", value: "Angabe" } },
  hints: {
    steps: "Ein Schritt je Zeile: Name, Doppelpunkt, dann ein Satz. Jeder der sechs Schritte hat eine Zeichnung.",
    facts:
      "Die Angaben stehen unter dem dritten Abschnitt. Einträge ohne Angabe werden nicht angezeigt; ist keiner ausgefüllt, fehlt auch die Überschrift. In jeder Sprache lassen sich Einträge ändern, verschieben, entfernen und hinzufügen.",
    certificatesHeading:
      "Dieser Abschnitt zeigt die derzeit gültigen Einträge der Liste „Referenzen“ aus der Gruppe „Zertifikat oder Zulassung“. Gibt es keine, fehlt auch die Überschrift.",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    whoHeading: "Überschrift",
    whoText: "Text",
    howHeading: "Überschrift",
    howText: "Text",
    steps: "Schritte eines Auftrags",
    whereHeading: "Überschrift",
    whereText: "Text",
    factsHeading: "Überschrift",
    facts: "Angaben",
    certificatesHeading: "Überschrift",
    studentsHeading: "Überschrift",
    studentsText: "Text",
  },
};
