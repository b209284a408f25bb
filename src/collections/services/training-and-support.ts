import type { Service } from "./service.ts";

export const trainingAndSupport: Service = {
  id: 6,
  drawing: "/drawings/tile-6-training.svg",
  drawingAlt: {
    en: "Two students at a bridge simulator",
    pl: "Dwoje studentów przy symulatorze mostka",
    de: "Zwei Studierende an einem Brückensimulator",
  },
  texts: {
    en: {
      title: "Training and support",
      shortTitle: "Training and support",
      summary: "Operator training, remote support and practice for technical students.",
      lead: "Those who run the equipment should understand it; those who learn the trade should see it at work.",
      intro: [
        "Training takes place on the equipment itself: on board, on site or on the bench in our workshop. We begin with the alarms and faults that really occur, and use the drawings and manuals that will be at hand at sea.",
        "After the handover we remain available. Many faults can be narrowed down by telephone with a few measurements; where hands are needed, the call ends with a list of parts and a proposal for the next port.",
        "We have placed over {{students|student|students}} in university practice. They come to us in the third or fourth year of mechatronics, electrical engineering or automation.",
      ],
      offered: [
        {
          name: "Operator training",
          detail: "The crew learns to run its own system, to read the alarms and to go over to manual control.",
        },
        {
          name: "Training for electricians",
          detail:
            "Ship and plant electricians learn to find faults with the drawings, replace modules and load parameters.",
        },
        {
          name: "Workshop training",
          detail:
            "Relays, governors and controllers are set up and tested on the bench, where a mistake costs nothing.",
        },
        {
          name: "Remote support",
          detail: "An engineer helps by telephone, email or data connection to find the fault and prepare the repair.",
        },
        {
          name: "Documentation and backups",
          detail:
            "We write operating instructions, keep copies of programs and parameters, and list the spare parts worth carrying.",
        },
        {
          name: "University student practice",
          detail:
            "Third and fourth year students work beside our engineers in the workshop, the drawing office and on board.",
        },
      ],
      call: {
        heading: "New crew, old system?",
        text: "Tell us the equipment and the port, and we will propose a programme.",
      },
      description:
        "Training for crews and electricians on marine automation, remote support, documentation and backups, and practice for students of technical universities.",
    },
    pl: {
      title: "Szkolenia i wsparcie techniczne",
      shortTitle: "Szkolenia i wsparcie",
      summary: "Szkolenia operatorów, zdalne wsparcie i praktyki dla studentów kierunków technicznych.",
      lead: "Kto obsługuje urządzenie, powinien je rozumieć; kto uczy się zawodu, powinien widzieć je w pracy.",
      intro: [
        "Szkolimy na samych urządzeniach: na statku, w zakładzie lub na stanowisku w naszym warsztacie. Zaczynamy od alarmów i usterek, które naprawdę się zdarzają, i korzystamy z tych schematów i instrukcji, które będą pod ręką w morzu.",
        "Po odbiorze nadal służymy pomocą. W wielu przypadkach krąg możliwych przyczyn da się zawęzić przez telefon, na podstawie kilku pomiarów; jeśli to nie wystarczy, rozmowa kończy się listą części i propozycją terminu w najbliższym porcie.",
        "Praktyki odbyło u nas ponad {{students|studenta|studentów|studentów}}. Przychodzą na trzecim lub czwartym roku mechatroniki, elektrotechniki albo automatyki.",
      ],
      offered: [
        {
          name: "Szkolenia operatorów",
          detail: "Załoga uczy się obsługi własnego systemu, odczytywania alarmów i przejścia na sterowanie ręczne.",
        },
        {
          name: "Szkolenia elektryków",
          detail:
            "Elektrycy okrętowi i zakładowi uczą się szukać usterek według schematów, wymieniać moduły i wczytywać nastawy.",
        },
        {
          name: "Szkolenia w warsztacie",
          detail:
            "Przekaźniki, regulatory i sterowniki nastawia się i sprawdza na stanowisku, gdzie pomyłka nic nie kosztuje.",
        },
        {
          name: "Wsparcie zdalne",
          detail:
            "Inżynier pomaga przez telefon, pocztą elektroniczną lub zdalnym łączem znaleźć usterkę i przygotować naprawę.",
        },
        {
          name: "Dokumentacja i kopie zapasowe",
          detail:
            "Piszemy instrukcje obsługi, przechowujemy kopie programów i nastaw, wskazujemy części zamienne, które warto mieć na statku.",
        },
        {
          name: "Praktyki studenckie",
          detail:
            "Studenci trzeciego i czwartego roku pracują obok naszych inżynierów w warsztacie, w biurze projektowym i na statkach.",
        },
      ],
      call: {
        heading: "Nowa załoga, stary system?",
        text: "Prosimy podać urządzenie i port, a zaproponujemy program szkolenia.",
      },
      description:
        "Szkolenia załóg i elektryków z automatyki okrętowej, zdalne wsparcie, dokumentacja i kopie zapasowe oraz praktyki dla studentów.",
    },
    de: {
      title: "Schulung und Support",
      shortTitle: "Schulung und Support",
      summary: "Bedienerschulung, Fernunterstützung und Praktika für Studierende technischer Fächer.",
      lead: "Wer eine Anlage fährt, soll sie verstehen; wer den Beruf lernt, soll sie in Betrieb sehen.",
      intro: [
        "Geschult wird am Gerät selbst: an Bord, im Betrieb oder am Prüfstand in unserer Werkstatt. Wir beginnen mit den Alarmen und Störungen, die wirklich vorkommen, und arbeiten mit den Plänen und Handbüchern, die auch auf See zur Hand sind.",
        "Nach der Übergabe bleiben wir erreichbar. Viele Störungen lassen sich am Telefon mit wenigen Messungen eingrenzen; reicht das nicht, endet das Gespräch mit einer Teileliste und einem Vorschlag für den nächsten Hafen.",
        "Wir haben bereits über {{students|Studierenden|Studierende}} im Fachpraktikum begleitet. Sie kommen im dritten oder vierten Studienjahr der Mechatronik, Elektrotechnik oder Automatisierungstechnik.",
      ],
      offered: [
        {
          name: "Bedienerschulung",
          detail:
            "Die Besatzung lernt, ihre eigene Anlage zu fahren, Alarme zu deuten und auf Handbetrieb umzuschalten.",
        },
        {
          name: "Schulung für Elektriker",
          detail:
            "Bord- und Betriebselektriker lernen, Fehler nach Schaltplan zu suchen, Module zu tauschen und Parameter zu laden.",
        },
        {
          name: "Schulung in der Werkstatt",
          detail:
            "Relais, Drehzahlregler und Steuerungen werden am Prüfstand eingestellt und getestet, wo ein Fehler nichts kostet.",
        },
        {
          name: "Fernunterstützung",
          detail:
            "Ein Ingenieur hilft per Telefon, E-Mail oder Datenverbindung, den Fehler zu finden und die Reparatur vorzubereiten.",
        },
        {
          name: "Dokumentation und Datensicherung",
          detail:
            "Wir schreiben Bedienungsanleitungen, sichern Programme und Parameter und nennen die Ersatzteile, die an Bord gehören.",
        },
        {
          name: "Fachpraktikum",
          detail:
            "Studierende im dritten und vierten Studienjahr arbeiten mit unseren Ingenieuren in der Werkstatt, im Konstruktionsbüro und an Bord.",
        },
      ],
      call: {
        heading: "Neue Besatzung, alte Anlage?",
        text: "Nennen Sie uns Gerät und Hafen, und wir schlagen ein Programm vor.",
      },
      description:
        "Schulung von Besatzungen und Elektrikern in Schiffsautomation, Fernunterstützung, Dokumentation, Datensicherung und Praktika für Studierende.",
    },
  },
};
