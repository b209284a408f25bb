import type { ProductContent } from "../products.ts";

/** Example product 6. */
export const speedPickUp: ProductContent = {
  id: 6,
  img: "/drawings/pic-pickup.svg",
  stock: 14,
  productType: { en: "Sensor", pl: "Czujniki", de: "Sensorik" },
  texts: {
    en: {
      title: "Speed pick-up",
      description: [
        "Hall-effect pick-up for toothed wheels on engines and shafts, for governors and overspeed protection on board. Each passing tooth produces one pulse of a square wave.",
        "The body is stainless steel with an M18 thread, the cable is oil-resistant and screened, and the gap is set with the supplied gauge. Two pick-ups on one wheel give direction of rotation as well as speed. The pick-up runs on 10 to 30 V DC; its output is short-circuit-proof and stays clean down to standstill, so turning gear speed is measured too. Both lock nuts and a drilling template are in the box.",
      ].join("\n\n"),
      imageAlt: "Speed pick-up on a toothed wheel",
    },
    pl: {
      title: "Czujnik prędkości obrotowej",
      description: [
        "Czujnik hallotronowy do kół zębatych na silnikach i wałach, do regulatorów i zabezpieczeń nadobrotowych. Każdy mijający go ząb daje jeden impuls prostokątny.",
        "Korpus z gwintem M18 wykonano ze stali nierdzewnej, kabel jest ekranowany i olejoodporny, a szczelinę ustawia się dołączonym szczelinomierzem. Dwa czujniki na jednym kole pozwalają określić oprócz prędkości także kierunek obrotów. Wyjście jest odporne na zwarcie, pracuje przy 10–30 V DC i daje czysty sygnał aż do zatrzymania, prędkość można więc mierzyć także przy pracy obracarki. W komplecie są dwie przeciwnakrętki i szablon do wiercenia.",
      ].join("\n\n"),
      imageAlt: "Czujnik prędkości obrotowej przy kole zębatym",
    },
    de: {
      title: "Drehzahlaufnehmer",
      description: [
        "Aktiver Hall-Aufnehmer für Zahnräder an Motoren und Wellen, für Drehzahlregler und Überdrehzahlschutz. Jeder vorbeilaufende Zahn ergibt einen Impuls des Rechtecksignals.",
        "Das Gehäuse mit Gewinde M18 ist aus Edelstahl, das Kabel ölbeständig und geschirmt, und der Luftspalt wird mit der beiliegenden Lehre eingestellt. Zwei Aufnehmer an einem Rad liefern neben der Drehzahl auch die Drehrichtung. Der Aufnehmer wird mit 10 bis 30 V DC gespeist; sein kurzschlussfester Ausgang gibt bis zum Stillstand ein sauberes Signal ab. So lässt sich die Drehzahl auch beim Törnen erfassen. Kontermuttern und Bohrschablone liegen bei.",
      ].join("\n\n"),
      imageAlt: "Drehzahlaufnehmer an einem Zahnrad",
    },
  },
};
