import type { NewsContent } from "../news.ts";

export const remoteSupportForConsoles: NewsContent = {
  id: 6,
  img: "/drawings/pic-console.svg",
  posted: "2026-02-05",
  texts: {
    en: {
      title: "Remote support for bridge and engine control room consoles",
      shortDescription: "Crews can go through a console fault together with an engineer before anyone books a flight.",
      description: [
        "Many faults in a control console turn out to be a blown fuse, a broken wire or a setting that was changed by mistake. Finding that out no longer has to wait for a visit in the next port.",
        "The crew sends the drawing number, a photograph of the open console and a description of what happened last. An engineer then calls back and goes through the measurements with the electrician on board: which terminals, which range, what value to expect. The call works over an ordinary ship’s connection, because nothing but speech and still pictures is needed.",
        "We do not log in to control systems from ashore, and nothing is bridged or forced over the phone. If the fault needs hands, tools or new software, the call ends with a list of parts and a proposal for the next port.",
      ].join("\n\n"),
      imageAlt: "Drawing of an engine control room console with lever, screen and instruments",
    },
    pl: {
      title: "Zdalna pomoc przy pulpitach mostka i CMK",
      shortDescription:
        "Usterkę pulpitu załoga może zlokalizować razem z inżynierem, zanim ktokolwiek zarezerwuje lot.",
      description: [
        "Przyczyną wielu usterek pulpitu sterowniczego jest przepalony bezpiecznik, urwana żyła albo omyłkowo zmieniona nastawa. Żeby to ustalić, nie trzeba już czekać na serwis w następnym porcie.",
        "Załoga wysyła numer rysunku, zdjęcie otwartego pulpitu i opis ostatnich zdarzeń. Inżynier oddzwania i prowadzi elektryka okrętowego przez pomiary: które zaciski, jaki zakres, jakiej wartości się spodziewać. Wystarcza zwykłe łącze na statku, bo potrzebne są tylko głos i zdjęcia.",
        "Nie logujemy się z lądu do systemów sterowania, a przez telefon niczego nie mostkujemy ani nie wymuszamy. Jeżeli usunięcie usterki wymaga pracy na miejscu, narzędzi albo zmian w programie, rozmowa kończy się listą części i propozycją terminu w najbliższym porcie.",
      ].join("\n\n"),
      imageAlt: "Rysunek pulpitu w CMK z manetką, ekranem i przyrządami",
    },
    de: {
      title: "Fernunterstützung für Brücken- und Maschinenpulte",
      shortDescription:
        "Störungen am Pult kann die Besatzung mit uns am Telefon eingrenzen, bevor jemand einen Flug bucht.",
      description: [
        "Viele Störungen an einem Steuerpult sind am Ende eine durchgebrannte Sicherung, eine gebrochene Ader oder ein versehentlich verstellter Wert. Um das herauszufinden, muss niemand mehr auf den Service im nächsten Hafen warten.",
        "Die Besatzung schickt die Zeichnungsnummer, ein Foto des geöffneten Pults und eine Beschreibung der letzten Ereignisse. Dann ruft ein Ingenieur zurück und geht mit dem Bordelektriker die Messungen durch: welche Klemmen, welcher Messbereich, welcher Wert zu erwarten ist. Die gewöhnliche Bordverbindung reicht dafür aus, denn gebraucht werden nur Sprache und Standbilder.",
        "Von Land aus greifen wir nicht auf Steuerungen zu, und am Telefon wird nichts überbrückt oder zwangsgesetzt. Sind doch Arbeiten vor Ort oder neue Software nötig, endet das Gespräch mit einer Teileliste und einem Vorschlag für den nächsten Hafen.",
      ].join("\n\n"),
      imageAlt: "Zeichnung eines Pults im Maschinenkontrollraum mit Fahrhebel, Bildschirm und Instrumenten",
    },
  },
};
