import type { NewsContent } from "../news.ts";

export const exhaustGasTemperatureCalibration: NewsContent = {
  id: 9,
  img: "/drawings/pic-exhaust.svg",
  posted: "2026-07-02",
  texts: {
    en: {
      title: "Exhaust gas temperature calibration on board",
      shortDescription:
        "Six cylinders, six sensors and one that read too low: what a calibration on board brought to light.",
      description: [
        "On a six-cylinder main engine one exhaust gas temperature had read 30 °C below the others for months. The injection had been adjusted to bring it up, and fuel consumption had risen with it.",
        "We took out all six thermocouples and compared them in a dry-block calibrator at three temperatures. The sensor itself was within its class. The error was in the compensating cable, which had been extended with ordinary copper wire in a junction box next to the hot exhaust manifold.",
        "With the right cable all six channels agreed to within 4 °C, and the injection was set back. Our advice after the visit: before an engine is adjusted to a reading, check the reading. A full comparison takes one watch in port.",
      ].join("\n\n"),
      imageAlt: "Drawing of a bar display of six exhaust gas temperatures with a limit line",
    },
    pl: {
      title: "Wzorcowanie torów pomiaru temperatury spalin na statku",
      shortDescription: "Sześć cylindrów, sześć czujników i jeden zaniżony odczyt: co wykazało wzorcowanie na statku.",
      description: [
        "Na sześciocylindrowym silniku głównym temperatura spalin jednego cylindra od miesięcy była o 30 °C niższa od pozostałych. Wyrównywano ją regulacją wtrysku, przez co rosło zużycie paliwa.",
        "Wymontowaliśmy wszystkie sześć termopar i porównaliśmy je w piecyku kalibracyjnym w trzech punktach. Sam czujnik mieścił się w swojej klasie. Błąd powodował przewód kompensacyjny, który w puszce obok gorącego kolektora przedłużono zwykłym przewodem miedzianym.",
        "Po wymianie przewodu wszystkie kanały zgadzały się z dokładnością do 4 °C, a regulację wtrysku cofnięto. Wniosek z tej wizyty: zanim zacznie się regulować silnik według wskazania, trzeba sprawdzić wskazanie. Pełne porównanie zajmuje jedną wachtę w porcie.",
      ].join("\n\n"),
      imageAlt: "Rysunek wskaźnika słupkowego sześciu temperatur spalin z linią progu",
    },
    de: {
      title: "Abgastemperaturmessung an Bord kalibriert",
      shortDescription:
        "Sechs Zylinder, sechs Fühler, und einer davon misst zu niedrig: was eine Kalibrierung an Bord ans Licht brachte.",
      description: [
        "An einer Sechszylinder-Hauptmaschine lag eine Abgastemperatur seit Monaten 30 Grad unter den übrigen. Um sie anzuheben, hatte man die Einspritzung nachgestellt, und damit war auch der Verbrauch gestiegen.",
        "Wir haben alle sechs Thermoelemente ausgebaut und im Blockkalibrator bei drei Temperaturen verglichen. Der auffällige Fühler selbst lag innerhalb seiner Toleranzklasse. Der Fehler steckte in der Ausgleichsleitung: In einer Klemmendose neben dem heißen Abgassammler war sie mit gewöhnlichem Kupferdraht verlängert worden.",
        "Mit der richtigen Leitung stimmten alle sechs Kanäle auf vier Grad überein, und die Einspritzung wurde zurückgestellt. Unser Rat nach diesem Besuch: Bevor eine Maschine nach einer Anzeige eingestellt wird, sollte die Anzeige geprüft werden. Ein vollständiger Vergleich dauert im Hafen eine Wache.",
      ].join("\n\n"),
      imageAlt: "Zeichnung einer Balkenanzeige mit sechs Abgastemperaturen und Grenzwertlinie",
    },
  },
};
