import type { ProjectContent } from "../projects.ts";

export const bulkCarrierBallastTreatmentSupply: ProjectContent = {
  id: 4,
  img: "/drawings/pic-bulker.svg",
  category: { en: "Electrical installation", pl: "Instalacje elektryczne", de: "Elektroinstallation" },
  vesselType: { en: "Bulk carrier", pl: "Masowiec", de: "Massengutfrachter" },
  country: "PL",
  services: [1, 2, 3],
  year: 2024,
  posted: "2024-12-05",
  texts: {
    en: {
      title: "Supply for a ballast water treatment system",
      description: [
        "A bulk carrier had a ballast water treatment system on order and no breaker to connect it to. Our scope was everything between the main switchboard and the terminals of the system.",
        "The load balance showed that the ballast pumps and the treatment system together need two generators. The power management system therefore blocks the start until a second generator is on the busbars. The new feeder was fitted in a spare cubicle; trays and brackets for the cable route were cut and galvanised ashore from a survey made on an earlier call.",
        "A riding squad laid the cables during the voyage, leaving the fire-division penetrations, connections and tests for the docking. Insulation, phase sequence, interlock and emergency stop tests were recorded in one report, which the surveyor signed after the first full ballast cycle.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Drawing of a bulk carrier with hatch covers and deck cranes",
    },
    pl: {
      title: "Zasilanie instalacji oczyszczania wód balastowych",
      description: [
        "Armator masowca zamówił instalację oczyszczania wód balastowych, ale w rozdzielnicy nie było dla niej wolnego odpływu. Do nas należało wszystko między rozdzielnicą główną a zaciskami urządzenia.",
        "Z bilansu mocy wynikało, że pompy balastowe razem z instalacją wymagają pracy dwóch prądnic. System zarządzania elektrownią (PMS) zezwala więc na rozruch dopiero po załączeniu drugiej prądnicy na szyny. Odpływ zabudowaliśmy w polu rezerwowym. Korytka i wsporniki trasy kablowej przygotowaliśmy i ocynkowaliśmy na lądzie według pomiarów z wcześniejszego postoju.",
        "Kable ułożyła nasza ekipa w czasie podróży, a na dokowanie zostały przejścia przez przegrody pożarowe, podłączenia i próby. Rezystancję izolacji, kierunek wirowania, blokadę i zatrzymanie awaryjne ujęto w jednym protokole. Inspektor towarzystwa klasyfikacyjnego podpisał go po pierwszym pełnym cyklu balastowania.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Rysunek masowca z pokrywami luków i dźwigami pokładowymi",
    },
    de: {
      title: "Stromversorgung für eine Ballastwasseranlage",
      description: [
        "Für einen Massengutfrachter war eine Ballastwasserbehandlungsanlage bestellt, in der Schalttafel aber kein Abgang dafür frei. Wir übernahmen alles zwischen der Hauptschalttafel und den Anschlussklemmen der Anlage.",
        "Die Leistungsbilanz ergab, dass Ballastpumpen und Behandlungsanlage zusammen zwei Generatoren brauchen. Das Power-Management gibt den Start der Anlage deshalb erst frei, wenn der zweite Generator auf die Sammelschiene geschaltet ist. Der neue Abgang fand in einem Reservefeld Platz. Kabelbahnen und Halter wurden an Land gefertigt und verzinkt, nach einem Aufmaß, das in einer früheren Liegezeit genommen worden war.",
        "Die Kabel zog ein mitfahrendes Team während der Reise; für die Dockzeit blieben die Brandabschottungen, die Anschlüsse und die Prüfungen. Isolationswiderstand, Drehfeld, Verriegelung und Not-Aus wurden in einem Protokoll festgehalten, das der Besichtiger nach dem ersten vollständigen Ballastzyklus unterschrieb.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Zeichnung eines Massengutfrachters mit Lukendeckeln und Bordkranen",
    },
  },
};
