import type { ProductContent } from "../products.ts";

/** Example product 3, with a data sheet. */
export const powerSupply24VDc: ProductContent = {
  id: 3,
  img: "/drawings/pic-psu.svg",
  stock: 12,
  orderCode: "PSU-2410",
  dimensions: "65 × 130 × 125 mm",
  productType: { en: "Power supply", pl: "Zasilanie", de: "Stromversorgung" },
  documentationUrl: "/media/documents/power-supply-24-v-dc.pdf",
  texts: {
    en: {
      title: "24 V DC power supply",
      description: [
        "Rail-mounted 24 V supply with battery input, for alarm and control systems. It keeps them running in a blackout. It takes 100 to 240 V AC at 50 or 60 Hz and delivers 10 A continuously, and a higher current briefly to blow a fuse or trip a breaker.",
        "The battery input takes over without interruption when the main supply fails, and a low-voltage cut-out protects the battery against deep discharge. The output is diode-isolated internally, so two units can be paralleled without external diodes. Relay contacts report supply failure, low battery and earth fault on the 24 V side. Output voltage is adjustable from the front, for long cable runs.",
      ].join("\n\n"),
      properties: [
        "Supply: 100 to 240 V AC, 47 to 63 Hz",
        "Output: 24 V DC, 10 A; 15 A for 4 s",
        "Protection: IP 20",
        "Ambient temperature: −25 to +60 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Power supply: alternating current in, direct current out",
    },
    pl: {
      title: "Zasilacz 24 V DC",
      description: [
        "Zasilacz 24 V na szynę DIN z wejściem akumulatorowym, do systemów alarmowych i sterowania. Podtrzymuje ich pracę po zaniku napięcia. Napięcie wejściowe 100–240 V AC, 50 lub 60 Hz; prąd wyjściowy 10 A w pracy ciągłej, chwilowo większy, aby zadziałał bezpiecznik w uszkodzonym obwodzie.",
        "Po zaniku napięcia sieci akumulator przejmuje zasilanie bezprzerwowo, a odłączenie przy niskim napięciu chroni go przed głębokim rozładowaniem. Wyjście ma diodę separującą, więc dwa zasilacze mogą pracować na wspólne obciążenie bez dodatkowych diod. Styki przekaźników sygnalizują zanik napięcia sieci, niskie napięcie akumulatora i doziemienie po stronie 24 V. Napięcie wyjściowe reguluje się na płycie czołowej, co pozwala skompensować spadek napięcia na długich kablach.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 100–240 V AC, 47–63 Hz",
        "Wyjście: 24 V DC, 10 A; 15 A przez 4 s",
        "Stopień ochrony: IP 20",
        "Temperatura otoczenia: od −25 do +60 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Zasilacz: na wejściu prąd przemienny, na wyjściu prąd stały",
    },
    de: {
      title: "Stromversorgung 24 V DC",
      description: [
        "Hutschienen-Netzteil 24 V mit Batterieeingang für Alarm- und Steuerungsanlagen. Bei einem Blackout hält es diese Anlagen in Betrieb. Es arbeitet an 100 bis 240 V AC, 50 oder 60 Hz, und liefert dauernd 10 A und kurzzeitig mehr, damit bei einem Kurzschluss die Schutzeinrichtung des betroffenen Abgangs sicher auslöst.",
        "Bei Netzausfall übernimmt die Batterie unterbrechungsfrei; ein Tiefentladeschutz schaltet sie rechtzeitig ab. Der Ausgang ist im Gerät entkoppelt, sodass zwei Netzteile ohne externe Dioden auf eine gemeinsame Last arbeiten können. Relaiskontakte melden Netzausfall, Unterspannung der Batterie und Erdschluss auf der 24-V-Seite. Die Ausgangsspannung lässt sich an der Front einstellen, um den Spannungsfall langer Leitungen auszugleichen.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 100–240 V AC, 47–63 Hz",
        "Ausgang: 24 V DC, 10 A; 15 A für 4 s",
        "Schutzart: IP 20",
        "Umgebungstemperatur: −25 bis +60 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Netzteil: Wechselspannung am Eingang, Gleichspannung am Ausgang",
    },
  },
};
