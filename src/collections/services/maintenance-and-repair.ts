import type { Service } from "./service.ts";

export const maintenanceAndRepair: Service = {
  id: 4,
  drawing: "/drawings/tile-4-maintenance.svg",
  drawingAlt: {
    en: "A circuit board and a generator in section",
    pl: "Płytka drukowana i prądnica w przekroju",
    de: "Eine Leiterplatte und ein Generator im Schnitt",
  },
  texts: {
    en: {
      title: "Maintenance and repair of marine equipment",
      shortTitle: "Maintenance and repair",
      summary: "Boards, generator protection, alarm and control systems, fire protection, thermographic testing.",
      lead: "Boards, protection and alarm systems of the named manufacturers, repaired on the bench or on board.",
      intro: [
        "We repair down to the component where it makes sense, test under load and return the unit with a measurement sheet. If the vessel cannot wait, we come to it.",
        "We have repaired over {{unitsRepaired|electrical unit|electrical units}} since {{founded}}. Where the maker no longer supplies a part, we look for an equivalent or for a unit that can take its place, and we say so when a repair no longer pays.",
        "The companies and product families named on this page are those whose equipment we repair.",
      ],
      offered: [
        {
          name: "Electronic boards and modules",
          detail: "We find the fault on the board, replace the components and test the module on the bench.",
        },
        {
          name: "Generator protection",
          detail:
            "We repair protection relays and check their settings by secondary injection, up to the trip of the breaker.",
        },
        {
          name: "Alarm and control systems",
          detail:
            "We repair alarm, monitoring and remote control systems, from the input channel to the operator panel.",
        },
        {
          name: "Auxiliary machinery",
          detail: "We restore the control of separators, boilers, compressors, pumps and steering gear.",
        },
        {
          name: "Voice communication",
          detail: "We repair talk-back, sound-powered telephones, automatic exchanges and public address.",
        },
        {
          name: "Power supplies",
          detail: "We repair power supply units, chargers, UPS and converters, and test them under load.",
        },
        {
          name: "Onboard installations",
          detail: "We trace earth faults and broken circuits, and renew cables, starters and distribution boards.",
        },
        {
          name: "Cathodic protection",
          detail:
            "We service impressed current systems: rectifier, anode and reference electrode circuits, shaft earthing.",
        },
        {
          name: "Sensor calibration",
          detail:
            "We calibrate pressure, temperature, level and speed sensors against reference instruments and issue a record.",
        },
        {
          name: "Exhaust temperature measurement",
          detail:
            "We check thermocouples, compensating cables and amplifiers, and correct the deviation between cylinders.",
        },
        {
          name: "Fire protection",
          detail:
            "We repair fire detection panels, detector loops and the release and alarm circuits of fixed systems.",
        },
        {
          name: "Transducer programming",
          detail:
            "We set range, output and transformer ratio of programmable transducers and check them at several points.",
        },
        {
          name: "Thermographic testing",
          detail:
            "We survey switchboards and terminals under load and report overheated joints with picture and temperature.",
        },
      ],
      call: { heading: "The vessel sails tonight?", text: "Call. An engineer picks up, not a menu." },
      description:
        "Repair of marine electronics and automation: boards, generator protection, alarm systems, governors, power supplies, sensors, fire detection.",
    },
    pl: {
      title: "Konserwacja i naprawa urządzeń okrętowych",
      shortTitle: "Konserwacja i naprawa",
      summary:
        "Płytki elektroniczne, zabezpieczenia prądnic, systemy alarmowe i sterowania, ochrona przeciwpożarowa, badania termowizyjne.",
      lead: "Płytki elektroniczne, zabezpieczenia i systemy alarmowe wymienionych producentów, naprawiane w warsztacie lub na statku.",
      intro: [
        "Tam, gdzie ma to sens, naprawiamy na poziomie elementu, sprawdzamy urządzenie pod obciążeniem i zwracamy je z protokołem pomiarów. Jeśli statek nie może czekać, naprawiamy na miejscu, na statku.",
        "Od {{founded}} roku naprawiliśmy ponad {{unitsRepaired|urządzenie elektryczne|urządzenia elektryczne|urządzeń elektrycznych}}. Gdy producent nie dostarcza już części, szukamy odpowiednika albo urządzenia zastępczego, a gdy naprawa przestaje się opłacać, mówimy o tym wprost.",
        "Na tej stronie wymieniono producentów i typoszeregi urządzeń, które naprawiamy.",
      ],
      offered: [
        {
          name: "Płytki i moduły elektroniczne",
          detail:
            "Lokalizujemy uszkodzenie na płytce, wymieniamy elementy i sprawdzamy moduł na stanowisku probierczym.",
        },
        {
          name: "Zabezpieczenia prądnic",
          detail:
            "Naprawiamy przekaźniki zabezpieczeniowe i sprawdzamy ich nastawy wymuszalnikiem po stronie wtórnej przekładników, aż do wyzwolenia wyłącznika.",
        },
        {
          name: "Systemy alarmowe i sterowania",
          detail:
            "Naprawiamy systemy alarmowo-monitorujące i układy zdalnego sterowania, od kanału wejściowego po panel operatorski.",
        },
        {
          name: "Mechanizmy pomocnicze",
          detail: "Przywracamy do pracy automatykę wirówek, kotłów, sprężarek, pomp i urządzeń sterowych.",
        },
        {
          name: "Łączność wewnętrzna",
          detail: "Naprawiamy interkomy, telefony bezbateryjne, centrale telefoniczne i instalacje rozgłoszeniowe.",
        },
        {
          name: "Zasilacze",
          detail:
            "Naprawiamy zasilacze, prostowniki do ładowania akumulatorów, zasilacze UPS i przetwornice; po naprawie sprawdzamy je pod obciążeniem.",
        },
        {
          name: "Instalacje na statku",
          detail: "Szukamy doziemień i przerw w obwodach, wymieniamy kable, rozruszniki i rozdzielnice.",
        },
        {
          name: "Ochrona katodowa",
          detail:
            "Serwisujemy układy ochrony katodowej z zewnętrznym źródłem prądu: prostownik, obwody anod i elektrod odniesienia, uziemienie wału.",
        },
        {
          name: "Kalibracja czujników",
          detail:
            "Kalibrujemy czujniki ciśnienia, temperatury, poziomu i prędkości obrotowej względem przyrządów wzorcowych i wystawiamy protokół.",
        },
        {
          name: "Pomiar temperatury spalin",
          detail:
            "Sprawdzamy termopary, przewody kompensacyjne i wzmacniacze, korygujemy odchyłki wskazań między cylindrami.",
        },
        {
          name: "Ochrona przeciwpożarowa",
          detail:
            "Naprawiamy centrale wykrywania pożaru, pętle czujek oraz obwody wyzwalania i ostrzegania stałych instalacji gaśniczych.",
        },
        {
          name: "Programowanie przetworników pomiarowych",
          detail:
            "Ustawiamy zakres, sygnał wyjściowy i przekładnię przekładników, a wynik sprawdzamy w kilku punktach.",
        },
        {
          name: "Badania termowizyjne",
          detail:
            "Badamy rozdzielnice i zaciski pod obciążeniem, a przegrzane połączenia opisujemy w raporcie ze zdjęciem i temperaturą.",
        },
      ],
      call: {
        heading: "Statek wychodzi dziś wieczorem?",
        text: "Prosimy dzwonić. Odbierze inżynier, a nie automat.",
      },
      description:
        "Naprawa elektroniki i automatyki okrętowej: płytki, zabezpieczenia prądnic, systemy alarmowe, regulatory, zasilacze, czujniki, wykrywanie pożaru.",
    },
    de: {
      title: "Wartung und Reparatur von Schiffsausrüstung",
      shortTitle: "Wartung und Reparatur",
      summary: "Elektronikkarten, Generatorschutz, Alarm- und Steuerungssysteme, Brandschutz, Thermografie.",
      lead: "Elektronikkarten, Schutzgeräte und Alarmsysteme der genannten Hersteller, repariert in der Werkstatt oder an Bord.",
      intro: [
        "Wo es sinnvoll ist, reparieren wir bis zum Bauteil, prüfen unter Last und geben das Gerät mit Messprotokoll zurück. Kann das Schiff nicht warten, kommen wir an Bord.",
        "Seit {{founded}} haben wir über {{unitsRepaired|elektrisches Gerät|elektrische Geräte}} repariert. Liefert der Hersteller ein Teil nicht mehr, suchen wir einen gleichwertigen Ersatz oder ein Nachfolgegerät, und wir sagen es, wenn sich eine Reparatur nicht mehr lohnt.",
        "Auf dieser Seite sind die Hersteller und Baureihen genannt, deren Geräte wir reparieren.",
      ],
      offered: [
        {
          name: "Elektronikkarten und Module",
          detail: "Wir suchen den Fehler auf der Karte, tauschen die Bauteile und testen das Modul am Prüfstand.",
        },
        {
          name: "Generatorschutz",
          detail:
            "Wir reparieren Schutzrelais und prüfen ihre Einstellwerte durch Sekundäreinspeisung bis zum Auslösen des Leistungsschalters.",
        },
        {
          name: "Alarm- und Steuerungssysteme",
          detail:
            "Wir reparieren Alarm-, Überwachungs- und Fernsteuerungssysteme, vom Eingangskanal bis zum Bedienpanel.",
        },
        {
          name: "Hilfsmaschinen",
          detail: "Wir setzen die Steuerungen von Separatoren, Kesseln, Kompressoren, Pumpen und Ruderanlagen instand.",
        },
        {
          name: "Sprachkommunikation",
          detail: "Wir reparieren Wechselsprechanlagen, batterielose Telefone, Telefonzentralen und Rundspruchanlagen.",
        },
        {
          name: "Stromversorgungen",
          detail: "Wir reparieren Netzteile, Ladegeräte, USV-Anlagen und Umformer und prüfen sie unter Last.",
        },
        {
          name: "Bordinstallationen",
          detail: "Wir suchen Erdschlüsse und Unterbrechungen und erneuern Kabel, Motorstarter und Verteiler.",
        },
        {
          name: "Kathodischer Korrosionsschutz",
          detail: "Wir warten Fremdstromanlagen: Gleichrichter, Anoden- und Referenzelektrodenkreise, Wellenerdung.",
        },
        {
          name: "Sensorkalibrierung",
          detail:
            "Wir kalibrieren Druck-, Temperatur-, Füllstands- und Drehzahlsensoren gegen Referenzgeräte und stellen ein Protokoll aus.",
        },
        {
          name: "Abgastemperaturmessung",
          detail:
            "Wir prüfen Thermoelemente, Ausgleichsleitungen und Messverstärker und beseitigen Anzeigeabweichungen zwischen den Zylindern.",
        },
        {
          name: "Brandschutz",
          detail:
            "Wir reparieren Brandmeldezentralen, Melderlinien sowie Auslöse- und Warnkreise fest eingebauter Löschanlagen.",
        },
        {
          name: "Programmierung von Messumformern",
          detail:
            "Wir stellen Messbereich, Ausgangssignal und Wandlerübersetzung ein und prüfen das Ergebnis an mehreren Punkten.",
        },
        {
          name: "Thermografische Prüfung",
          detail:
            "Wir prüfen Schaltanlagen und Klemmen unter Last und dokumentieren überhitzte Verbindungen mit Bild und Temperatur.",
        },
      ],
      call: {
        heading: "Läuft das Schiff heute Abend aus?",
        text: "Rufen Sie an. Am Telefon ist ein Ingenieur, kein Sprachmenü.",
      },
      description:
        "Reparatur von Schiffselektronik und Automation: Karten, Generatorschutz, Alarmsysteme, Drehzahlregler, Netzteile, Sensoren, Brandmelder.",
    },
  },
};
