import type { ServiceContent } from "../services.ts";

export const installationAndCommissioning: ServiceContent = {
  id: 3,
  drawing: "/drawings/tile-3-installation.svg",
  plate: "installation",
  position: 30,
  texts: {
    en: {
      title: "Installation and commissioning",
      shortTitle: "Installation and commissioning",
      summary:
        "Systems, equipment and cables: installed, tested, calibrated, commissioned and made ready for certification.",
      lead: "Installed as drawn, tested as specified, handed over with the records.",
      intro: [
        "We work in port, in dock and at sea, on newbuildings and on vessels in service. Cables are pulled, glanded, marked and tested before the first breaker is closed, and every loop is checked from the sensor to the screen.",
        "Commissioning ends with a demonstration at the quay and, where the equipment calls for it, on sea trials. The certificate is issued by the classification society or the competent authority; we prepare the installation, the test records and the documents, and attend the survey.",
      ],
      offered: [
        "System installation: We install complete alarm, control, power and communication systems, and connect them to the existing equipment.",
        "Equipment installation: We position, secure and connect switchboards, consoles, drives, sensors and actuators.",
        "Cable management: We plan the routes, pull, secure and mark cables, seal bulkhead penetrations and remove cables no longer in use.",
        "Testing and validation: We measure insulation resistance and continuity, test functions and interlocks, and compare the results with the specification.",
        "Calibration: We adjust instrument loops against reference instruments and record the as-found and as-left values.",
        "Commissioning: We energise step by step, set the parameters and run the equipment under load, at the quay and on sea trials.",
        "Final inspection and certification: We prepare for the inspection by the classification society or the competent authority, which issues the certificate, and close out any comments.",
      ],
      callHeading: "Is the equipment already on the quay?",
      callText:
        "Tell us which equipment, which port and which dates, and we will tell you how many people the work needs.",
      askLabel: "Describe the installation",
      callLabel: "Request an engineer",
      description:
        "Installation of marine and industrial electrical systems: cabling, testing, calibration, commissioning, preparation for class inspection.",
      drawingAlt: "Cable glands, a junction box with terminals and an insulation tester",
    },
    pl: {
      title: "Montaż i uruchomienie",
      shortTitle: "Montaż i uruchomienie",
      summary:
        "Systemy, urządzenia i kable: montaż, próby, wzorcowanie, uruchomienie i przygotowanie do odbioru klasowego.",
      lead: "Montaż zgodny z projektem, próby według programu, przekazanie z protokołami.",
      intro: [
        "Pracujemy w porcie, w doku i w morzu, na nowych budowach i na statkach w eksploatacji. Pierwszy wyłącznik załączamy dopiero wtedy, gdy kable są ułożone, uszczelnione w dławnicach, oznaczone i pomierzone. Każdy obwód sprawdzamy od czujnika do ekranu.",
        "Uruchomienie kończy się próbami na uwięzi, a jeśli urządzenie tego wymaga, także próbami w morzu. Świadectwo wystawia towarzystwo klasyfikacyjne lub administracja państwa bandery; my przygotowujemy instalację, protokoły i dokumenty oraz uczestniczymy w inspekcji.",
      ],
      offered: [
        "Montaż systemów: Montujemy kompletne systemy alarmowe, sterowania, zasilania i łączności oraz włączamy je w instalacje, które na statku pozostają.",
        "Montaż urządzeń: Ustawiamy, mocujemy i podłączamy rozdzielnice, pulpity, napędy, czujniki i elementy wykonawcze.",
        "Trasy kablowe i okablowanie: Planujemy trasy, układamy, mocujemy i oznaczamy kable, uszczelniamy przejścia grodziowe i usuwamy nieczynne kable.",
        "Próby i sprawdzenia: Mierzymy rezystancję izolacji i ciągłość obwodów, sprawdzamy działanie i blokady, a wyniki porównujemy ze specyfikacją.",
        "Wzorcowanie i regulacja: Porównujemy wskazania torów pomiarowych ze wskazaniami przyrządów wzorcowych, regulujemy tory i zapisujemy wyniki przed regulacją i po niej.",
        "Uruchomienie: Podajemy napięcie etapami, wprowadzamy nastawy i sprawdzamy urządzenia pod obciążeniem, przy nabrzeżu i podczas prób w morzu.",
        "Odbiór końcowy i certyfikacja: Przygotowujemy instalację do odbioru i wykonujemy zalecenia inspektora; świadectwo wystawia towarzystwo klasyfikacyjne lub administracja państwa bandery.",
      ],
      callHeading: "Urządzenia stoją już na nabrzeżu?",
      callText: "Prosimy przesłać rysunki i terminy. Odpowiemy, ilu ludzi i ile czasu będzie na to potrzeba.",
      askLabel: "Prześlij rysunki",
      callLabel: "Zamów ekipę montażową",
      description:
        "Montaż instalacji elektrycznych na statkach i w przemyśle: okablowanie, próby, wzorcowanie, uruchomienie, przygotowanie do odbioru klasowego.",
      drawingAlt: "Dławnice kablowe, skrzynka przyłączeniowa z zaciskami i miernik rezystancji izolacji",
    },
    de: {
      title: "Montage und Inbetriebnahme",
      shortTitle: "Montage und Inbetriebnahme",
      summary:
        "Systeme und Geräte: montiert, verkabelt, geprüft, kalibriert, in Betrieb genommen und für die Abnahme vorbereitet.",
      lead: "Montiert nach Zeichnung, geprüft nach Prüfplan, übergeben mit Protokollen.",
      intro: [
        "Wir arbeiten im Hafen, im Dock und auf See, auf Neubauten und auf Schiffen in Fahrt. Alle Kabel sind gezogen, angeschlossen, beschriftet und durchgemessen, bevor der erste Schalter eingelegt wird, und jeder Messkreis wird vom Sensor bis zum Bildschirm geprüft.",
        "Die Inbetriebnahme endet mit der Erprobung an der Pier und, wo die Anlage es verlangt, auf der Probefahrt. Das Zeugnis stellt die Klassifikationsgesellschaft oder die Behörde aus; wir bereiten Anlage, Prüfprotokolle und Unterlagen vor und sind bei der Besichtigung dabei.",
      ],
      offered: [
        "Systemmontage: Wir bauen komplette Alarm-, Steuerungs-, Energie- und Kommunikationsanlagen ein und binden sie an den Bestand an.",
        "Gerätemontage: Wir stellen Schalttafeln, Pulte und Umrichter auf, montieren Sensoren und Stellantriebe und schließen alles an.",
        "Kabelwege und Verkabelung: Wir planen die Kabelwege, ziehen, befestigen und beschriften Kabel, dichten Schottdurchführungen ab und bauen stillgelegte Kabel aus.",
        "Prüfung und Funktionsnachweis: Wir messen Isolation und Durchgang, prüfen Funktionen und Verriegelungen und vergleichen die Ergebnisse mit der Spezifikation.",
        "Kalibrierung: Wir vergleichen Messketten mit Referenzgeräten, justieren sie und protokollieren die Werte vor und nach der Justage.",
        "Inbetriebnahme: Wir schalten die Anlage schrittweise zu, parametrieren sie und fahren sie unter Last, an der Pier und auf der Probefahrt.",
        "Endabnahme und Zertifizierung: Wir bereiten die Abnahme vor, begleiten die Besichtigung und erfüllen die Auflagen des Besichtigers.",
      ],
      callHeading: "Steht die Ausrüstung schon an der Pier?",
      callText:
        "Schicken Sie uns Zeichnungen und Termine per E-Mail, dann sagen wir Ihnen, wie viele Fachkräfte dafür nötig sind.",
      askLabel: "Montage anfragen",
      callLabel: "Montageteam anfordern",
      description:
        "Montage elektrischer Anlagen auf Schiffen und in der Industrie: Verkabelung, Prüfung, Kalibrierung, Inbetriebnahme, Vorbereitung der Abnahme.",
      drawingAlt: "Kabelverschraubungen, ein Klemmenkasten und ein Isolationsmessgerät",
    },
  },
};
