import type { ProjectContent } from "../projects.ts";

export const floatingDockPowerAndBallast: ProjectContent = {
  id: 11,
  img: "/drawings/pic-dock.svg",
  category: { en: "Power distribution", pl: "Rozdział energii", de: "Energieverteilung" },
  vesselType: {
    en: "Floating dock, two sections",
    pl: "Dok pływający dwusekcyjny",
    de: "Schwimmdock, zwei Sektionen",
  },
  country: "PL",
  services: [1, 5, 3],
  year: 2026,
  posted: "2026-04-23",
  texts: {
    en: {
      title: "Power distribution and ballast control",
      description: [
        "A two-section floating dock ran its pumps on contactors from three different decades. We gave it one switchboard, one control desk and one set of drawings.",
        "The work began with a survey of every cable on both wing walls. We then drew up a single-line diagram, a load balance and a plan that let the dock keep working: one pump room at a time, between dockings.",
        "The new main switchboard was built and tested in our workshop. Ballast valves report their position to a redundant controller; the desk shows draught at six points, list and trim, and stops a pump before a limit is reached. The last step was a trial with full tanks and the class surveyor at the desk.",
      ].join("\n\n"),
      results: [
        "2: dock sections on one switchboard",
        "6: points of draught on the desk",
        "1: pump room at a time, the dock kept working",
      ],
      imageAlt: "Drawing of a floating dock with a ship between its wing walls",
    },
    pl: {
      title: "Rozdział energii i sterowanie systemem balastowym",
      description: [
        "W dwusekcyjnym doku pływającym pompami sterowały styczniki z trzech różnych dekad. Dok dostał jedną rozdzielnicę, jeden pulpit i jeden komplet dokumentacji.",
        "Zaczęliśmy od inwentaryzacji wszystkich kabli w obu basztach. Na tej podstawie powstały schemat jednokreskowy, bilans mocy i harmonogram, przy którym dok mógł pracować dalej: po jednej pompowni naraz, w przerwach między dokowaniami.",
        "Nową rozdzielnicę główną zbudowaliśmy i sprawdziliśmy w naszym warsztacie. Zawory balastowe przekazują swoje położenie do sterownika redundantnego. Pulpit pokazuje zanurzenie w sześciu punktach, przechył i przegłębienie, a sterownik zatrzymuje pompę, zanim któraś z wartości dojdzie do granicy. Prace zakończyła próba z pełnymi zbiornikami w obecności inspektora towarzystwa klasyfikacyjnego.",
      ].join("\n\n"),
      results: [
        "2: sekcje doku z jednej rozdzielnicy",
        "6: punktów pomiaru zanurzenia na pulpicie",
        "1: pompownia naraz, dok pracował cały czas",
      ],
      imageAlt: "Rysunek doku pływającego ze statkiem między basztami",
    },
    de: {
      title: "Energieverteilung und Ballaststeuerung",
      description: [
        "Die Pumpen eines zweiteiligen Schwimmdocks wurden von Schützen aus drei verschiedenen Jahrzehnten geschaltet. Das Dock bekam eine Schalttafel, ein Steuerpult und einen vollständigen Satz Zeichnungen.",
        "Am Anfang stand die Aufnahme sämtlicher Kabel in beiden Seitenkästen. Daraus entstanden der Übersichtsschaltplan, die Leistungsbilanz und ein Ablauf, bei dem das Dock weiterarbeiten konnte: ein Pumpenraum nach dem anderen, jeweils zwischen zwei Dockungen.",
        "Die neue Hauptschalttafel wurde in unserer Werkstatt gebaut und geprüft. Die Ballastventile melden ihre Stellung an eine redundante Steuerung. Das Pult zeigt den Tiefgang an sechs Punkten sowie Krängung und Trimm; die Steuerung hält eine Pumpe an, bevor ein Grenzwert erreicht ist. Den Abschluss bildete eine Erprobung mit vollen Tanks; der Besichtiger der Klassifikationsgesellschaft stand dabei am Pult.",
      ].join("\n\n"),
      results: [
        "2: Docksektionen an einer Schalttafel",
        "6: Tiefgangsmesspunkte am Pult",
        "1: Pumpenraum nach dem anderen, das Dock blieb in Betrieb",
      ],
      imageAlt: "Zeichnung eines Schwimmdocks mit einem Schiff zwischen den Seitenkästen",
    },
  },
};
