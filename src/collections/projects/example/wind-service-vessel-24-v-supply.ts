import type { ProjectContent } from "../projects.ts";

export const windServiceVessel24VSupply: ProjectContent = {
  id: 6,
  img: "/drawings/pic-wind.svg",
  category: { en: "Power supplies", de: "Stromversorgung" },
  vesselType: { en: "Wind farm service vessel", de: "Windpark-Serviceschiff" },
  country: "DK",
  services: [4, 1, 3],
  year: 2025,
  posted: "2025-04-10",
  texts: {
    en: {
      title: "Uninterruptible 24 V supply for the bridge",
      description: [
        "A service vessel for offshore wind farms lost its bridge displays for several seconds whenever it changed from shore supply to its own generator. The cause was not a single fault but a 24 V system that had grown over the years.",
        "We traced every load and drew the system as it was. Then it was divided into two branches, each with its own charger and battery, and the loads that navigation depends on were connected to both through decoupling diodes. Insulation monitoring reports the first earth fault before a second one turns it into a failure.",
        "The batteries were discharged to the cut-off voltage to prove the back-up time. The changeover was then repeated at the quay, with every display switched on and a recorder on both branches. The voltage stayed within the tolerance of all connected equipment.",
      ].join("\n\n"),
      results: [
        "2: branches, each with its own charger and battery",
        "0: displays lost at the changeover",
        "1: earth fault is reported before the second",
      ],
      imageAlt: "Drawing of a service vessel in front of offshore wind turbines",
    },
    de: {
      title: "Unterbrechungsfreie 24-V-Versorgung der Brücke",
      description: [
        "Auf einem Serviceschiff für Offshore-Windparks fielen die Brückenanzeigen für einige Sekunden aus, sobald vom Landanschluss auf den eigenen Generator umgeschaltet wurde. Schuld war kein einzelner Fehler, sondern ein über Jahre gewachsenes 24-V-Netz.",
        "Wir haben die Leitungen bis zu jedem Verbraucher verfolgt und das Netz so gezeichnet, wie es war. Danach wurde es in zwei Stränge mit je einem Ladegerät und einer Batterie aufgeteilt; die für die Navigation wichtigen Verbraucher hängen über Entkoppeldioden an beiden. Eine Isolationsüberwachung meldet den ersten Erdschluss, bevor ein zweiter zum Ausfall führt.",
        "Zum Nachweis der Überbrückungszeit wurden die Batterien bis zur Entladeschlussspannung entladen. Anschließend haben wir am Kai mehrfach umgeschaltet, mit sämtlichen Anzeigen in Betrieb und einem Schreiber an beiden Strängen. Die Spannung blieb in den Toleranzen aller angeschlossenen Geräte.",
      ].join("\n\n"),
      results: [
        "2: Stränge, jeder mit Ladegerät und Batterie",
        "0: Anzeigen ausgefallen beim Umschalten",
        "1: Erdschluss wird vor dem zweiten gemeldet",
      ],
      imageAlt: "Zeichnung eines Serviceschiffs vor Offshore-Windenergieanlagen",
    },
  },
};
