import type { ProjectContent } from "../projects.ts";

export const towingWinchControl: ProjectContent = {
  id: 7,
  img: "/drawings/pic-tug.svg",
  category: { en: "Deck machinery control", pl: "Sterowanie urządzeniami pokładowymi", de: "Decksmaschinensteuerung" },
  vesselType: { en: "Harbour tug", pl: "Holownik portowy", de: "Hafenschlepper" },
  country: "PL",
  services: [1, 5, 3],
  year: 2025,
  posted: "2025-07-17",
  texts: {
    en: {
      title: "Towing winch control",
      description: [
        "The towing winch of a harbour tug had only two states, brake on and brake off. Its new control system pays out and recovers automatically and keeps the pull within the limits the master has set.",
        "A load cell in the winch foundation and an encoder on the drum measure the pull and the length of line. A controller with its own display on the bridge drives the proportional valve of the hydraulic motor. The emergency release is independent: a hard-wired circuit with its own battery that releases the brake even in a blackout.",
        "The cabinet was built in our workshop and mounted in three days at the fitting-out quay. At the bollard pull test the load cell was compared with the reference, and the emergency release was tried under load, first with the ship’s supply and then without.",
      ].join("\n\n"),
      results: [
        "3: days of mounting at the fitting-out quay",
        "2: supplies on which the emergency release was tried",
        "1: own battery for the release",
      ],
      imageAlt: "Drawing of a harbour tug pulling on its towline",
    },
    pl: {
      title: "Sterowanie wciągarką holowniczą",
      description: [
        "Wciągarka na holowniku portowym miała tylko dwa stany: hamulec zaciśnięty i hamulec zwolniony. Nowe sterowanie samo luzuje i wybiera hol, a naciąg holu utrzymuje w granicach nastawionych przez kapitana.",
        "Siłę w holu mierzy czujnik tensometryczny w fundamencie wciągarki, a długość wydanego holu enkoder na bębnie. Sterownik z własnym panelem na mostku steruje zaworem proporcjonalnym silnika hydraulicznego. Awaryjne zwolnienie holu jest od tego niezależne: to osobny obwód stykowy z własnym akumulatorem, który otwiera hamulec także przy całkowitym zaniku zasilania.",
        "Szafę wykonaliśmy w naszym warsztacie i zamontowaliśmy w trzy dni przy nabrzeżu wyposażeniowym. Podczas próby uciągu na palu porównaliśmy wskazania czujnika z wzorcem i sprawdziliśmy zwolnienie awaryjne pod obciążeniem, najpierw z zasilaniem z sieci statku, potem bez niego.",
      ].join("\n\n"),
      results: [
        "3: dni montażu przy nabrzeżu wyposażeniowym",
        "2: źródła zasilania w próbie awaryjnego zwolnienia",
        "1: osobna bateria układu zwalniania",
      ],
      imageAlt: "Rysunek holownika portowego z napiętym holem",
    },
    de: {
      title: "Steuerung einer Schleppwinde",
      description: [
        "Die Schleppwinde eines Hafenschleppers kannte zwei Zustände: Bremse zu und Bremse auf. Die neue Steuerung fiert und hievt selbsttätig und hält den Zug in den Grenzen, die der Kapitän vorgibt.",
        "Eine Kraftmessdose im Windenfundament liefert den Zug, ein Drehgeber an der Trommel die Länge der Schlepptrosse. Die Steuerung mit eigenem Display auf der Brücke steuert das Proportionalventil des Hydraulikmotors an und regelt damit den Zug. Der Notslip ist davon unabhängig: ein fest verdrahteter Stromkreis mit eigener Batterie, der die Bremse auch bei völligem Stromausfall löst.",
        "Der Schaltschrank entstand in unserer Werkstatt und war am Ausrüstungskai in drei Tagen eingebaut. Beim Pfahlzugversuch wurde die Kraftmessdose mit der Referenz verglichen und der Notslip unter Last erprobt, zuerst mit Bordnetz, dann ohne.",
      ].join("\n\n"),
      results: [
        "3: Tage Montage am Ausrüstungskai",
        "2: Versorgungen bei der Probe der Notauslösung",
        "1: eigene Batterie für die Auslösung",
      ],
      imageAlt: "Zeichnung eines Hafenschleppers mit straffer Schlepptrosse",
    },
  },
};
