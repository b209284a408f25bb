import type { ProjectContent } from "../projects.ts";

export const researchVesselSensorNetwork: ProjectContent = {
  id: 1,
  img: "/drawings/pic-trawler.svg",
  category: { en: "Instrumentation", pl: "Aparatura pomiarowa", de: "Messtechnik" },
  vesselType: {
    en: "Fisheries research vessel",
    pl: "Rybacki statek badawczy",
    de: "Fischereiforschungsschiff",
  },
  country: "NO",
  services: [1, 3],
  year: 2024,
  posted: "2024-03-21",
  texts: {
    en: {
      title: "Winch and tank sensors on one network",
      description: [
        "On a fisheries research vessel, every winch, tank and cold store had its own display and its own cable to the bridge. We brought the measurement points together on one network without disturbing the scientific instruments.",
        "Remote I/O stations were installed close to the sensors: on the trawl deck, in the hold and in the engine room. A fibre-optic ring links them, so that a single cable break has no effect. Because hydrophones hear what a power supply radiates, we chose linear supplies for the stations near the drop keel and measured the interference before and after.",
        "Warp length and tension were calibrated against a measured run and a test weight, tank levels by sounding. The trial took 24 hours and included a haul, during which the ring was opened in two places in turn. No readings were lost.",
      ].join("\n\n"),
      results: ["24 h: trial with a haul", "2: breaks of the ring, in turn", "0: readings lost"],
      imageAlt: "Drawing of a research trawler sounding the seabed",
    },
    pl: {
      title: "Czujniki wciągarek i zbiorników w jednej sieci",
      description: [
        "Na rybackim statku badawczym każda wciągarka, każdy zbiornik i każda chłodnia miały własny wyświetlacz i własny kabel na mostek. Połączyliśmy punkty pomiarowe jedną siecią tak, aby nie zakłócać pracy aparatury naukowej.",
        "Stacje rozproszonych wejść i wyjść zamontowaliśmy tam, gdzie są czujniki: na pokładzie trałowym, w ładowni i w siłowni. Łączy je pierścień światłowodowy, więc przerwanie jednego kabla niczego nie wyłącza. Hydrofony odbierają zakłócenia z zasilaczy, dlatego w pobliżu wysuwanego kila zastosowaliśmy zasilacze liniowe i zmierzyliśmy poziom zakłóceń przed montażem i po nim.",
        "Tory pomiaru długości wydanych lin trałowych i ich naciągu wywzorcowaliśmy za pomocą odmierzonego odcinka liny i ciężaru próbnego, a wskazania poziomu w zbiornikach porównaliśmy z wynikami sondowania. Próba trwała 24 godziny i objęła zaciąg, podczas którego przerywaliśmy pierścień kolejno w dwóch miejscach. Nie utracono żadnego odczytu.",
      ].join("\n\n"),
      results: ["24 h: próba z zaciągiem", "2: przerwania pierścienia, kolejno", "0: utraconych pomiarów"],
      imageAlt: "Rysunek trawlera badawczego z wiązką echosondy skierowaną na dno",
    },
    de: {
      title: "Winden- und Tanksensoren in einem Netzwerk",
      description: [
        "Auf einem Fischereiforschungsschiff hatte jede Winde, jeder Tank und jeder Kühlraum eine eigene Anzeige und ein eigenes Kabel zur Brücke. Wir haben die Messstellen in einem Netzwerk zusammengeführt, ohne die wissenschaftlichen Geräte zu stören.",
        "Die dezentralen E/A-Stationen sitzen dort, wo auch die Sensoren sind: auf dem Fangdeck, im Laderaum und im Maschinenraum. Ein Glasfaserring verbindet sie; ein einzelner Kabelbruch bleibt ohne Folgen. Da Hydrophone auch Störungen aus Netzteilen aufnehmen, wurden in der Nähe des absenkbaren Kiels Linearnetzteile eingesetzt und der Störpegel vorher und nachher gemessen.",
        "Die Messeinrichtungen für Kurrleinenlänge und -zug wurden an einer vermessenen Strecke und mit einem Prüfgewicht kalibriert, die Tankinhaltsmessung durch Vergleich mit Peilungen. Die Erprobung dauerte 24 Stunden und schloss einen Hol ein, bei dem der Ring nacheinander an zwei Stellen geöffnet wurde. Kein Messwert ging verloren.",
      ].join("\n\n"),
      results: ["24 h: Erprobung mit einem Hol", "2: Unterbrechungen des Rings nacheinander", "0: verlorene Messwerte"],
      imageAlt: "Zeichnung eines Forschungstrawlers, dessen Echolot den Meeresboden abtastet",
    },
  },
};
