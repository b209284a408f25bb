import type { NewsContent } from "../news.ts";

export const secondBenchForInstrumentCalibration: NewsContent = {
  id: 2,
  img: "/drawings/pic-workshop.svg",
  posted: "2025-07-24",
  texts: {
    en: {
      title: "Second bench for instrument calibration",
      shortDescription:
        "Pressure and temperature now have a bench each, so that an urgent transmitter no longer waits for a calibrator.",
      description: [
        "The workshop has been rearranged: pressure and temperature instruments are now calibrated on two separate benches. Until now both shared one bench, and waiting for the calibrator to settle held up the pressure work too.",
        "The pressure bench has a pump for low ranges, a hydraulic test pump for high ones and adaptors for the threads common on board. The temperature bench has a dry-block calibrator, an ice point and a simulator for resistance thermometers and thermocouples. Each bench has its own reference instruments, each with its calibration date on the housing.",
        "Transmitters from one ship are returned in one box with one list of as-found and as-left values. Each instrument carries its tag number for whoever refits it.",
      ].join("\n\n"),
      imageAlt: "Drawing of a workshop bench with an oscilloscope and a board under test",
    },
    pl: {
      title: "Drugie stanowisko do wzorcowania przyrządów",
      shortDescription:
        "Ciśnienie i temperatura mają teraz osobne stanowiska, więc pilny przetwornik nie czeka na piecyk.",
      description: [
        "W warsztacie zmienił się układ stanowisk: przyrządy do pomiaru ciśnienia i temperatury wzorcujemy teraz osobno. Dotąd miały jedno wspólne stanowisko, a stabilizujący się piecyk blokował także pomiary ciśnienia.",
        "Na stanowisku ciśnieniowym są pompka na niskie zakresy, hydrauliczna pompa kalibracyjna na wysokie i przyłącza z gwintami spotykanymi na statkach. Na temperaturowym są piecyk kalibracyjny, wzorzec temperatury 0 °C (punkt topnienia lodu) oraz symulator czujników rezystancyjnych i termopar. Każde ma własne wzorce z datą wzorcowania na obudowie.",
        "Przetworniki z jednego statku pakujemy do jednej skrzynki z jedną listą wyników przed regulacją i po niej. Na każdym jest numer punktu pomiarowego, więc monter nie musi zgadywać.",
      ].join("\n\n"),
      imageAlt: "Rysunek stołu warsztatowego z oscyloskopem i badaną płytką",
    },
    de: {
      title: "Zweiter Kalibrierplatz in der Werkstatt",
      shortDescription:
        "Druck und Temperatur haben jetzt je einen Platz; dringend benötigte Druckmessumformer müssen nicht mehr warten, bis der Temperaturplatz frei ist.",
      description: [
        "Die Werkstatt ist umgeräumt: Druck- und Temperaturmessgeräte werden jetzt an zwei getrennten Plätzen kalibriert. Bisher teilten sie sich einen, und solange der Blockkalibrator seine Temperatur noch nicht hielt, war auch die Druckseite belegt.",
        "Der Druckplatz hat eine pneumatische Prüfpumpe für kleine Bereiche, eine hydraulische für große und Anschlüsse für die an Bord üblichen Gewinde. Am Temperaturplatz stehen ein Blockkalibrator, eine Eispunktreferenz und ein Simulator für Widerstandsthermometer und Thermoelemente. Jeder Platz hat eigene Referenzgeräte mit dem Kalibrierdatum auf dem Gehäuse.",
        "Alle Messumformer eines Schiffs kommen in eine gemeinsame Kiste, dazu eine Liste der Werte vor und nach der Justage. Wer die Geräte wieder einbaut, findet an jedem die Messstellennummer und muss nicht raten.",
      ].join("\n\n"),
      imageAlt: "Zeichnung eines Prüfplatzes mit Oszilloskop und einer zu prüfenden Leiterplatte",
    },
  },
};
