import type { ProductContent } from "../products.ts";

/** Example product 4. */
export const alarmAnnunciatorPanel: ProductContent = {
  id: 4,
  img: "/drawings/pic-annunciator.svg",
  stock: 2,
  orderCode: "AAP-16",
  dimensions: "288 × 144 × 90 mm",
  productType: { en: "Alarm system", pl: "Systemy alarmowe", de: "Alarmtechnik" },
  texts: {
    en: {
      title: "Alarm annunciator panel",
      description: [
        "Sixteen-window alarm panel with first-up indication, so that the cause stands out. Each window takes one contact, normally open or normally closed, with its own delay.",
        "The buttons for silence, acknowledge, reset and lamp test are on the front and can be repeated on the bridge. The windows dim for night watch; a new alarm shows at full brightness. Each input loop is monitored for open circuit by means of an end-of-line resistor, and one relay carries the group alarm to the main system. The legends are printed strips that can be changed without tools.",
      ].join("\n\n"),
      properties: [
        "Supply: 24 V DC (18 to 32 V), 15 W",
        "Output: 1 relay for the group alarm, 250 V AC 5 A",
        "Protection: front IP 54, terminals IP 20",
        "Ambient temperature: 0 to +55 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Alarm annunciator panel, one window lit",
    },
    pl: {
      title: "Panel sygnalizacji alarmowej",
      description: [
        "Panel sygnalizacji alarmowej z szesnastoma polami i wskazaniem pierwszego alarmu. Pozwala odróżnić przyczynę od skutków. Każde pole obsługuje jeden styk, zwierny lub rozwierny, z własną zwłoką.",
        "Przyciski wyciszenia, kwitowania, kasowania i próby lamp znajdują się na płycie czołowej i można je wyprowadzić także na mostek. Na wachcie nocnej pola można przyciemnić; pole z nowym alarmem świeci z pełną jasnością. Przerwę w linii wykrywa się dzięki rezystorowi końcowemu, a jeden przekaźnik przekazuje alarm zbiorczy do systemu głównego. Opisy są drukowane na paskach wymienianych bez narzędzi.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 24 V DC (18–32 V), 15 W",
        "Wyjście: 1 przekaźnik alarmu zbiorczego, 250 V AC 5 A",
        "Stopień ochrony: front IP 54, zaciski IP 20",
        "Temperatura otoczenia: od 0 do +55 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Panel sygnalizacji alarmowej z jednym podświetlonym polem",
    },
    de: {
      title: "Alarmtableau",
      description: [
        "Alarmtableau mit sechzehn Feldern und Erstwertmeldung zum Erkennen der Ursache. Jedes Feld wertet einen Kontakt aus, Schließer oder Öffner, mit eigener Verzögerung.",
        "Die Tasten „Hupe aus“, „Quittieren“, „Rückstellen“ und „Lampentest“ sitzen auf der Front; auf der Brücke lassen sich Paralleltasten anschließen. Für die Nachtwache sind die Felder dimmbar; ein neuer Alarm leuchtet mit voller Helligkeit. Drahtbruch wird über einen Abschlusswiderstand erkannt, ein Relais gibt den Sammelalarm an das Alarm- und Überwachungssystem des Schiffs weiter. Die Beschriftung steckt als gedruckter Streifen im Feld und wird ohne Werkzeug gewechselt.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 24 V DC (18–32 V), 15 W",
        "Ausgang: 1 Relais für den Sammelalarm, 250 V AC 5 A",
        "Schutzart: Front IP 54, Klemmen IP 20",
        "Umgebungstemperatur: 0 bis +55 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Alarmtableau, ein Feld leuchtet",
    },
  },
};
