import { type Language, type Localized, localized } from "#platform/i18n/languages.ts";
import type { EquipmentContent } from "./equipment.ts";

type Kind = Localized<string>;

// Shared names, so that the same item has the same name for all makers.
const alarmAndMonitoring: Kind = {
  en: "alarm and monitoring system",
  pl: "system alarmowo-monitorujący",
  de: "Alarm- und Überwachungssystem",
};
const controlAndMonitoring: Kind = {
  en: "integrated control and monitoring system",
  pl: "zintegrowany system sterowania i nadzoru",
  de: "integriertes Steuerungs- und Überwachungssystem",
};
const engineRemoteControl: Kind = {
  en: "main engine remote control",
  pl: "zdalne sterowanie silnikiem głównym",
  de: "Hauptmaschinen-Fernsteuerung",
};
const engineSafety: Kind = {
  en: "main engine safety system",
  pl: "układ bezpieczeństwa silnika głównego",
  de: "Hauptmaschinen-Sicherheitssystem",
};
const propulsionControl: Kind = {
  en: "propulsion remote control",
  pl: "zdalne sterowanie napędem",
  de: "Fernsteuerung der Antriebsanlage",
};
const powerManagement: Kind = {
  en: "power management system",
  pl: "system zarządzania elektrownią okrętową (PMS)",
  de: "Power-Management-System",
};
const electronicGovernor: Kind = {
  en: "electronic governor",
  pl: "elektroniczny regulator obrotów",
  de: "elektronischer Drehzahlregler",
};
const digitalGovernor: Kind = {
  en: "digital governor",
  pl: "cyfrowy regulator obrotów",
  de: "digitaler Drehzahlregler",
};
const synchroniser: Kind = {
  en: "automatic synchroniser",
  pl: "synchronizator automatyczny",
  de: "automatisches Synchronisiergerät",
};
const loadSharing: Kind = {
  en: "load sharing unit",
  pl: "układ rozdziału mocy czynnej",
  de: "Wirklastverteiler",
};
const synchroscope: Kind = {
  en: "synchroscope",
  pl: "synchronoskop",
  de: "Synchronoskop",
};
const voltageRegulator: Kind = {
  en: "generator voltage regulator (AVR)",
  pl: "regulator napięcia prądnicy (AVR)",
  de: "Generator-Spannungsregler (AVR)",
};
const fireDetection: Kind = {
  en: "fire detection system",
  pl: "system wykrywania pożaru",
  de: "Brandmeldeanlage",
};
const oilMistDetector: Kind = {
  en: "oil mist detector",
  pl: "detektor mgły olejowej",
  de: "Ölnebeldetektor",
};
const publicAddress: Kind = {
  en: "public address and general alarm system",
  pl: "instalacja rozgłoszeniowa i alarmu ogólnego",
  de: "Rundspruch- und Generalalarmanlage",
};
const programmableController: Kind = {
  en: "programmable controller (PLC)",
  pl: "sterownik programowalny (PLC)",
  de: "speicherprogrammierbare Steuerung (SPS)",
};

/** A maker with the kind of its equipment, and the product families that are repaired. */
interface Maker {
  name: string;
  field?: Kind;
  families: readonly (readonly [family: string, kind: Kind])[];
}

