import type { ProductContent } from "../products.ts";

/** Example product 8. */
export const alarmBeaconAndHorn: ProductContent = {
  id: 8,
  img: "/drawings/pic-beacon.svg",
  stock: 6,
  orderCode: "ABH-24",
  dimensions: "320 × 260 × 150 mm",
  productType: { en: "Alarm system", pl: "Systemy alarmowe", de: "Alarmtechnik" },
  texts: {
    en: {
      title: "Alarm beacon and horn",
      description: [
        "LED beacon and horn on one bracket, for engine rooms too noisy for a horn alone. The beacon has a rotating-light effect without moving parts; the lens colour is chosen on ordering.",
        "The horn has several tones that are selected by contact, so engine alarm, fire alarm and telephone call stay distinguishable. Light and sound are wired separately, which lets the crew silence the horn while the light stays on. The housing is sea-water resistant aluminium with an M20 cable entry on each side for looping through. Supply is 24 V DC; a version for 230 V AC has the same footprint.",
      ].join("\n\n"),
      properties: [
        "Supply: 24 V DC, 12 W",
        "Output: light and horn, wired separately",
        "Protection: IP 66",
        "Ambient temperature: −25 to +55 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Alarm beacon and horn on a common bracket",
    },
    pl: {
      title: "Sygnalizator optyczno-akustyczny",
      description: [
        "Lampa ostrzegawcza i syrena na wspólnym wsporniku, do pomieszczeń o dużym hałasie. Efekt światła wirującego dają diody LED, bez części ruchomych; kolor klosza wybiera się przy zamówieniu.",
        "Syrena ma kilka tonów wybieranych stykiem, dzięki czemu alarm silnika, alarm pożarowy i wywołanie telefoniczne łatwo odróżnić. Obwody światła i dźwięku są oddzielne: syrenę można wyciszyć, a lampa świeci dalej. Obudowa z aluminium odpornego na wodę morską ma z każdej strony wejście kablowe M20, co pozwala prowadzić kabel przelotowo. Zasilanie 24 V DC; wykonanie na 230 V AC ma ten sam rozstaw otworów.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 24 V DC, 12 W",
        "Wyjście: lampa i sygnalizator dźwiękowy, osobne obwody",
        "Stopień ochrony: IP 66",
        "Temperatura otoczenia: od −25 do +55 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Lampa ostrzegawcza i syrena na wspólnym wsporniku",
    },
    de: {
      title: "Signalleuchte mit Hupe",
      description: [
        "Signalleuchte und Hupe für laute Maschinenräume, auf einem gemeinsamen Halter montiert. Die Leuchte arbeitet mit LEDs und ohne bewegte Teile; die Haubenfarbe wird bei der Bestellung gewählt.",
        "Die Hupe hat mehrere Töne, die über Kontakte angewählt werden; Maschinenalarm, Feueralarm und Telefonruf bleiben damit unterscheidbar. Licht und Ton sind getrennt verdrahtet: Die Hupe lässt sich abstellen, die Leuchte bleibt an. Das Gehäuse aus seewasserbeständigem Aluminium hat auf jeder Seite eine Kabeleinführung M20 zum Durchschleifen. Versorgung 24 V DC; die Ausführung für 230 V AC hat das gleiche Lochbild.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 24 V DC, 12 W",
        "Ausgang: Leuchte und Hupe, getrennt verdrahtet",
        "Schutzart: IP 66",
        "Umgebungstemperatur: −25 bis +55 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Signalleuchte und Hupe auf gemeinsamem Halter",
    },
  },
};
