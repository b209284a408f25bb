import type { Localized } from "#platform/i18n/languages.ts";
import type { RepairGroup } from "./service.ts";

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
  pl: "wykrywacz mgły olejowej",
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

/** The extra repair list: product families that are repaired, by maker. */
export const repairGroups: readonly RepairGroup[] = [
  {
    maker: "Wärtsilä Lyngsø Marine",
    items: [
      { family: "UMS 2100", kind: alarmAndMonitoring },
      { family: "UCS 2100", kind: controlAndMonitoring },
      { family: "DMS 2100", kind: engineRemoteControl },
      { family: "DPS 2100", kind: engineSafety },
      { family: "PMS 2100", kind: powerManagement },
      { family: "EGS 2000", kind: electronicGovernor },
      { family: "EGS 2200", kind: electronicGovernor },
    ],
  },
  {
    maker: "SAM Electronics",
    items: [
      { family: "MCS 2200", kind: controlAndMonitoring },
      { family: "GEAMAR 120 ISL", kind: controlAndMonitoring },
    ],
  },
  {
    maker: "Kongsberg Maritime",
    items: [
      { family: "AutoChief 4", kind: engineRemoteControl },
      { family: "AutoChief C20", kind: engineRemoteControl },
      { family: "DataChief 7", kind: alarmAndMonitoring },
      { family: "DataChief C20", kind: alarmAndMonitoring },
      { family: "K-Chief 600", kind: controlAndMonitoring },
      { family: "DGS 8800e", kind: digitalGovernor },
      { family: "SSU 8810", kind: engineSafety },
    ],
  },
  {
    maker: "Nabtesco",
    items: [
      { family: "M-800-III", kind: engineRemoteControl },
      { family: "MG-800", kind: electronicGovernor },
    ],
  },
  {
    maker: "Praxis Automation Technology",
    items: [{ family: "Mega-Guard", kind: controlAndMonitoring }],
  },
  {
    maker: "Böning",
    items: [
      {
        family: "AHD 882",
        kind: {
          en: "central unit of the alarm system",
          pl: "jednostka centralna systemu alarmowego",
          de: "Zentraleinheit des Alarmsystems",
        },
      },
      {
        family: "AHD-DPS 02",
        kind: {
          en: "navigation light monitoring",
          pl: "kontroler świateł nawigacyjnych",
          de: "Positionslaternen-Überwachung",
        },
      },
    ],
  },
  {
    maker: "Noris",
    items: [{ family: "NORISYS 4", kind: alarmAndMonitoring }],
  },
  {
    maker: "DEIF",
    items: [
      {
        family: "PPU-3",
        kind: {
          en: "paralleling and protection unit",
          pl: "sterownik pracy równoległej i zabezpieczenie prądnicy",
          de: "Parallelbetriebs- und Schutzgerät",
        },
      },
      {
        family: "GPU-3",
        kind: {
          en: "generator protection unit",
          pl: "zabezpieczenie prądnicy",
          de: "Generatorschutzgerät",
        },
      },
      {
        family: "PPM-3",
        kind: {
          en: "protection and power management unit",
          pl: "sterownik PMS z zabezpieczeniem prądnicy",
          de: "Power-Management-Gerät mit Generatorschutz",
        },
      },
      { family: "Delomatic 4", kind: powerManagement },
      { family: "FAS-113DG", kind: synchroniser },
      { family: "LSU-112DG", kind: loadSharing },
      { family: "CSQ-3", kind: synchroscope },
    ],
  },
  {
    maker: "Selco",
    items: [
      { family: "T4000", kind: synchroniser },
      { family: "T4400", kind: loadSharing },
      {
        family: "T4900",
        kind: {
          en: "VAr load sharing unit",
          pl: "układ rozdziału mocy biernej",
          de: "Blindlastverteiler",
        },
      },
      { family: "M8100", kind: synchroscope },
    ],
  },
  {
    maker: "Woodward",
    items: [
      { family: "723PLUS", kind: digitalGovernor },
      {
        family: "2301A",
        kind: {
          en: "governor with load sharing",
          pl: "regulator obrotów z rozdziałem mocy",
          de: "Drehzahlregler mit Lastverteilung",
        },
      },
      {
        family: "UG-25+",
        kind: {
          en: "hydraulic governor with digital control",
          pl: "hydrauliczny regulator obrotów ze sterowaniem cyfrowym",
          de: "hydraulischer Drehzahlregler mit digitaler Steuerung",
        },
      },
      {
        family: "ProAct",
        kind: {
          en: "electric actuator",
          pl: "siłownik elektryczny regulatora",
          de: "elektrischer Stellantrieb",
        },
      },
      { family: "SPM-D", kind: synchroniser },
      {
        family: "easYgen-3000",
        kind: {
          en: "genset controller",
          pl: "sterownik zespołu prądotwórczego",
          de: "Aggregatesteuerung",
        },
      },
    ],
  },
  {
    maker: "Heinzmann",
    items: [{ family: "PANDAROS", kind: digitalGovernor }],
  },
  {
    maker: "MTU",
    items: [
      { family: "MCS-5", kind: alarmAndMonitoring },
      { family: "RCS-5", kind: propulsionControl },
    ],
  },
  {
    maker: "Aventics",
    items: [{ family: "Marex OS II", kind: propulsionControl }],
  },
  {
    maker: "Wärtsilä",
    items: [
      {
        family: "WECS-9520",
        kind: {
          en: "control system of RT-flex engines",
          pl: "system sterowania silników RT-flex",
          de: "Steuerungssystem der RT-flex-Motoren",
        },
      },
    ],
  },
  {
    maker: "MAN B&W",
    items: [
      {
        family: "ME-ECS",
        kind: {
          en: "control system of ME engines, MPC modules",
          pl: "system sterowania silników ME, moduły MPC",
          de: "Steuerungssystem der ME-Motoren, MPC-Module",
        },
      },
    ],
  },
  {
    maker: "Leroy-Somer",
    items: [{ family: "R449", kind: voltageRegulator }],
  },
  {
    maker: "Stamford",
    items: [{ family: "MX321", kind: voltageRegulator }],
  },
  {
    maker: "Terasaki",
    items: [
      {
        family: "AGR",
        kind: {
          en: "overcurrent release of TemPower 2 breakers",
          pl: "wyzwalacz nadprądowy wyłączników TemPower 2",
          de: "Überstromauslöser der Leistungsschalter TemPower 2",
        },
      },
    ],
  },
  {
    maker: "Schneider Electric",
    items: [
      {
        family: "Micrologic",
        kind: {
          en: "electronic trip unit of Masterpact breakers",
          pl: "wyzwalacz elektroniczny wyłączników Masterpact",
          de: "elektronischer Auslöser der Leistungsschalter Masterpact",
        },
      },
    ],
  },
  {
    maker: "Siemens",
    items: [
      { family: "SIMATIC S5", kind: programmableController },
      { family: "SIMATIC S7-300", kind: programmableController },
    ],
  },
  {
    maker: "Alfa Laval",
    items: [
      {
        family: "EPC 50",
        kind: {
          en: "separator controller",
          pl: "sterownik wirówki",
          de: "Separatorsteuerung",
        },
      },
    ],
  },
  {
    maker: "Autronica",
    items: [
      { family: "AutroSafe", kind: fireDetection },
      { family: "BS-100", kind: fireDetection },
    ],
  },
  {
    maker: "Consilium",
    items: [
      { family: "Salwico CS3004", kind: fireDetection },
      { family: "Salwico CS4000", kind: fireDetection },
      {
        family: "Salwico GS5000",
        kind: {
          en: "gas detection system",
          pl: "system wykrywania gazu",
          de: "Gaswarnanlage",
        },
      },
    ],
  },
  {
    maker: "Graviner",
    items: [{ family: "Mk 6", kind: oilMistDetector }],
  },
  {
    maker: "Schaller Automation",
    items: [
      { family: "Visatron VN 115/87", kind: oilMistDetector },
      { family: "Visatron VN 215/87", kind: oilMistDetector },
    ],
  },
  {
    maker: "Zenitel",
    items: [
      {
        family: "AlphaCom",
        kind: {
          en: "intercom exchange",
          pl: "centrala interkomowa",
          de: "Wechselsprechzentrale",
        },
      },
    ],
  },
  {
    maker: "Phontech",
    items: [{ family: "MPA 1600", kind: publicAddress }],
  },
];

/** Number of product families in the list. */
export const repairItemCount: number = repairGroups.reduce((count, group) => count + group.items.length, 0);
