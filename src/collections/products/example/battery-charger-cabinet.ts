import type { ProductContent } from "../products.ts";

/** Example product 11. */
export const batteryChargerCabinet: ProductContent = {
  id: 11,
  img: "/drawings/pic-battery.svg",
  stock: 1,
  orderCode: "BCC-100",
  dimensions: "800 × 1800 × 500 mm",
  productType: { en: "Power supply", pl: "Zasilanie", de: "Stromversorgung" },
  texts: {
    en: {
      title: "Battery charger cabinet",
      description: [
        "Charger and 24 V distribution in one cabinet, for navigation, radio and emergency loads. Two charger modules work in parallel; if one fails, the other carries the load and an alarm is raised.",
        "The charging curve is selected for vented lead-acid or gel batteries and follows the battery temperature. Each outgoing circuit has its own breaker with an auxiliary contact, and an ammeter with a shunt shows charge and discharge. The battery compartment is separate and ventilated. Before delivery the cabinet runs a discharge test on our bench; the curve is handed over with the circuit diagram and the terminal diagram.",
      ].join("\n\n"),
      properties: [
        "Supply: 230 V AC, 50 or 60 Hz",
        "Output: 24 V DC, 2 × 50 A",
        "Protection: IP 44",
        "Ambient temperature: 0 to +45 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Battery charger cabinet and batteries",
    },
    pl: {
      title: "Szafa prostownikowa z baterią akumulatorów",
      description: [
        "Szafa z prostownikiem i rozdzielnicą 24 V: zasila nawigację, łączność i odbiory awaryjne. Dwa moduły prostownicze pracują równolegle; po uszkodzeniu jednego drugi przejmuje obciążenie i pojawia się alarm.",
        "Charakterystykę ładowania dobiera się do akumulatorów z elektrolitem ciekłym lub żelowym, z korekcją temperaturową. Każdy odpływ ma własny wyłącznik ze stykiem pomocniczym, a amperomierz z bocznikiem wskazuje prąd ładowania i rozładowania. Komora akumulatorów jest wydzielona i wentylowana. Przed wydaniem szafa przechodzi na naszym stanowisku próbę rozładowania; wykres przekazujemy razem ze schematem i planem zacisków.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 230 V AC, 50 lub 60 Hz",
        "Wyjście: 24 V DC, 2 × 50 A",
        "Stopień ochrony: IP 44",
        "Temperatura otoczenia: od 0 do +45 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Szafa prostownikowa z baterią akumulatorów",
    },
    de: {
      title: "Batterieladeschrank",
      description: [
        "Ladegerät und 24-V-Verteilung in einem Schrank für Navigations-, Funk- und Notverbraucher. Zwei Lademodule arbeiten parallel; fällt eines aus, übernimmt das andere die Last, und es wird Alarm ausgelöst.",
        "Die Ladekennlinie wird für Nass- oder Gelbatterien gewählt und folgt der Batterietemperatur. Jeder Abgang hat einen eigenen Leitungsschutzschalter mit Hilfskontakt, ein Amperemeter mit Shunt zeigt Lade- und Entladestrom. Das Batteriefach ist abgetrennt und belüftet. Vor der Auslieferung durchläuft der Schrank an unserem Prüfstand einen Entladeversuch; die Kurve wird mit Stromlaufplan und Klemmenplan übergeben.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 230 V AC, 50 oder 60 Hz",
        "Ausgang: 24 V DC, 2 × 50 A",
        "Schutzart: IP 44",
        "Umgebungstemperatur: 0 bis +45 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Batterieladeschrank und Batterien",
    },
  },
};
