import type { ProductContent } from "../products.ts";

/** Example product 9, on request. */
export const insulationMonitor: ProductContent = {
  id: 9,
  img: "/drawings/pic-meter.svg",
  stock: 0,
  orderCode: "IMD-96",
  dimensions: "96 × 96 × 110 mm",
  productType: { en: "Measurement", pl: "Pomiary", de: "Messtechnik" },
  texts: {
    en: {
      title: "Insulation monitor",
      description: [
        "Monitors the insulation of unearthed systems, in main and emergency switchboards. It measures while the system is live and shows the resistance to hull in megohms.",
        "Two limits are adjustable: the first calls for a search, the second warns that the next fault will trip a circuit. Each limit has a relay with selectable delay. The measuring method copes with frequency converters and with the leakage capacitance of long cables. A button tests the meter and its connection to hull. A 4–20 mA output carries the value to the alarm system, so that a slow decline shows as a trend.",
      ].join("\n\n"),
      properties: [
        "Supply: 230 V AC, 4 VA",
        "Output: 2 relays, 250 V AC 5 A; 4–20 mA",
        "Protection: front IP 54, terminals IP 20",
        "Ambient temperature: −10 to +55 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Insulation monitor with a pointer and scale",
    },
    pl: {
      title: "Miernik stanu izolacji",
      description: [
        "Przyrząd tablicowy do stałej kontroli stanu izolacji w sieciach izolowanych (IT). Przeznaczony jest do rozdzielnic głównych i awaryjnych. Mierzy rezystancję izolacji względem kadłuba w sieci pod napięciem i wskazuje ją w megaomach.",
        "Przyrząd ma dwa nastawiane progi: spadek rezystancji poniżej pierwszego oznacza, że trzeba szukać doziemienia, a poniżej drugiego, że kolejne doziemienie spowoduje wyłączenie odbioru. Każdy próg ma przekaźnik z nastawianą zwłoką. Metoda pomiaru jest odporna na przemienniki częstotliwości i pojemności doziemne długich kabli. Przyciskiem próby sprawdza się przyrząd i jego połączenie z kadłubem. Wyjście 4–20 mA przekazuje wartość do systemu alarmowego, dzięki czemu powolny spadek widać na wykresie trendu.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 230 V AC, 4 VA",
        "Wyjście: 2 przekaźniki, 250 V AC 5 A; 4–20 mA",
        "Stopień ochrony: front IP 54, zaciski IP 20",
        "Temperatura otoczenia: od −10 do +55 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Miernik stanu izolacji ze wskazówką i skalą",
    },
    de: {
      title: "Isolationswächter",
      description: [
        "Einbauinstrument für Haupt- und Notschalttafeln zur Isolationsüberwachung von IT-Netzen. Es misst am spannungsführenden Netz und zeigt den Isolationswiderstand gegen den Schiffskörper in Megaohm an.",
        "Zwei Grenzwerte sind einstellbar: Der erste fordert zur Fehlersuche auf, der zweite warnt, dass der nächste Fehler einen Verbraucher abschaltet. Zu jedem Grenzwert gehört ein Relais mit wählbarer Verzögerung. Das Messverfahren eignet sich auch für Netze mit Frequenzumrichtern und großer Ableitkapazität. Eine Prüftaste testet das Gerät und seine Verbindung zum Schiffskörper. Ein Ausgang 4–20 mA gibt den Messwert an das Alarmsystem weiter, sodass ein langsamer Abfall als Trend sichtbar wird.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 230 V AC, 4 VA",
        "Ausgang: 2 Relais, 250 V AC 5 A; 4–20 mA",
        "Schutzart: Front IP 54, Klemmen IP 20",
        "Umgebungstemperatur: −10 bis +55 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Isolationswächter mit Zeigerskala",
    },
  },
};
