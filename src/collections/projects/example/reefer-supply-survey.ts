import type { ProjectContent } from "../projects.ts";

export const reeferSupplySurvey: ProjectContent = {
  id: 8,
  img: "/drawings/pic-container.svg",
  category: { en: "Survey and measurement", pl: "Przeglądy i pomiary", de: "Bestandsaufnahme und Messung" },
  vesselType: { en: "Container vessel", pl: "Kontenerowiec", de: "Containerschiff" },
  country: "DE",
  services: [4, 1],
  year: 2025,
  posted: "2025-10-02",
  texts: {
    en: {
      title: "Reefer supply survey",
      description: [
        "A container vessel was to carry more refrigerated boxes than it was built for, and in warm weather the reefer feeders had begun to trip. We were asked how much the installation can carry and where its limits are.",
        "Recorders ran on every reefer feeder for one voyage. With the reefers running, we checked all panels with the thermal camera, then measured insulation and contact resistance with the supply off. The hot spots were not in the cables but in worn sockets and loose terminals.",
        "The report gives the margin of each feeder and recommends three measures: renew the worn sockets, spread the boxes more evenly over the two transformers, and restart them in groups after a blackout. The crew did the first two at sea; we programmed the third at the next port.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Drawing of a loaded container vessel, seen from the side",
    },
    pl: {
      title: "Przegląd zasilania kontenerów chłodniczych",
      description: [
        "Kontenerowiec miał zabierać więcej kontenerów chłodniczych, niż przewidywał projekt, a w upały i bez tego dochodziło do wyłączeń odpływów. Armator zapytał, ile instalacja wytrzyma i co zawiedzie jako pierwsze.",
        "Przez jedną podróż rejestrowaliśmy obciążenie wszystkich odpływów. Przy podłączonych kontenerach sprawdziliśmy rozdzielnice kamerą termowizyjną, a po wyłączeniu napięcia zmierzyliśmy rezystancję izolacji i zestyków. Przegrzewały się nie kable, lecz zużyte gniazda i poluzowane zaciski.",
        "Raport podaje zapas każdego odpływu i trzy zalecenia: wymienić zużyte gniazda, równomierniej rozłożyć kontenery na dwa transformatory, a po zaniku zasilania załączać kontenery grupami. Dwa pierwsze załoga wykonała w morzu, trzecie zaprogramowaliśmy w następnym porcie.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Rysunek załadowanego kontenerowca w widoku z boku",
    },
    de: {
      title: "Messungen an der Kühlcontainerversorgung",
      description: [
        "Ein Containerschiff sollte mehr Kühlcontainer fahren, als beim Bau vorgesehen war, und schon bisher lösten bei Hitze einzelne Abgänge aus. Die Frage an uns: Was verträgt die Anlage, und wo gibt sie zuerst nach?",
        "Eine Reise lang zeichneten Messgeräte die Last aller Kühlcontainerabgänge auf. Bei angeschlossenen Containern gingen wir die Verteilungen mit der Wärmebildkamera ab, danach maßen wir im spannungsfreien Zustand Isolations- und Übergangswiderstände. Heiß wurden nicht die Kabel, sondern verschlissene Steckdosen und lose Klemmen.",
        "Der Bericht nennt die Reserve jedes Abgangs und drei Maßnahmen: verschlissene Steckdosen erneuern, die Container gleichmäßiger auf die beiden Transformatoren verteilen und sie nach einem Blackout gruppenweise zuschalten. Die ersten beiden hat die Besatzung auf See erledigt, die dritte haben wir im nächsten Hafen programmiert.",
      ].join("\n\n"),
      results: [],
      imageAlt: "Zeichnung eines beladenen Containerschiffs in Seitenansicht",
    },
  },
};
