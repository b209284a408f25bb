import type { ProjectContent } from "../projects.ts";

export const generatorProtectionRenewal: ProjectContent = {
  id: 3,
  img: "/drawings/pic-genset.svg",
  category: { en: "Generator protection", pl: "Zabezpieczenia prądnic", de: "Generatorschutz" },
  vesselType: { en: "Ro-ro cargo vessel", pl: "Statek ro-ro", de: "RoRo-Frachtschiff" },
  country: "SE",
  services: [4, 3],
  year: 2024,
  posted: "2024-09-26",
  texts: {
    en: {
      title: "Generator protection and load sharing",
      description: [
        "On a ro-ro cargo vessel, three diesel generators no longer shared the load evenly, and one of them tripped on reverse power almost every time it was taken off the busbars. Protection, synchronising and load sharing were renewed on all three.",
        "Before anything was ordered we recorded speed, power and actuator travel. One actuator proved to be sticking; it was overhauled, because no amount of electronics can compensate for a mechanical fault. The new protection units were configured and tested on the bench with this ship’s settings and then fitted into the old cut-outs.",
        "The generators were converted one at a time, while the other two carried the ship’s load. At the quay a load bank provided steps of 25, 50 and 75 per cent; on the first crossing the sharing was fine-tuned with thrusters and cargo deck fans. The table of settings is kept on board, in the ship’s file and inside the switchboard door.",
      ].join("\n\n"),
      results: [
        "3: generators, converted one at a time",
        "25–75 %: load steps at the quay",
        "1: sticking actuator found before anything was ordered",
      ],
      measurements: [
        "Load sharing, largest difference between sets: 26 → 4 %, ≤ 15",
        "Recovery of the speed after a load step of 50 %: 9.5 → 2.8 s, ≤ 5",
      ],
      imageAlt: "Drawing of a diesel generator set on its frame",
    },
    pl: {
      title: "Zabezpieczenia prądnic i rozdział mocy",
      description: [
        "Na statku ro-ro trzy zespoły prądotwórcze przestały równo dzielić się obciążeniem, a jeden niemal przy każdym odstawianiu był wyłączany przez zabezpieczenie od mocy zwrotnej. Na wszystkich trzech wymieniliśmy zabezpieczenia, synchronizację i układ rozdziału mocy.",
        "Zanim cokolwiek zamówiono, zarejestrowaliśmy obroty, moc i ruch siłownika regulatora. Jeden siłownik się zacinał i poszedł do remontu, bo usterki mechanicznej nie skompensuje żadna elektronika. Nowe zabezpieczenia nastawiliśmy i sprawdziliśmy na stanowisku według danych tego statku, a potem zamontowaliśmy w dotychczasowych otworach.",
        "Prace prowadziliśmy kolejno na poszczególnych zespołach, a dwa pozostałe zasilały statek. Przy nabrzeżu opornicą obciążeniową zadawaliśmy skoki obciążenia o 25, 50 i 75 procent, a w pierwszym rejsie dostroiliśmy rozdział mocy przy pracy sterów strumieniowych i wentylatorów pokładu samochodowego. Tabela nastaw została na statku, w dokumentacji i po wewnętrznej stronie drzwi rozdzielnicy.",
      ].join("\n\n"),
      results: [
        "3: prądnice, przebudowane kolejno",
        "25–75 %: skoki obciążenia przy nabrzeżu",
        "1: zacinający się siłownik, wykryty przed zamówieniem części",
      ],
      measurements: [
        "Rozdział mocy czynnej, największa różnica między zespołami: 26 → 4 %, ≤ 15",
        "Czas powrotu obrotów po skoku obciążenia o 50 %: 9,5 → 2,8 s, ≤ 5",
      ],
      imageAlt: "Rysunek zespołu prądotwórczego z silnikiem wysokoprężnym na ramie",
    },
    de: {
      title: "Generatorschutz und Lastverteilung",
      description: [
        "Auf einem RoRo-Frachtschiff teilten sich drei Dieselaggregate die Last nicht mehr gleichmäßig, und an einem Aggregat sprach fast bei jedem Abstellen der Rückleistungsschutz an. Bei allen dreien wurden Schutz, Synchronisierung und Lastverteilung erneuert.",
        "Bevor etwas bestellt wurde, haben wir Drehzahl, Leistung und Stellweg aufgezeichnet. Ein Stellantrieb klemmte und wurde überholt, denn mechanische Fehler gleicht keine Elektronik aus. Die neuen Schutzgeräte wurden am Prüfstand mit den Werten dieses Schiffs eingestellt und geprüft und dann in die alten Türausschnitte gesetzt.",
        "Umgebaut wurde jeweils ein Aggregat, während die beiden anderen das Schiff versorgten. Am Kai wurden mit einer Lastbank Lastsprünge von 25, 50 und 75 Prozent gefahren; auf der ersten Überfahrt folgte die Feinabstimmung mit Querstrahlrudern und Autodecklüftern. Die Einstellwerte stehen an Bord in der Dokumentation und auf einem Blatt innen an der Schalttafeltür.",
      ].join("\n\n"),
      results: [
        "3: Generatoren, nacheinander umgebaut",
        "25–75 %: Lastsprünge an der Pier",
        "1: klemmender Steller, vor der Bestellung gefunden",
      ],
      measurements: [
        "Lastverteilung, größte Abweichung zwischen den Aggregaten: 26 → 4 %, ≤ 15",
        "Ausregelzeit der Drehzahl nach einem Lastsprung von 50 %: 9,5 → 2,8 s, ≤ 5",
      ],
      imageAlt: "Zeichnung eines Dieselaggregats auf seinem Grundrahmen",
    },
  },
};
