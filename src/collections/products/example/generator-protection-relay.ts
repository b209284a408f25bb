import type { ProductContent } from "../products.ts";

/** Example product 2, with a data sheet. */
export const generatorProtectionRelay: ProductContent = {
  id: 2,
  img: "/drawings/pic-relay.svg",
  stock: 3,
  orderCode: "GPR-4",
  dimensions: "144 × 144 × 110 mm",
  productType: { en: "Protection", pl: "Zabezpieczenia", de: "Schutztechnik" },
  documentationUrl: "/media/documents/generator-protection-relay.pdf",
  texts: {
    en: {
      title: "Generator protection relay",
      description: [
        "Protects a low-voltage generator against overcurrent, short circuit and reverse power. Undervoltage, overvoltage and frequency are monitored as well, and each stage has its own setting and time delay.",
        "The relay measures through current transformers with a 1 A or 5 A secondary and trips the circuit breaker through a volt-free contact. A second output sheds non-essential loads before the trip is reached. The most recent trips are stored with their measured values and retained through a blackout. Test terminals on the front accept secondary injection without disturbing the wiring. We supply the relay with the settings sheet and the record of its secondary injection test.",
      ].join("\n\n"),
      properties: [
        "Supply: 24 V DC (18 to 32 V), 5 W",
        "Output: 4 relays, 250 V AC 8 A",
        "Protection: front IP 54, terminals IP 20",
        "Ambient temperature: −10 to +55 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Protection relay and a current transformer",
    },
    pl: {
      title: "Przekaźnik zabezpieczeniowy prądnicy",
      description: [
        "Chroni prądnicę okrętową niskiego napięcia przed przeciążeniami, zwarciami i mocą zwrotną. Realizuje też zabezpieczenie pod- i nadnapięciowe oraz częstotliwościowe; każdy stopień ma własny próg i zwłokę.",
        "Pomiar odbywa się przez przekładniki prądowe o znamionowym prądzie wtórnym 1 A lub 5 A, a wyłącznik jest wyzwalany stykiem bezpotencjałowym. Drugie wyjście odłącza odbiory mniej ważne, zanim dojdzie do wyłączenia prądnicy. Ostatnie zadziałania wraz z wartościami zmierzonymi pozostają w pamięci także po zaniku zasilania. Zaciski probiercze na płycie czołowej umożliwiają próby wymuszalnikiem po stronie wtórnej przekładników, bez rozłączania obwodów. Przekaźnik dostarczamy z kartą nastaw i protokołem pierwszej próby.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 24 V DC (18–32 V), 5 W",
        "Wyjście: 4 przekaźniki, 250 V AC 8 A",
        "Stopień ochrony: front IP 54, zaciski IP 20",
        "Temperatura otoczenia: od −10 do +55 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Przekaźnik zabezpieczeniowy i przekładnik prądowy",
    },
    de: {
      title: "Generatorschutzrelais",
      description: [
        "Schützt einen Niederspannungsgenerator vor Überstrom, Kurzschluss und Rückleistung. Spannung und Frequenz werden ebenfalls überwacht; jede Stufe hat ihren eigenen Ansprechwert und ihre eigene Verzögerung.",
        "Gemessen wird über Stromwandler mit 1 A oder 5 A sekundär, der Leistungsschalter wird über einen potentialfreien Kontakt ausgelöst. Ein zweiter Ausgang wirft unwichtige Verbraucher ab, bevor es zur Auslösung kommt. Die letzten Auslösungen bleiben mit ihren Messwerten gespeichert, auch nach einem Blackout. Prüfklemmen an der Front erlauben die Sekundärprüfung ohne Eingriff in die Verdrahtung. Wir liefern das Relais mit Einstellblatt und Protokoll der Erstprüfung.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 24 V DC (18–32 V), 5 W",
        "Ausgang: 4 Relais, 250 V AC 8 A",
        "Schutzart: Front IP 54, Klemmen IP 20",
        "Umgebungstemperatur: −10 bis +55 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Schutzrelais und Stromwandler",
    },
  },
};
