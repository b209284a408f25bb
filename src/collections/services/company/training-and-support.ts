import type { ServiceContent } from "../services.ts";

export const trainingAndSupport: ServiceContent = {
  id: 6,
  drawing: "/drawings/tile-6-training.svg",
  plate: "training",
  position: 60,
  texts: {
    en: {
      title: "Training and support",
      shortTitle: "Training and support",
      summary: "Operator training, remote support and work placements for engineering students.",
      lead: "Training for crews and plant staff, remote support and student placements.",
      intro: [
        "Training takes place on the equipment itself: on board, on site or on the bench in our workshop. We begin with the alarms and faults that really occur, and use the drawings and manuals that will be at hand at sea.",
        "After handover we remain available. Many faults can be narrowed down by phone with a few measurements; if work on board is needed, we follow up with a list of parts and a proposal for the next port.",
        "Over {{students|student has|students have}} done their work placements with us. They join us in their third or fourth year of mechatronics, electrical engineering or automation.",
      ],
      offered: [
        "Operator training: The crew learns to run its own system, to read the alarms and to switch to manual control.",
        "Training for electricians: Ship and plant electricians learn to trace faults using the drawings, replace modules and load parameters.",
        "Workshop training: Relays, governors and controllers are set up and tested on the bench, where a mistake costs nothing.",
        "Remote support: An engineer helps by phone and email to find the fault and prepare the repair. We do not log in to control systems from ashore.",
        "Documentation and backups: We write operating instructions, keep copies of programs and parameters, and list the spare parts worth carrying.",
        "University student practice: Third- and fourth-year students work alongside our engineers in the workshop, the drawing office and on board.",
      ],
      callHeading: "New crew, old system?",
      callText: "Tell us which equipment and which port, and we will propose a programme.",
      askLabel: "Ask about training",
      callLabel: "Request a programme",
      description:
        "Training for crews and electricians on marine automation, remote support, documentation and backups, and work placements for students.",
      drawingAlt: "Two students at a bridge simulator",
    },
    pl: {
      title: "Szkolenia i wsparcie techniczne",
      shortTitle: "Szkolenia i wsparcie",
      summary: "Szkolenia operatorów, zdalne wsparcie i praktyki dla studentów kierunków technicznych.",
      lead: "Szkolenia dla załóg i obsługi zakładów, zdalna pomoc techniczna i praktyki dla studentów.",
      intro: [
        "Szkolimy na rzeczywistych urządzeniach: na statku, w zakładzie lub na stanowisku w naszym warsztacie. Zaczynamy od alarmów i usterek, które naprawdę się zdarzają, i korzystamy z tych schematów i instrukcji, które będą pod ręką w morzu.",
        "Po odbiorze nadal służymy pomocą. W wielu przypadkach krąg możliwych przyczyn da się zawęzić przez telefon, na podstawie kilku pomiarów; jeśli to nie wystarczy, rozmowa kończy się listą części i propozycją terminu w najbliższym porcie.",
        "Na praktyki przyjmujemy studentów III i IV roku mechatroniki, elektrotechniki albo automatyki. Dotychczas odbyło je u nas ponad {{students|studenta|studentów|studentów}}.",
      ],
      offered: [
        "Szkolenia operatorów: Załoga uczy się obsługi własnego systemu, odczytywania alarmów i przejścia na sterowanie ręczne.",
        "Szkolenia elektryków: Elektrycy okrętowi i zakładowi uczą się szukać usterek według schematów, wymieniać moduły i wczytywać nastawy.",
        "Szkolenia w warsztacie: Przekaźniki i regulatory nastawia się, sterowniki konfiguruje, a całość sprawdza na stanowisku, gdzie pomyłka nic nie kosztuje.",
        "Wsparcie zdalne: Inżynier pomaga telefonicznie i e-mailem znaleźć usterkę i przygotować naprawę. Nie logujemy się z lądu do systemów sterowania.",
        "Dokumentacja i kopie zapasowe: Piszemy instrukcje obsługi, przechowujemy kopie programów i nastaw, wskazujemy części zamienne, które warto mieć na statku.",
        "Praktyki studenckie: Studenci III i IV roku pracują razem z naszymi inżynierami w warsztacie, w biurze projektowym i na statkach.",
      ],
      callHeading: "Nowa załoga, stary system?",
      callText: "Prosimy podać typ urządzenia i port. Zaproponujemy program szkolenia.",
      askLabel: "Zapytaj o szkolenie",
      callLabel: "Zapytaj o program szkolenia",
      description:
        "Szkolenia załóg i elektryków z automatyki okrętowej, zdalne wsparcie, dokumentacja i kopie zapasowe oraz praktyki dla studentów.",
      drawingAlt: "Dwoje studentów przy symulatorze mostka",
    },
    de: {
      title: "Schulung und Support",
      shortTitle: "Schulung und Support",
      summary: "Bedienerschulung, Fernunterstützung und Praktika für Studierende technischer Fächer.",
      lead: "Schulungen für Besatzungen und Betriebspersonal, Fernunterstützung und Praktika für Studierende.",
      intro: [
        "Geschult wird am Gerät selbst: an Bord, im Betrieb oder am Prüfstand in unserer Werkstatt. Wir beginnen mit den Alarmen und Störungen, die wirklich vorkommen, und arbeiten mit den Plänen und Handbüchern, die auch auf See zur Hand sind.",
        "Nach der Übergabe bleiben wir erreichbar. Viele Störungen lassen sich am Telefon mit wenigen Messungen eingrenzen; reicht das nicht, klären wir, welche Teile nötig sind und in welchem Hafen wir an Bord kommen.",
        "Im Fachpraktikum haben wir bereits über {{students|Studierenden|Studierende}} begleitet. Aufgenommen werden Studierende der Mechatronik, Elektrotechnik oder Automatisierungstechnik ab dem 5. Semester.",
      ],
      offered: [
        "Bedienerschulung: Die Besatzung lernt, ihre eigene Anlage zu fahren, Alarme zu deuten und auf Handbetrieb umzuschalten.",
        "Schulung für Elektriker: Bord- und Betriebselektriker lernen, Fehler nach Schaltplan zu suchen, Module zu tauschen und Parameter zu laden.",
        "Schulung in der Werkstatt: Relais, Drehzahlregler und Steuerungen werden am Prüfstand eingestellt und getestet, wo ein Fehler nichts kostet.",
        "Fernunterstützung: Ein Ingenieur hilft per Telefon und E-Mail, den Fehler zu finden und die Reparatur vorzubereiten. Auf Steuerungen an Bord greifen wir von Land aus nicht zu.",
        "Dokumentation und Datensicherung: Wir schreiben Bedienungsanleitungen, sichern Programme und Parameter und nennen die Ersatzteile, die an Bord gehören.",
        "Fachpraktikum: Studierende ab dem 5. Semester arbeiten mit unseren Ingenieuren in der Werkstatt, im Konstruktionsbüro und an Bord.",
      ],
      callHeading: "Neue Besatzung, alte Anlage?",
      callText: "Nennen Sie uns Anlage und Hafen, dann schlagen wir ein Schulungsprogramm vor.",
      askLabel: "Schulung anfragen",
      callLabel: "Schulungsprogramm anfordern",
      description:
        "Schulung von Besatzungen und Elektrikern in Schiffsautomation, Fernunterstützung, Dokumentation, Datensicherung und Praktika für Studierende.",
      drawingAlt: "Zwei Studierende an einem Brückensimulator",
    },
  },
};
