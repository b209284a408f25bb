import type { ProjectContent } from "../projects.ts";

export const passengerBerthShoreConnection: ProjectContent = {
  id: 12,
  img: "/drawings/pic-ferry.svg",
  projectUrl: "https://example.com/",
  category: { en: "Shore connection", pl: "Zasilanie z lądu", de: "Landanschluss" },
  vesselType: { en: "Ferry terminal", pl: "Terminal promowy", de: "Fährterminal" },
  country: "SE",
  services: [1, 2, 3],
  year: 2026,
  posted: "2026-06-18",
  texts: {
    en: {
      title: "Shore connection for a passenger berth",
      description: [
        "A ferry berth was to supply passenger ships from the grid, so that their auxiliary engines could be stopped between arrival and departure. Ships with 50 Hz systems and ships with 60 Hz systems call there.",
        "We designed the connection from the substation to the plug: frequency converter, isolating transformer, earthing switch and a cable reel that follows the ship as water level and trim change. The interlock does not release the plug until the cable is dead and earthed. Ship and quay are joined by a pilot circuit; if it is interrupted, both breakers open.",
        "Commissioning began with a load bank and ended with a ferry at the berth. Synchronising, load transfer and the return to the ship’s generators were repeated until the crew needed no help. The berth staff now have a one-page switching sequence for each type of ship.",
      ].join("\n\n"),
      results: [
        "50/60 Hz: ships of both systems supplied",
        "2: breakers open if the pilot circuit is interrupted",
        "1: page of switching sequence for each type of ship",
      ],
      imageAlt: "Drawing of a ferry at its berth, connected to the quay by a supply cable",
    },
    pl: {
      title: "Zasilanie z lądu dla stanowiska promowego",
      description: [
        "Stanowisko promowe miało zasilać statki pasażerskie z sieci, aby na czas postoju można było odstawić zespoły prądotwórcze. Zawijają tam jednostki z siecią 50 Hz i 60 Hz.",
        "Zaprojektowaliśmy całe przyłącze, od stacji transformatorowej po wtyczkę: przemiennik częstotliwości, transformator separacyjny, uziemnik i bęben kablowy, który nadąża za statkiem przy zmianach stanu wody i przegłębienia. Blokada zwalnia wtyczkę dopiero po wyłączeniu napięcia i uziemieniu kabla. Statek i nabrzeże łączy obwód pilotowy, którego przerwanie otwiera oba wyłączniki.",
        "Uruchomienie zaczęło się od prób z opornicą obciążeniową, a skończyło z promem przy nabrzeżu. Synchronizację, przejęcie obciążenia i powrót na prądnice statku powtarzaliśmy tak długo, aż załoga radziła sobie sama. Obsługa stanowiska dostała jednostronicową instrukcję łączeń dla każdego typu jednostki.",
      ].join("\n\n"),
      results: [
        "50/60 Hz: zasilanie statków z obiema częstotliwościami",
        "2: wyłączniki otwierane po przerwaniu obwodu pilotowego",
        "1: strona z kolejnością łączeń dla każdego typu statku",
      ],
      imageAlt: "Rysunek promu przy nabrzeżu, połączonego z lądem kablem zasilającym",
    },
    de: {
      title: "Landanschluss für einen Fährliegeplatz",
      description: [
        "Ein Fährliegeplatz sollte Fahrgastschiffe aus dem Netz versorgen, damit ihre Hilfsdiesel zwischen Ankunft und Abfahrt abgestellt bleiben können. Dort legen Schiffe mit 50-Hz- und mit 60-Hz-Bordnetz an.",
        "Wir haben den Anschluss von der Trafostation bis zum Stecker geplant: Frequenzumrichter, Trenntransformator, Erdungsschalter und eine Kabeltrommel, die dem Schiff bei wechselndem Wasserstand und Trimm folgt. Die Verriegelung gibt den Stecker erst frei, wenn das Kabel spannungsfrei und geerdet ist. Schiff und Kai sind über einen Pilotstromkreis verbunden; wird er unterbrochen, lösen beide Leistungsschalter aus.",
        "Die Inbetriebnahme begann mit einer Lastbank und endete mit einer Fähre am Liegeplatz. Synchronisieren, Lastübernahme und Rückschalten auf die Bordgeneratoren wurden geübt, bis die Besatzung ohne uns auskam. Das Personal am Anleger hat jetzt für jeden Schiffstyp eine Schaltfolge auf einer Seite.",
      ].join("\n\n"),
      results: [
        "50/60 Hz: Schiffe mit beiden Netzen versorgt",
        "2: Schalter öffnen bei unterbrochenem Pilotkreis",
        "1: Seite Schaltfolge je Schiffstyp",
      ],
      imageAlt: "Zeichnung einer Fähre am Liegeplatz, über ein Versorgungskabel mit dem Kai verbunden",
    },
  },
};