/** Nothing more is said of them: no partnership, no authorisation. */
const makers: readonly Maker[] = [
  {
    name: "Wärtsilä Lyngsø Marine",
    field: {
      en: "Alarm and control systems, electronic governors",
      pl: "Systemy alarmowe i sterowania, elektroniczne regulatory obrotów",
      de: "Alarm- und Steuerungssysteme, elektronische Drehzahlregler",
    },
    families: [
      ["UMS 2100", alarmAndMonitoring],
      ["UCS 2100", controlAndMonitoring],
      ["DMS 2100", engineRemoteControl],
      ["DPS 2100", engineSafety],
      ["PMS 2100", powerManagement],
      ["EGS 2000", electronicGovernor],
      ["EGS 2200", electronicGovernor],
    ],
  },
  {
    name: "SAM Electronics",
    field: {
      en: "Monitoring and control of ship machinery",
      pl: "Systemy nadzoru i sterowania w siłowni okrętowej",
      de: "Überwachung und Steuerung von Schiffsmaschinenanlagen",
    },
    families: [
      ["MCS 2200", controlAndMonitoring],
      ["GEAMAR 120 ISL", controlAndMonitoring],
    ],
  },
  {
    name: "Kongsberg Maritime",
    field: {
      en: "Main engine remote control, alarm and monitoring",
      pl: "Zdalne sterowanie silnikiem głównym, systemy alarmowo-monitorujące",
      de: "Hauptmaschinen-Fernsteuerung, Alarm- und Überwachungssysteme",
    },
    families: [
      ["AutoChief 4", engineRemoteControl],
      ["AutoChief C20", engineRemoteControl],
      ["DataChief 7", alarmAndMonitoring],
      ["DataChief C20", alarmAndMonitoring],
      ["K-Chief 600", controlAndMonitoring],
      ["DGS 8800e", digitalGovernor],
      ["SSU 8810", engineSafety],
    ],
  },
  {
    name: "Nabtesco",
    field: {
      en: "Main engine remote control, governors",
      pl: "Zdalne sterowanie silnikiem głównym, regulatory obrotów",
      de: "Hauptmaschinen-Fernsteuerung, Drehzahlregler",
    },
    families: [
      ["M-800-III", engineRemoteControl],
      ["MG-800", electronicGovernor],
    ],
  },
  {
    name: "Praxis Automation Technology",
    field: {
      en: "Alarm, control and power management",
      pl: "Systemy alarmowe, sterowanie, zarządzanie elektrownią okrętową",
      de: "Alarm-, Steuerungs- und Power-Management-Systeme",
    },
    families: [["Mega-Guard", controlAndMonitoring]],
  },
  {
    name: "Böning",
    field: { en: "Alarm and display systems", pl: "Systemy alarmowe i wyświetlacze", de: "Alarm- und Anzeigesysteme" },
    families: [
      [
        "AHD 882",
        {
          en: "alarm system central unit",
          pl: "jednostka centralna systemu alarmowego",
          de: "Zentraleinheit des Alarmsystems",
        },
      ],
      [
        "AHD-DPS 02",
        {
          en: "navigation light monitoring",
          pl: "tablica świateł nawigacyjnych",
          de: "Positionslaternen-Überwachung",
        },
      ],
    ],
  },
  {
    name: "Noris",
    field: {
      en: "Sensors, engine monitoring, ship automation",
      pl: "Czujniki, nadzór nad pracą silników, automatyka okrętowa",
      de: "Sensorik, Motorüberwachung, Schiffsautomation",
    },
    families: [["NORISYS 4", alarmAndMonitoring]],
  },
  {
    name: "DEIF",
    field: {
      en: "Generator control and protection, instruments",
      pl: "Sterowanie i zabezpieczenia prądnic, przyrządy tablicowe",
      de: "Generatorsteuerung und -schutz, Schalttafelinstrumente",
    },
    families: [
      [
        "PPU-3",
        {
          en: "paralleling and protection unit",
          pl: "sterownik pracy równoległej i zabezpieczenie prądnicy",
          de: "Parallelschalt- und Schutzgerät",
        },
      ],
      ["GPU-3", { en: "generator protection unit", pl: "zabezpieczenie prądnicy", de: "Generatorschutzgerät" }],
      [
        "PPM-3",
        {
          en: "protection and power management unit",
          pl: "sterownik PMS z zabezpieczeniem prądnicy",
          de: "Power-Management-Gerät mit Generatorschutz",
        },
      ],
      ["Delomatic 4", powerManagement],
      ["FAS-113DG", synchroniser],
      ["LSU-112DG", loadSharing],
      ["CSQ-3", synchroscope],
    ],
  },
  {
    name: "Selco",
    field: {
      en: "Synchronising and load sharing",
      pl: "Synchronizacja i rozdział mocy",
      de: "Synchronisierung und Lastverteilung",
    },
    families: [
      ["T4000", synchroniser],
      ["T4400", loadSharing],
      ["T4900", { en: "VAr load sharing unit", pl: "układ rozdziału mocy biernej", de: "Blindlastverteiler" }],
      ["M8100", synchroscope],
    ],
  },
  {
    name: "Woodward",
    field: {
      en: "Governors, actuators, genset controllers",
      pl: "Regulatory obrotów, siłowniki, sterowniki zespołów prądotwórczych",
      de: "Drehzahlregler, Stellantriebe, Aggregatsteuerungen",
    },
    families: [
      ["723PLUS", digitalGovernor],
      [
        "2301A",
        {
          en: "governor with load sharing",
          pl: "regulator obrotów z rozdziałem mocy",
          de: "Drehzahlregler mit Lastverteilung",
        },
      ],
      [
        "UG-25+",
        {
          en: "hydraulic governor with digital control",
          pl: "hydrauliczny regulator obrotów ze sterowaniem cyfrowym",
          de: "hydraulischer Drehzahlregler mit digitaler Steuerung",
        },
      ],
      ["ProAct", { en: "electric actuator", pl: "siłownik elektryczny regulatora", de: "elektrischer Stellantrieb" }],
      ["SPM-D", synchroniser],
      ["easYgen-3000", { en: "genset controller", pl: "sterownik zespołu prądotwórczego", de: "Aggregatsteuerung" }],
    ],
  },
  {
    name: "Heinzmann",
    field: { en: "Electronic governors", pl: "Elektroniczne regulatory obrotów", de: "Elektronische Drehzahlregler" },
    families: [["PANDAROS", digitalGovernor]],
  },
  {
    name: "MTU",
    field: {
      en: "Propulsion control and engine monitoring",
      pl: "Sterowanie napędem i nadzór nad pracą silników",
      de: "Antriebssteuerung und Motorüberwachung",
    },
    families: [
      ["MCS-5", alarmAndMonitoring],
      ["RCS-5", propulsionControl],
    ],
  },
  { name: "Aventics", families: [["Marex OS II", propulsionControl]] },
  {
    name: "Wärtsilä",
    families: [
      [
        "WECS-9520",
        {
          en: "control system for RT-flex engines",
          pl: "system sterowania silnikami RT-flex",
          de: "Steuerungssystem der RT-flex-Motoren",
        },
      ],
    ],
  },
  {
    name: "MAN B&W",
    families: [
      [
        "ME-ECS",
        {
          en: "control system for ME engines, MPC modules",
          pl: "system sterowania silnikami ME, moduły MPC",
          de: "Steuerungssystem der ME-Motoren, MPC-Module",
        },
      ],
    ],
  },
  { name: "Leroy-Somer", families: [["R449", voltageRegulator]] },
  { name: "Stamford", families: [["MX321", voltageRegulator]] },
  {
    name: "Terasaki",
    field: {
      en: "Circuit breakers and their protection",
      pl: "Wyłączniki i ich zabezpieczenia",
      de: "Leistungsschalter und Auslöser",
    },
    families: [
      [
        "AGR",
        {
          en: "trip unit for TemPower 2 breakers",
          pl: "wyzwalacz nadprądowy wyłączników TemPower 2",
          de: "Überstromauslöser für Leistungsschalter TemPower 2",
        },
      ],
    ],
  },
  {
    name: "Schneider Electric",
    families: [
      [
        "Micrologic",
        {
          en: "electronic trip unit for Masterpact breakers",
          pl: "wyzwalacz elektroniczny wyłączników Masterpact",
          de: "elektronischer Auslöser für Leistungsschalter Masterpact",
        },
      ],
    ],
  },
  {
    name: "Siemens",
    field: {
      en: "Programmable controllers, drives",
      pl: "Sterowniki PLC, napędy",
      de: "Speicherprogrammierbare Steuerungen, Antriebe",
    },
    families: [
      ["SIMATIC S5", programmableController],
      ["SIMATIC S7-300", programmableController],
    ],
  },
  {
    name: "ABB",
    field: {
      en: "Frequency converters, circuit breakers",
      pl: "Przemienniki częstotliwości, wyłączniki",
      de: "Frequenzumrichter, Leistungsschalter",
    },
    families: [],
  },
  {
    name: "Alfa Laval",
    families: [["EPC 50", { en: "separator controller", pl: "sterownik wirówki", de: "Separatorsteuerung" }]],
  },
  {
    name: "Autronica",
    field: { en: "Fire and gas detection", pl: "Wykrywanie pożaru i gazu", de: "Brandmelde- und Gaswarnanlagen" },
    families: [
      ["AutroSafe", fireDetection],
      ["BS-100", fireDetection],
    ],
  },
  {
    name: "Consilium (Salwico)",
    field: { en: "Fire and gas detection", pl: "Wykrywanie pożaru i gazu", de: "Brandmelde- und Gaswarnanlagen" },
    families: [
      ["Salwico CS3004", fireDetection],
      ["Salwico CS4000", fireDetection],
      ["Salwico GS5000", { en: "gas detection system", pl: "system wykrywania gazu", de: "Gaswarnanlage" }],
    ],
  },
  { name: "Graviner", families: [["Mk 6", oilMistDetector]] },
  {
    name: "Schaller Automation",
    field: { en: "Oil mist detection", pl: "Wykrywanie mgły olejowej", de: "Ölnebelüberwachung" },
    families: [
      ["Visatron VN 115/87", oilMistDetector],
      ["Visatron VN 215/87", oilMistDetector],
    ],
  },
  {
    name: "Zenitel",
    field: {
      en: "Intercom, public address and general alarm",
      pl: "Interkomy, instalacje rozgłoszeniowe i alarmu ogólnego",
      de: "Wechselsprech-, Rundspruch- und Generalalarmanlagen",
    },
    families: [["AlphaCom", { en: "intercom exchange", pl: "centrala interkomowa", de: "Wechselsprechzentrale" }]],
  },
  {
    name: "Cathelco",
    field: {
      en: "Cathodic protection, anti-fouling",
      pl: "Ochrona katodowa, ochrona przed porastaniem",
      de: "Kathodischer Korrosionsschutz, Bewuchsschutz",
    },
    families: [],
  },
  { name: "Phontech", families: [["MPA 1600", publicAddress]] },
];

/** The equipment of named makers that service 4 repairs. */
export const companyEquipment: readonly EquipmentContent[] = makers.map(({ name, field, families }, i) => {
  const textIn = (language: Language) => ({
    title: name,
    field: field === undefined ? "" : localized(field, language),
    families: families.map(([family, kind]) => `${family}: ${localized(kind, language)}`),
  });
  return {
    id: i + 1,
    work: ["repair"],
    services: [4],
    position: (i + 1) * 10,
    texts: { en: textIn("en"), pl: textIn("pl"), de: textIn("de") },
  };
});
