import type { ProductContent } from "../products.ts";

/** Example product 6. */
export const speedPickUp: ProductContent = {
  id: 6,
  img: "/drawings/pic-pickup.svg",
  stock: 14,
  orderCode: "SPU-18",
  dimensions: "24 × 95 × 24 mm",
  productType: { en: "Sensor", pl: "Czujniki", de: "Sensorik" },
  texts: {
    en: {
      title: "Speed pick-up",
      description: [
        "Hall-effect pick-up for toothed wheels, for speed governors and overspeed protection. Each tooth of a wheel on an engine or shaft produces one pulse of a square wave.",
        "The body is stainless steel with an M18 thread, the cable is oil-resistant and screened, and the gap is set with the supplied gauge. Two pick-ups on one wheel give direction of rotation as well as speed. The pick-up runs on 10 to 30 V DC; its output is short-circuit-proof and stays clean down to standstill, so turning gear speed is measured too. Both lock nuts and a drilling template are in the box.",
      ].join("\n\n"),
      properties: [
        "Supply: 10 to 30 V DC",
        "Output: square wave, short-circuit-proof",
        "Protection: IP 67",
        "Ambient temperature: −25 to +125 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Speed pick-up on a toothed wheel",
    },
    pl: {
      title: "Czujnik prędkości obrotowej",
      description: [
        "Hallotronowy czujnik obrotów koła zębatego, do regulatorów i zabezpieczeń nadobrotowych. Każdy mijający go ząb koła na silniku lub wale daje jeden impuls prostokątny.",
        "Korpus z gwintem M18 wykonano ze stali nierdzewnej, kabel jest ekranowany i olejoodporny, a szczelinę ustawia się dołączonym szczelinomierzem. Dwa czujniki na jednym kole pozwalają określić oprócz prędkości także kierunek obrotów. Wyjście jest odporne na zwarcie, pracuje przy 10–30 V DC i daje czysty sygnał aż do zatrzymania, prędkość można więc mierzyć także przy pracy obracarki. W komplecie są dwie przeciwnakrętki i szablon do wiercenia.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 10–30 V DC",
        "Wyjście: fala prostokątna, odporne na zwarcie",
        "Stopień ochrony: IP 67",
        "Temperatura otoczenia: od −25 do +125 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Czujnik prędkości obrotowej przy kole zębatym",
    },
    de: {
      title: "Drehzahlaufnehmer",
      description: [
        "Aktiver Hall-Aufnehmer zur Zahnradabtastung für Drehzahlregler und Überdrehzahlschutz. Jeder Zahn des Zahnrads an Motor oder Welle erzeugt einen Impuls im Rechtecksignal.",
        "Das Gehäuse mit Gewinde M18 ist aus Edelstahl, das Kabel ölbeständig und geschirmt, und der Luftspalt wird mit der beiliegenden Lehre eingestellt. Zwei Aufnehmer an einem Rad liefern neben der Drehzahl auch die Drehrichtung. Der Aufnehmer wird mit 10 bis 30 V DC gespeist; sein kurzschlussfester Ausgang gibt bis zum Stillstand ein sauberes Signal ab. So lässt sich die Drehzahl auch beim Törnen erfassen. Kontermuttern und Bohrschablone liegen bei.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 10–30 V DC",
        "Ausgang: Rechtecksignal, kurzschlussfest",
        "Schutzart: IP 67",
        "Umgebungstemperatur: −25 bis +125 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Drehzahlaufnehmer an einem Zahnrad",
    },
  },
};
