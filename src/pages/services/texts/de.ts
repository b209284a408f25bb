import type * as en from "./en.ts";

export const site: typeof en.site = {
  all: "Alle Leistungen",
  offered: "Leistungen im Einzelnen",
  makers: "Gerätehersteller",
  moreMakers: "{{count}} weiterer Hersteller|{{count}} weitere Hersteller",
  families: "Baureihen",
  extraRepairs: "Reparierte Geräte nach Hersteller",
  items: "{{count}} Eintrag|{{count}} Einträge",
  plates: {
    design: "Übersichtsschaltplan einer Anlage mit Steuerung; die Nummern verweisen auf die Liste",
    project: "Terminplan einer Dockung; die Nummern verweisen auf die Liste",
    installation: "Schnitt durch Schaltraum und Pumpenraum; die Nummern verweisen auf die Liste",
    maintenance: "Schnitt durch Maschinenraum und Maschinenkontrollraum; die Nummern verweisen auf die Liste",
    fabrication: "Schalttafel, in ihre Felder auseinandergezogen; die Nummern verweisen auf die Liste",
    training: "Pult, Prüfplatz und Support am Telefon; die Nummern verweisen auf die Liste",
  },
  diagram: {
    shore: "Landanschluss",
    switchboard: "Hauptschalttafel",
    generator: "Generator",
    drive: "Fahrantrieb",
    alarm: "Alarm- und Überwachungssystem",
    sensors: "Sensorik und Steuerung",
  },
};

export const page: typeof en.page = {
  title: "Leistungen",
  description:
    "Sechs Leistungen für Schiffe, Docks und Offshore-Anlagen: Planung, Projektmanagement, Montage, Wartung und Reparatur, Fertigung, Schulung.",
  lead: "Von der ersten Zeichnung bis zum Service im laufenden Betrieb, an Bord und an Land.",
  diagramHeading: "Von der Störung zur Leistung",
  diagramText:
    "Sechs Stellen im Übersichtsschaltplan eines Schiffes: je eine typische Störung und die passende Leistung.",
  shoreFault: "Blackout bei jeder Umschaltung auf Landstrom",
  switchboardFault: "Für den Kuppelschalter gibt es keine Ersatzteile mehr",
  generatorFault: "Generator übernimmt keine Last",
  driveFault: "Neuer Antrieb schaltet auf der Probefahrt ab",
  alarmFault: "Alarme quittiert, Ursache nicht gefunden",
  sensorsFault: "Abgastemperatur an einem Zylinder zu hoch angezeigt",
  askHeading: "Fragen zu dieser Leistung?",
  askText: "Nennen Sie uns Schiff oder Anlage, Ihr Anliegen und die Termine.",
  askLabel: "Anfrage senden",
  callHeading: "Welche Leistung passt?",
  callText: "Beschreiben Sie, was ausgefallen oder was geplant ist. Wir beraten Sie.",
  callLabel: "Anliegen beschreiben",
  notFound: "Leistung nicht gefunden",
  gone: "Diese Leistung bieten wir nicht mehr an",
};

export const staff: typeof en.staff = {
  name: "Leistungen",
  sections: {
    title: "Seitenanfang",
    diagramHeading: "Übersichtsschaltplan",
    askHeading: "Kasten neben dem Text einer Leistung",
    callHeading: "Aufruf zur Kontaktaufnahme am Ende",
    notFound: "Seite einer Leistung, die es nicht oder nicht mehr gibt",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    shoreService: "Landanschluss: Leistung",
    switchboardService: "Hauptschalttafel: Leistung",
    generatorService: "Generator: Leistung",
    driveService: "Fahrantrieb: Leistung",
    alarmService: "Alarm- und Überwachungssystem: Leistung",
    sensorsService: "Sensorik und Steuerung: Leistung",
    diagramHeading: "Überschrift",
    diagramText: "Satz",
    shoreFault: "Landanschluss: Beispiel einer Störung",
    switchboardFault: "Hauptschalttafel: Beispiel einer Störung",
    generatorFault: "Generator: Beispiel einer Störung",
    driveFault: "Fahrantrieb: Beispiel einer Störung",
    alarmFault: "Alarm- und Überwachungssystem: Beispiel einer Störung",
    sensorsFault: "Sensorik und Steuerung: Beispiel einer Störung",
    askHeading: "Überschrift",
    askText: "Satz",
    askLabel: "Schaltfläche",
    callHeading: "Überschrift",
    callText: "Satz",
    callLabel: "Schaltfläche",
    notFound: "Überschrift, wenn es die Leistung nicht gibt",
    gone: "Überschrift, wenn die Leistung nicht mehr angeboten wird",
  },
  hints: {
    shoreService:
      "Die Symbole des Übersichtsschaltplans führen zu diesen Leistungen. Ein Symbol ohne Leistung ist kein Link.",
  },
};
