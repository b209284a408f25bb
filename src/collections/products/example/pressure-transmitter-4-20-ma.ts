import type { ProductContent } from "../products.ts";

/** Example product 5, with a data sheet. */
export const pressureTransmitter420Ma: ProductContent = {
  id: 5,
  img: "/drawings/pic-transmitter.svg",
  stock: 9,
  orderCode: "PTX-420",
  dimensions: "60 × 145 × 60 mm",
  productType: { en: "Sensor", pl: "Czujniki", de: "Sensorik" },
  documentationUrl: "/media/documents/pressure-transmitter-4-20-ma.pdf",
  texts: {
    en: {
      title: "Pressure transmitter 4–20 mA",
      description: [
        "Two-wire pressure transmitter for lubricating oil, fuel, cooling water and starting air. Measuring ranges from 0–1 bar to 0–60 bar are kept in stock, each with a G ½ process connection in stainless steel.",
        "The transmitter sits on a manifold with shut-off and test valves, so it can be checked with a hand pump while the line stays under pressure. A restrictor in the connection damps the pulses of piston pumps. Electronics and cable entry are potted against vibration and oil. Each unit is calibrated in our workshop at five points, up and down, and comes with its calibration report.",
      ].join("\n\n"),
      properties: [
        "Supply: 10 to 32 V DC",
        "Output: 4–20 mA, two-wire",
        "Protection: IP 67",
        "Ambient temperature: −25 to +85 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Pressure transmitter on a valve manifold",
    },
    pl: {
      title: "Przetwornik ciśnienia 4–20 mA",
      description: [
        "Przetwornik ciśnienia oleju, paliwa, wody chłodzącej i powietrza rozruchowego. Wykonanie dwuprzewodowe; w magazynie dostępne są wersje o zakresach od 0–1 bar do 0–60 bar, z przyłączem procesowym G ½ ze stali nierdzewnej.",
        "Przetwornik montuje się na bloku zaworowym z zaworem odcinającym i kontrolnym, dzięki czemu sprawdzenie pompką ręczną nie wymaga odcinania całego rurociągu. Dławik w przyłączu tłumi pulsacje pomp tłokowych. Elektronika i wprowadzenie kabla są zalane masą, dzięki czemu są odporne na drgania i olej. Każdą sztukę wzorcujemy w naszym warsztacie w pięciu punktach, przy ciśnieniu rosnącym i malejącym, i dostarczamy z kartą pomiarów.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 10–32 V DC",
        "Wyjście: 4–20 mA, dwuprzewodowe",
        "Stopień ochrony: IP 67",
        "Temperatura otoczenia: od −25 do +85 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Przetwornik ciśnienia na bloku zaworowym",
    },
    de: {
      title: "Druckmessumformer 4–20 mA",
      description: [
        "Zweileiter-Druckmessumformer für Schmieröl, Kraftstoff, Kühlwasser und Anlassluft. Messbereiche von 0–1 bar bis 0–60 bar sind ab Lager lieferbar, jeweils mit Prozessanschluss G ½ aus Edelstahl.",
        "Der Messumformer sitzt auf einem Ventilblock mit Absperr- und Prüfventil und lässt sich so mit der Handpumpe prüfen, ohne die Leitung drucklos zu machen. Eine Drossel im Anschluss dämpft die Druckstöße von Kolbenpumpen. Elektronik und Kabeleinführung sind gegen Vibration und Öl vergossen. Jedes Gerät wird in unserer Werkstatt an fünf Punkten steigend und fallend kalibriert und mit Prüfprotokoll geliefert.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 10–32 V DC",
        "Ausgang: 4–20 mA, Zweileiter",
        "Schutzart: IP 67",
        "Umgebungstemperatur: −25 bis +85 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Druckmessumformer auf einem Ventilblock",
    },
  },
};
