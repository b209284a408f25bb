import type { ProductContent } from "../products.ts";

/** Example product 1, with a data sheet. */
export const exhaustGasTemperatureModule: ProductContent = {
  id: 1,
  img: "/drawings/pic-exhaust.svg",
  stock: 4,
  orderCode: "EGT-18",
  dimensions: "144 × 144 × 95 mm",
  productType: { en: "Monitoring", pl: "Monitorowanie parametrów", de: "Überwachung" },
  documentationUrl: "/media/documents/exhaust-gas-temperature-module.pdf",
  texts: {
    en: {
      title: "Exhaust gas temperature module",
      description: [
        "Measures the exhaust gas temperature after each cylinder and its deviation from the mean. Sixteen inputs take type K thermocouples; two more are for the temperatures before and after the turbocharger.",
        "A broken wire is distinguished from a high reading, so a failed sensor does not slow the engine down. Limits for temperature and for deviation are set from the front panel or via Modbus RTU. At low load, where cylinders differ anyway, the deviation alarm is inhibited. Two relay outputs serve the alarm system and the slow-down request. Cold junction compensation is built in.",
      ].join("\n\n"),
      properties: [
        "Inputs: 16 + 2 thermocouples, type K",
        "Supply: 24 V DC (18 to 32 V), 6 W",
        "Output: 2 relays, 250 V AC, 5 A; RS-485, Modbus RTU",
        "Protection: Front IP 54, terminals IP 20",
        "Ambient temperature: 0 to +55 °C",
        "Approvals: Class approval on request",
      ],
      imageAlt: "Exhaust gas temperature deviation, six cylinders",
    },
    pl: {
      title: "Moduł pomiaru temperatury spalin",
      description: [
        "Mierzy temperaturę spalin za każdym cylindrem i wskazuje odchyłkę od wartości średniej. Ma szesnaście wejść dla termopar typu K; dwa dodatkowe służą do pomiaru przed turbosprężarką i za nią.",
        "Moduł odróżnia przerwę w obwodzie czujnika od przekroczenia temperatury, więc uszkodzona termopara nie powoduje redukcji obciążenia silnika. Progi temperatury i odchyłki ustawia się na płycie czołowej albo przez Modbus RTU. Przy małym obciążeniu, gdy rozrzut między cylindrami jest normalny, moduł blokuje alarm odchyłki. Dwa wyjścia przekaźnikowe przekazują alarm do systemu alarmowego oraz żądanie redukcji obciążenia (slow-down). Moduł ma wbudowaną kompensację zimnych końców.",
      ].join("\n\n"),
      properties: [
        "Wejścia: 16 + 2 termopary typu K",
        "Zasilanie: 24 V DC (18–32 V), 6 W",
        "Wyjście: 2 przekaźniki, 250 V AC, 5 A; RS-485, Modbus RTU",
        "Stopień ochrony: Front IP 54, zaciski IP 20",
        "Temperatura otoczenia: od 0 do +55 °C",
        "Dopuszczenia: Świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Odchyłki temperatury spalin sześciu cylindrów",
    },
    de: {
      title: "Abgastemperaturmodul",
      description: [
        "Misst die Abgastemperatur hinter jedem Zylinder und zeigt die Abweichung vom Mittelwert. Sechzehn Eingänge sind für Thermoelemente Typ K ausgelegt, zwei weitere erfassen die Temperatur vor und nach dem Turbolader.",
        "Drahtbruch wird von Übertemperatur unterschieden; ein defekter Fühler führt also nicht zur Leistungsreduzierung (Slow-down). Grenzwerte für Temperatur und Abweichung werden an der Front oder über Modbus RTU eingestellt. Bei geringer Last, wenn die Zylindertemperaturen ohnehin streuen, ist der Abweichungsalarm gesperrt. Zwei Relaisausgänge stehen für das Alarmsystem und die Anforderung der Leistungsreduzierung bereit. Die Vergleichsstellenkompensation ist eingebaut.",
      ].join("\n\n"),
      properties: [
        "Eingänge: 16 + 2 Thermoelemente Typ K",
        "Versorgung: 24 V DC (18–32 V), 6 W",
        "Ausgang: 2 Relais, 250 V AC, 5 A; RS-485, Modbus RTU",
        "Schutzart: Front IP 54, Klemmen IP 20",
        "Umgebungstemperatur: 0 bis +55 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Abweichung der Abgastemperatur an sechs Zylindern",
    },
  },
};
