import type { ServiceContent } from "../services.ts";

export const designAndEngineering: ServiceContent = {
  id: 1,
  drawing: "/drawings/tile-1-design.svg",
  plate: "design",
  position: 10,
  texts: {
    en: {
      title: "Design and engineering",
      shortTitle: "Design and engineering",
      summary:
        "System design and integration, PLC programming, instrumentation and control, marine automation, energy management.",
      lead: "Electrical and automation systems for ships, docks and offshore units, from the first sketch to the approved drawing.",
      intro: [
        "We draw what will be built: single-line diagrams, circuit and terminal diagrams, cable lists, signal lists and functional descriptions. On a vessel in service we begin with a survey on board, because the drawings in the folder and the cables in the tray rarely agree.",
        "The engineer who writes the program also attends the factory test and the commissioning. Documents that need approval go to the classification society, and its comments are incorporated before anything is cut or wired.",
      ],
      offered: [
        "System design and integration: We define the structure, the interfaces and the signals, so that equipment from different makers works as one system.",
        "Electrical engineering: We calculate the electrical load balance, short-circuit currents and cable sizes, check selectivity and draw the diagrams.",
        "PLC programming: We write, test and document programs for controllers and operator panels, and modify those already running on board.",
        "Instrumentation and control: We select sensors, transmitters and valves, design the loops and tune the controllers.",
        "Marine automation: We design alarm and monitoring systems, power management and remote control, including those for unattended machinery spaces.",
        "Energy management: We measure where the power goes and design what saves it: frequency converters, load-dependent start and stop of generators, and shore connection.",
      ],
      callHeading: "A refit at the next docking?",
      callText:
        "Tell us what is changing and when. From the general arrangement and the single-line diagram we can tell you what has to be designed.",
      askLabel: "Describe the system",
      callLabel: "Describe the refit",
      description:
        "Electrical and automation design for ships, docks and offshore units: diagrams, PLC programs, instrumentation, alarm systems, energy management.",
      drawingAlt: "Pump, control valve and instrument loop drawn as a P&ID, wired to a PLC rack",
    },
    pl: {
      title: "Projektowanie i programowanie",
      shortTitle: "Projektowanie i programowanie",
      summary:
        "Projektowanie i integracja systemów, programowanie sterowników PLC, aparatura kontrolno-pomiarowa, automatyka okrętowa, zarządzanie energią.",
      lead: "Instalacje elektryczne i układy automatyki dla statków, doków i jednostek offshore: od pierwszego szkicu do zatwierdzonej dokumentacji.",
      intro: [
        "Rysujemy to, co ma powstać: schematy jednokreskowe, ideowe i montażowe, listy kablowe, listy sygnałów i opisy działania układów. Na statku w eksploatacji zaczynamy od oględzin, bo dokumentacja w segregatorze rzadko zgadza się z kablami na trasie.",
        "Autor programu bierze udział także w próbach fabrycznych (FAT) i w uruchomieniu. Dokumentację, która tego wymaga, składamy do zatwierdzenia w towarzystwie klasyfikacyjnym, a jego uwagi uwzględniamy przed rozpoczęciem prefabrykacji.",
      ],
      offered: [
        "Projektowanie i integracja systemów: Ustalamy strukturę systemu, interfejsy i listę sygnałów, tak aby urządzenia różnych producentów działały jako całość.",
        "Projekty elektryczne: Wykonujemy bilans mocy, obliczenia zwarciowe i dobór kabli, sprawdzamy selektywność zabezpieczeń i opracowujemy schematy.",
        "Programowanie sterowników PLC: Piszemy, testujemy i dokumentujemy programy sterowników i paneli operatorskich; modyfikujemy też programy już pracujące na statku.",
        "Aparatura kontrolno-pomiarowa i regulacja: Dobieramy czujniki, przetworniki i zawory, projektujemy obwody pomiarowe i regulacyjne, stroimy regulatory.",
        "Automatyka okrętowa: Projektujemy systemy alarmowo-monitorujące, systemy zarządzania elektrownią okrętową (PMS) i układy zdalnego sterowania, także dla siłowni bezwachtowych.",
        "Zarządzanie energią: Mierzymy, na co zużywa się energię, i projektujemy rozwiązania, które jej zużycie zmniejszają: przemienniki częstotliwości, załączanie i odstawianie zespołów prądotwórczych zależnie od obciążenia, zasilanie z lądu.",
      ],
      callHeading: "Przebudowa przy najbliższym dokowaniu?",
      callText: "Prosimy przesłać plan ogólny i schemat jednokreskowy statku. Odpowiemy, co trzeba zaprojektować.",
      askLabel: "Prześlij rysunki",
      callLabel: "Opisz przebudowę",
      description:
        "Projekty instalacji elektrycznych i automatyki dla statków, doków i sektora offshore: schematy, programy PLC, pomiary, alarmy, zarządzanie energią.",
      drawingAlt: "Schemat P&ID: pompa, zawór regulacyjny i obwód pomiarowy podłączony do kasety sterownika PLC",
    },
    de: {
      title: "Planung und Engineering",
      shortTitle: "Planung und Engineering",
      summary:
        "Systemplanung und Integration, SPS-Programmierung, Mess- und Regelungstechnik, Schiffsautomation, Energiemanagement.",
      lead: "Elektro- und Automatisierungsanlagen für Schiffe, Docks und Offshore-Anlagen, von der ersten Skizze bis zur genehmigten Zeichnung.",
      intro: [
        "Wir zeichnen, was gebaut werden soll: Übersichtsschaltpläne, Stromlauf- und Klemmenpläne, Kabellisten, Signallisten und Funktionsbeschreibungen. Auf Schiffen in Fahrt beginnen wir mit einer Bestandsaufnahme, denn die Pläne im Ordner und die Kabel an Bord stimmen selten überein.",
        "Wer das Programm schreibt, ist auch bei der Werksabnahme (FAT) und bei der Inbetriebnahme dabei. Genehmigungspflichtige Unterlagen reichen wir bei der Klassifikationsgesellschaft ein und arbeiten deren Anmerkungen ein, bevor gefertigt und verdrahtet wird.",
      ],
      offered: [
        "Systemplanung und Integration: Wir legen Aufbau, Schnittstellen und Signale fest, damit Geräte verschiedener Hersteller als ein System arbeiten.",
        "Elektroplanung: Wir berechnen Leistungsbilanz, Kurzschlussströme, Selektivität und Kabelquerschnitte und erstellen die Schaltpläne.",
        "SPS-Programmierung: Wir schreiben, testen und dokumentieren Programme für Steuerungen und Bedienpanels und ändern auch Programme, die an Bord bereits laufen.",
        "Mess- und Regelungstechnik: Wir wählen Sensoren, Messumformer und Ventile aus, planen die Regelkreise und parametrieren die Regler.",
        "Schiffsautomation: Wir planen Alarm- und Überwachungssysteme, Power-Management und Fernsteuerungen, auch für den wachfreien Maschinenbetrieb.",
        "Energiemanagement: Wir messen, wo die Energie bleibt, und planen, was den Verbrauch senkt: Frequenzumrichter, lastabhängiges Zu- und Abschalten der Generatoren, Landanschluss.",
      ],
      callHeading: "Umbau bei der nächsten Dockung?",
      callText:
        "Schicken Sie uns Generalplan und Übersichtsschaltplan per E-Mail, dann sagen wir Ihnen, was zu planen ist.",
      askLabel: "Planung anfragen",
      callLabel: "Umbau beschreiben",
      description:
        "Elektro- und Automatisierungsplanung für Schiffe, Docks und Offshore-Anlagen: Schaltpläne, SPS-Programme, Messtechnik, Alarmsysteme, Energiemanagement.",
      drawingAlt: "Pumpe, Regelventil und Messkreis als R&I-Fließschema, angeschlossen an einen SPS-Baugruppenträger",
    },
  },
};
