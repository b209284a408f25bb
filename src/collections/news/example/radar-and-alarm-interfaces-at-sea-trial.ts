import type { NewsContent } from "../news.ts";

export const radarAndAlarmInterfacesAtSeaTrial: NewsContent = {
  id: 11,
  img: "/drawings/pic-radar.svg",
  posted: "2026-09-03",
  texts: {
    en: {
      title: "Radar and alarm interfaces checked on sea trials",
      shortDescription:
        "One day at sea to prove that every bridge alarm reaches the right place and can be silenced there.",
      description: [
        "After a bridge refit on a coastal cargo vessel we spent the sea trials on the interfaces between radar, autopilot, bridge watch alarm (BNWAS) and the engine-room alarm system.",
        "Each device had passed its own test in harbour. The open questions concerned the interfaces: does an alarm acknowledged at the radar also fall silent at the central panel, what happens when the gyro signal is lost, and does the back-up officer get the call when no one on the bridge reacts?",
        "We triggered each case in turn and logged the traffic on the data lines. Two messages were sent with a priority that the central panel did not accept; both were corrected in the configuration on the same day and retested before the ship returned to the quay.",
      ].join("\n\n"),
      imageAlt: "Drawing of a radar screen with its sweep line",
    },
    pl: {
      title: "Radar i alarmy: interfejsy sprawdzone podczas prób w morzu",
      shortDescription:
        "Przez dzień prób w morzu sprawdzaliśmy, czy każdy alarm z mostka trafia tam, gdzie trzeba, i czy da się go tam wyciszyć.",
      description: [
        "Po modernizacji mostka na statku towarowym żeglugi przybrzeżnej próby w morzu poświęciliśmy połączeniom między radarem, autopilotem, systemem alarmowym wachty na mostku (BNWAS) i systemem alarmowym siłowni.",
        "Każde urządzenie przeszło swoje próby w porcie. Zostały pytania o to, co jest pomiędzy: czy alarm skwitowany na radarze cichnie także na panelu centralnym, co się dzieje po utracie sygnału z żyrokompasu i czy wezwanie dociera do wyznaczonego oficera, gdy na mostku nikt nie reaguje.",
        "Wywoływaliśmy te przypadki po kolei, rejestrując jednocześnie transmisję. Dwa komunikaty miały priorytet, którego panel centralny nie przyjmował. Poprawiliśmy je w konfiguracji tego samego dnia i sprawdziliśmy ponownie przed powrotem do nabrzeża.",
      ].join("\n\n"),
      imageAlt: "Rysunek ekranu radaru z linią omiatania",
    },
    de: {
      title: "Radar- und Alarmschnittstellen auf Probefahrt geprüft",
      shortDescription:
        "Ein Tag auf See für den Nachweis, dass jeder Brückenalarm an der richtigen Stelle ankommt und dort quittiert werden kann.",
      description: [
        "Nach dem Umbau der Brücke eines Küstenmotorschiffs galt die Probefahrt den Schnittstellen zwischen Radar, Autopilot, Brückenwachalarm und dem Alarmsystem des Maschinenraums.",
        "Jedes Gerät hatte seine eigene Prüfung im Hafen bestanden. Offen waren die Fragen dazwischen: Verstummt ein am Radar quittierter Alarm auch an der Zentrale? Was geschieht, wenn das Kreiselsignal ausfällt? Und wird der als Vertretung eingeteilte Offizier gerufen, wenn auf der Brücke niemand reagiert?",
        "Wir haben die Fälle nacheinander herbeigeführt und dabei die Datenleitungen mitgeschrieben. Zwei Meldungen kamen mit einer Priorität, die die Zentrale nicht annahm. Beide wurden noch am selben Tag in der Konfiguration berichtigt und vor dem Einlaufen erneut geprüft.",
      ].join("\n\n"),
      imageAlt: "Zeichnung eines Radarbildschirms mit umlaufendem Radarstrahl",
    },
  },
};
