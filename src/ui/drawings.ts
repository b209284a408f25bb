import { type InEveryLanguage, inEveryLanguage } from "#platform/i18n/languages.ts";

/** A drawing that is part of the site: always public, and not editable by staff. */
interface LibraryDrawing {
  /** Path on this site. */
  path: string;
  /** What it shows. */
  alt: InEveryLanguage<string>;
}

const drawing = (name: string, en: string, pl: string, de: string): LibraryDrawing => ({
  path: `/drawings/${name}.svg`,
  alt: inEveryLanguage({ en, pl, de }),
});

/** The drawings of the picture library, in alphabetical order. */
export const LIBRARY_DRAWINGS: readonly LibraryDrawing[] = [
  drawing(
    "banner-careers",
    "Drawing of two colleagues in hard hats at a control cabinet",
    "Rysunek dwojga pracowników w kaskach przy szafie sterowniczej",
    "Zeichnung von zwei Fachkräften mit Schutzhelm an einem Schaltschrank",
  ),
  drawing(
    "banner-practice",
    "Drawing of two students in front of a training rack with a controller",
    "Rysunek dwojga studentów przy stanowisku szkoleniowym ze sterownikiem",
    "Zeichnung von zwei Studierenden vor einem Übungsstand mit einer Steuerung",
  ),
  drawing(
    "banner-technician",
    "Drawing of a technician with a meter at an open cabinet",
    "Rysunek technika z miernikiem przy otwartej szafie",
    "Zeichnung eines Technikers mit Messgerät am offenen Schaltschrank",
  ),
  drawing(
    "pic-alarm",
    "Drawing of an alarm panel with one window lit",
    "Rysunek panelu alarmowego z jednym podświetlonym polem",
    "Zeichnung eines Alarmtableaus mit einem leuchtenden Meldefeld",
  ),
  drawing(
    "pic-annunciator",
    "Alarm annunciator panel, one window lit",
    "Panel sygnalizacji alarmowej z jednym podświetlonym polem",
    "Alarmtableau, ein Feld leuchtet",
  ),
  drawing(
    "pic-battery",
    "Battery charger cabinet and batteries",
    "Szafa prostownikowa z baterią akumulatorów",
    "Batterieladeschrank und Batterien",
  ),
  drawing(
    "pic-beacon",
    "Alarm beacon and horn on a common bracket",
    "Lampa ostrzegawcza i syrena na wspólnym wsporniku",
    "Signalleuchte und Hupe auf gemeinsamem Halter",
  ),
  drawing(
    "pic-board",
    "Drawing of a circuit board next to a generator in section",
    "Rysunek płytki drukowanej obok prądnicy w przekroju",
    "Zeichnung einer Leiterplatte neben einem Generator im Schnitt",
  ),
  drawing(
    "pic-bulker",
    "Drawing of a bulk carrier with hatch covers and deck cranes",
    "Rysunek masowca z pokrywami luków i dźwigami pokładowymi",
    "Zeichnung eines Massengutfrachters mit Lukendeckeln und Bordkranen",
  ),
  drawing(
    "pic-cabletray",
    "Drawing of cable trays and a cable penetration through a bulkhead",
    "Rysunek korytek kablowych i przejścia kabli przez gródź",
    "Zeichnung von Kabelbahnen mit einer Durchführung durch ein Schott",
  ),
  drawing(
    "pic-chart",
    "Drawing of a nautical chart with depth contours and a course line",
    "Rysunek mapy morskiej z izobatami i linią kursu",
    "Zeichnung einer Seekarte mit Tiefenlinien und Kurslinie",
  ),
  drawing(
    "pic-console",
    "Drawing of an engine control room console with lever, screen and instruments",
    "Rysunek pulpitu w centrali manewrowo-kontrolnej z manetką, ekranem i przyrządami",
    "Zeichnung eines Pults im Maschinenkontrollraum mit Fahrhebel, Bildschirm und Instrumenten",
  ),
  drawing(
    "pic-container",
    "Drawing of a loaded container vessel, seen from the side",
    "Rysunek załadowanego kontenerowca w widoku z boku",
    "Zeichnung eines beladenen Containerschiffs in Seitenansicht",
  ),
  drawing(
    "pic-crane",
    "Drawing of a ship-to-shore gantry crane on a quay with containers",
    "Rysunek suwnicy nabrzeżowej i kontenerów na nabrzeżu",
    "Zeichnung einer Containerbrücke am Kai mit Containern",
  ),
  drawing(
    "pic-dock",
    "Drawing of a floating dock with a ship between its wing walls",
    "Rysunek doku pływającego ze statkiem między basztami",
    "Zeichnung eines Schwimmdocks mit einem Schiff zwischen den Seitenkästen",
  ),
  drawing(
    "pic-dredger",
    "Drawing of a hopper dredger with its suction pipe lowered",
    "Rysunek pogłębiarki nasiębiernej z opuszczoną rurą ssącą",
    "Zeichnung eines Hopperbaggers mit abgesenktem Saugrohr",
  ),
  drawing(
    "pic-exhaust",
    "Exhaust gas temperature deviation, six cylinders",
    "Odchyłki temperatury spalin sześciu cylindrów",
    "Abweichung der Abgastemperatur an sechs Zylindern",
  ),
  drawing(
    "pic-ferry",
    "Drawing of a ferry at its berth, connected to the quay by a supply cable",
    "Rysunek promu przy nabrzeżu, połączonego z lądem kablem zasilającym",
    "Zeichnung einer Fähre am Liegeplatz, über ein Versorgungskabel mit dem Kai verbunden",
  ),
  drawing(
    "pic-gateway",
    "Gateway on a DIN rail, fieldbus in and Ethernet out",
    "Brama komunikacyjna na szynie DIN: na wejściu magistrala, na wyjściu Ethernet",
    "Gateway auf der Hutschiene: serielle Schnittstelle am Eingang, Ethernet am Ausgang",
  ),
  drawing(
    "pic-genset",
    "Drawing of a diesel generator set on its frame",
    "Rysunek zespołu prądotwórczego z silnikiem wysokoprężnym na ramie",
    "Zeichnung eines Dieselaggregats auf seinem Grundrahmen",
  ),
  drawing(
    "pic-glands",
    "Drawing of cable glands, a junction box with terminals and an insulation tester",
    "Rysunek dławnic kablowych, skrzynki przyłączeniowej z zaciskami i miernika rezystancji izolacji",
    "Zeichnung von Kabelverschraubungen, einem Klemmenkasten und einem Isolationsmessgerät",
  ),
  drawing(
    "pic-hmi",
    "Touch panel with a process mimic",
    "Panel dotykowy ze schematem synoptycznym",
    "Touchpanel mit Prozessbild",
  ),
  drawing(
    "pic-jackup",
    "Drawing of a jack-up platform standing on its lattice legs above the water",
    "Rysunek platformy samopodnośnej stojącej na kratowych nogach nad wodą",
    "Zeichnung einer Hubinsel, die auf ihren Gitterbeinen über dem Wasser steht",
  ),
  drawing(
    "pic-lecture",
    "Drawing of four people in a training room in front of a board with a ladder diagram",
    "Rysunek czterech osób w sali szkoleniowej przed tablicą ze schematem drabinkowym",
    "Zeichnung von vier Personen in einem Schulungsraum vor einer Tafel mit Kontaktplan",
  ),
  drawing(
    "pic-lock",
    "Drawing of a ship lock with closed mitre gates and a vessel waiting behind them",
    "Rysunek śluzy z zamkniętymi wrotami wspornymi i czekającą za nimi jednostką",
    "Zeichnung einer Schleuse mit geschlossenen Stemmtoren und einem wartenden Schiff dahinter",
  ),
  drawing(
    "pic-meter",
    "Insulation monitor with a pointer and scale",
    "Miernik stanu izolacji ze wskazówką i skalą",
    "Isolationswächter mit Zeigerskala",
  ),
  drawing(
    "pic-osv",
    "Drawing of an offshore support vessel, seen from the side",
    "Rysunek statku wsparcia offshore w widoku z boku",
    "Zeichnung eines Offshore-Versorgers in Seitenansicht",
  ),
  drawing(
    "pic-pickup",
    "Speed pick-up on a toothed wheel",
    "Czujnik prędkości obrotowej przy kole zębatym",
    "Drehzahlaufnehmer an einem Zahnrad",
  ),
  drawing(
    "pic-plc",
    "Drawing of a remote I/O station on a DIN rail",
    "Rysunek stacji rozproszonych wejść i wyjść na szynie DIN",
    "Zeichnung einer dezentralen E/A-Station auf der Hutschiene",
  ),
  drawing(
    "pic-psu",
    "Power supply: alternating current in, direct current out",
    "Zasilacz: na wejściu prąd przemienny, na wyjściu prąd stały",
    "Netzteil: Wechselspannung am Eingang, Gleichspannung am Ausgang",
  ),
  drawing(
    "pic-radar",
    "Drawing of a radar screen with its sweep line",
    "Rysunek ekranu radaru z linią omiatania",
    "Zeichnung eines Radarbildschirms mit umlaufendem Radarstrahl",
  ),
  drawing(
    "pic-relay",
    "Protection relay and a current transformer",
    "Przekaźnik zabezpieczeniowy i przekładnik prądowy",
    "Schutzrelais und Stromwandler",
  ),
  drawing(
    "pic-sensor",
    "Drawing of a resistance thermometer (RTD) in a pipe",
    "Rysunek rezystancyjnego czujnika temperatury w rurociągu",
    "Zeichnung eines Widerstandsthermometers in einer Rohrleitung",
  ),
  drawing(
    "pic-shorebox",
    "Shore connection box with a cable over a roller",
    "Skrzynka zasilania z lądu z kablem prowadzonym po rolce",
    "Landanschlusskasten mit einem über eine Rolle geführten Kabel",
  ),
  drawing(
    "pic-students",
    "Drawing of two students seen from behind at a bridge simulator",
    "Rysunek dwojga studentów przy symulatorze mostka, widok od tyłu",
    "Zeichnung von zwei Studierenden an einem Brückensimulator, von hinten gesehen",
  ),
  drawing(
    "pic-switchboard",
    "Drawing of a main switchboard: a row of cubicles with breakers and instruments",
    "Rysunek rozdzielnicy głównej: rząd pól z wyłącznikami i przyrządami pomiarowymi",
    "Zeichnung einer Hauptschalttafel: eine Reihe von Feldern mit Leistungsschaltern und Messinstrumenten",
  ),
  drawing(
    "pic-tanker",
    "Drawing of a product tanker, seen from the side",
    "Rysunek produktowca w widoku z boku",
    "Zeichnung eines Produktentankers in Seitenansicht",
  ),
  drawing(
    "pic-thermo",
    "Drawing of a row of terminals with one hot spot marked by a thermal camera",
    "Rysunek rzędu zacisków, z których jeden, przegrzany, wyróżnia się w obrazie termowizyjnym",
    "Zeichnung einer Klemmenreihe, an der eine Wärmebildkamera eine heiße Stelle markiert",
  ),
  drawing(
    "pic-transmitter",
    "Pressure transmitter on a valve manifold",
    "Przetwornik ciśnienia na bloku zaworowym",
    "Druckmessumformer auf einem Ventilblock",
  ),
  drawing(
    "pic-trawler",
    "Drawing of a research trawler sounding the seabed",
    "Rysunek trawlera badawczego z wiązką echosondy skierowaną na dno",
    "Zeichnung eines Forschungstrawlers, dessen Echolot den Meeresboden abtastet",
  ),
  drawing(
    "pic-tug",
    "Drawing of a harbour tug pulling on its towline",
    "Rysunek holownika portowego z napiętym holem",
    "Zeichnung eines Hafenschleppers mit straffer Schlepptrosse",
  ),
  drawing(
    "pic-wind",
    "Drawing of a service vessel in front of offshore wind turbines",
    "Rysunek statku serwisowego na tle morskich turbin wiatrowych",
    "Zeichnung eines Serviceschiffs vor Offshore-Windenergieanlagen",
  ),
  drawing(
    "pic-workshop",
    "Drawing of a workshop bench with an oscilloscope and a board under test",
    "Rysunek stołu warsztatowego z oscyloskopem i badaną płytką",
    "Zeichnung eines Prüfplatzes mit Oszilloskop und einer zu prüfenden Leiterplatte",
  ),
  drawing(
    "tile-1-design",
    "Pump, control valve and instrument loop drawn as a P&ID, wired to a PLC rack",
    "Schemat P&ID: pompa, zawór regulacyjny i obwód pomiarowy podłączony do kasety sterownika PLC",
    "Pumpe, Regelventil und Messkreis als R&I-Fließschema, angeschlossen an einen SPS-Baugruppenträger",
  ),
  drawing(
    "tile-2-project",
    "Gantt bars above a tide curve",
    "Paski wykresu Gantta nad krzywą pływu",
    "Balken eines Gantt-Diagramms über einer Tidenkurve",
  ),
  drawing(
    "tile-3-installation",
    "Cable glands, a junction box with terminals and an insulation tester",
    "Dławnice kablowe, skrzynka przyłączeniowa z zaciskami i miernik rezystancji izolacji",
    "Kabelverschraubungen, ein Klemmenkasten und ein Isolationsmessgerät",
  ),
  drawing(
    "tile-4-maintenance",
    "A circuit board and a generator in section",
    "Płytka drukowana i prądnica w przekroju",
    "Eine Leiterplatte und ein Generator im Schnitt",
  ),
  drawing(
    "tile-5-fabrication",
    "A switchboard line-up and a weld in progress",
    "Szereg pól rozdzielnicy i spawanie",
    "Eine Reihe von Schaltfeldern und Schweißarbeiten",
  ),
  drawing(
    "tile-6-training",
    "Drawing of two students at a bridge simulator",
    "Rysunek dwojga studentów przy symulatorze mostka",
    "Zeichnung von zwei Studierenden an einem Brückensimulator",
  ),
];

const BY_PATH: ReadonlyMap<string, LibraryDrawing> = new Map(LIBRARY_DRAWINGS.map((entry) => [entry.path, entry]));

/** Returns the drawing at a path, or undefined. */
export function libraryDrawing(path: string): LibraryDrawing | undefined {
  return BY_PATH.get(path);
}
