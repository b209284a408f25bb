import type { EquipmentMaker } from "./service.ts";

/**
 * Companies whose equipment is repaired, with the kind of equipment. Nothing more is said of them:
 * no partnership, no authorisation.
 */
export const equipmentMakers: readonly EquipmentMaker[] = [
  {
    name: "Kongsberg Maritime",
    field: {
      en: "Main engine remote control, alarm and monitoring",
      pl: "Zdalne sterowanie silnikiem głównym, systemy alarmowo-monitorujące",
      de: "Hauptmaschinen-Fernsteuerung, Alarm- und Überwachungssysteme",
    },
  },
  {
    name: "Wärtsilä Lyngsø Marine",
    field: {
      en: "Alarm and control systems, electronic governors",
      pl: "Systemy alarmowe i sterowania, elektroniczne regulatory obrotów",
      de: "Alarm- und Steuerungssysteme, elektronische Drehzahlregler",
    },
  },
  {
    name: "SAM Electronics",
    field: {
      en: "Monitoring and control of ship machinery",
      pl: "Systemy nadzoru i sterowania w siłowni okrętowej",
      de: "Überwachung und Steuerung von Schiffsmaschinenanlagen",
    },
  },
  {
    name: "Nabtesco",
    field: {
      en: "Main engine remote control, governors",
      pl: "Zdalne sterowanie silnikiem głównym, regulatory obrotów",
      de: "Hauptmaschinen-Fernsteuerung, Drehzahlregler",
    },
  },
  {
    name: "Praxis Automation Technology",
    field: {
      en: "Alarm, control and power management",
      pl: "Systemy alarmowe, sterowanie, zarządzanie elektrownią okrętową",
      de: "Alarm-, Steuerungs- und Power-Management-Systeme",
    },
  },
  {
    name: "Böning",
    field: {
      en: "Alarm and display systems",
      pl: "Systemy alarmowe i wyświetlacze",
      de: "Alarm- und Anzeigesysteme",
    },
  },
  {
    name: "Noris",
    field: {
      en: "Sensors, engine monitoring, ship automation",
      pl: "Czujniki, nadzór nad pracą silników, automatyka okrętowa",
      de: "Sensorik, Motorüberwachung, Schiffsautomation",
    },
  },
  {
    name: "DEIF",
    field: {
      en: "Generator control and protection, instruments",
      pl: "Sterowanie i zabezpieczenia prądnic, przyrządy tablicowe",
      de: "Generatorsteuerung und -schutz, Schalttafelinstrumente",
    },
  },
  {
    name: "Selco",
    field: {
      en: "Synchronising and load sharing",
      pl: "Synchronizacja i rozdział mocy",
      de: "Synchronisierung und Lastverteilung",
    },
  },
  {
    name: "Woodward",
    field: {
      en: "Governors, actuators, genset controllers",
      pl: "Regulatory obrotów, siłowniki, sterowniki zespołów prądotwórczych",
      de: "Drehzahlregler, Stellantriebe, Aggregatesteuerungen",
    },
  },
  {
    name: "Heinzmann",
    field: {
      en: "Electronic governors",
      pl: "Elektroniczne regulatory obrotów",
      de: "Elektronische Drehzahlregler",
    },
  },
  {
    name: "MTU",
    field: {
      en: "Propulsion control and engine monitoring",
      pl: "Sterowanie napędem i nadzór nad pracą silników",
      de: "Antriebssteuerung und Motorüberwachung",
    },
  },
  {
    name: "Autronica",
    field: {
      en: "Fire and gas detection",
      pl: "Wykrywanie pożaru i gazu",
      de: "Brandmelde- und Gaswarnanlagen",
    },
  },
  {
    name: "Consilium (Salwico)",
    field: {
      en: "Fire and gas detection",
      pl: "Wykrywanie pożaru i gazu",
      de: "Brandmelde- und Gaswarnanlagen",
    },
  },
  {
    name: "Schaller Automation",
    field: {
      en: "Oil mist detection",
      pl: "Wykrywanie mgły olejowej",
      de: "Ölnebelüberwachung",
    },
  },
  {
    name: "Zenitel",
    field: {
      en: "Intercom, public address and general alarm",
      pl: "Interkomy, instalacje rozgłoszeniowe i alarmu ogólnego",
      de: "Wechselsprech-, Rundspruch- und Generalalarmanlagen",
    },
  },
  {
    name: "Cathelco",
    field: {
      en: "Cathodic protection, anti-fouling",
      pl: "Ochrona katodowa, ochrona przed porastaniem",
      de: "Kathodischer Korrosionsschutz, Bewuchsschutz",
    },
  },
  {
    name: "Siemens",
    field: {
      en: "Programmable controllers, drives",
      pl: "Sterowniki PLC, napędy",
      de: "Speicherprogrammierbare Steuerungen, Antriebe",
    },
  },
  {
    name: "ABB",
    field: {
      en: "Frequency converters, circuit breakers",
      pl: "Przemienniki częstotliwości, wyłączniki",
      de: "Frequenzumrichter, Leistungsschalter",
    },
  },
  {
    name: "Terasaki",
    field: {
      en: "Circuit breakers and their protection",
      pl: "Wyłączniki i ich zabezpieczenia",
      de: "Leistungsschalter und ihre Auslöser",
    },
  },
];
