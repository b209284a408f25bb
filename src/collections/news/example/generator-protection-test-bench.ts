import type { NewsContent } from "../news.ts";

export const generatorProtectionTestBench: NewsContent = {
  id: 12,
  img: "/drawings/pic-board.svg",
  posted: "2026-09-26",
  texts: {
    en: {
      title: "New test bench for generator protection",
      shortDescription:
        "Protection units are now tested with three-phase voltages and currents, like those they see on board.",
      description: [
        "A new bench for generator protection units has gone into service in our workshop. It supplies three voltages and three currents whose magnitude, phase angle and frequency can be set independently, and it records the trip time.",
        "Reverse power, overload, short circuit, under-frequency and loss of excitation are run as fixed sequences. Intermittent faults can be traced as well: the bench repeats a case for hours while the board is warmed or shaken, until the bad joint gives itself away.",
        "Each repaired unit leaves with a report of set and measured values. If we know the ship’s settings, the unit is delivered with them and needs only to be plugged in. Please send the settings list with the unit; a photograph of the page is enough.",
      ].join("\n\n"),
      imageAlt: "Drawing of a circuit board next to a generator in section",
    },
    pl: {
      title: "Nowe stanowisko do badania zabezpieczeń prądnic",
      shortDescription: "Zabezpieczenia sprawdzamy trójfazowo, przy takich napięciach i prądach jak na statku.",
      description: [
        "W naszym warsztacie pracuje nowe stanowisko do badania zabezpieczeń prądnic. Podaje trzy napięcia i trzy prądy o niezależnie nastawianej wartości, fazie i częstotliwości oraz rejestruje czas zadziałania.",
        "Dla mocy zwrotnej, przeciążenia, zwarcia, obniżenia częstotliwości i utraty wzbudzenia są gotowe sekwencje. Można też szukać usterek, które pojawiają się i znikają: stanowisko godzinami powtarza ten sam przypadek, a kartę podgrzewamy lub poddajemy drganiom, aż zimny lut się ujawni.",
        "Każde naprawione urządzenie dostaje protokół z wartościami nastawionymi i zmierzonymi. Jeśli znamy nastawy ze statku, wprowadzamy je od razu i na miejscu wystarczy podłączyć wtyki. Prosimy o dołączenie do przesyłki listy nastaw; wystarczy zdjęcie strony z dokumentacji.",
      ].join("\n\n"),
      imageAlt: "Rysunek płytki drukowanej obok prądnicy w przekroju",
    },
    de: {
      title: "Neuer Prüfstand für Generatorschutz",
      shortDescription:
        "Schutzgeräte werden jetzt dreiphasig mit Spannungen und Strömen geprüft, wie sie auch an Bord auftreten.",
      description: [
        "In unserer Werkstatt ist ein neuer Prüfstand für Generatorschutzgeräte in Betrieb. Er liefert drei Spannungen und drei Ströme, die sich in Betrag, Winkel und Frequenz unabhängig einstellen lassen, und zeichnet die Auslösezeit auf.",
        "Rückleistung, Überlast, Kurzschluss, Unterfrequenz und Erregungsausfall laufen als feste Prüffolgen ab. Auch sporadischen Fehlern lässt sich nachgehen: Der Prüfstand wiederholt einen Fall stundenlang, während die Baugruppe erwärmt oder gerüttelt wird, bis sich die schlechte Lötstelle zeigt.",
        "Jedes reparierte Gerät wird mit einem Protokoll der eingestellten und gemessenen Werte ausgeliefert. Sind uns die Einstellwerte des Schiffs bekannt, stellen wir sie gleich ein; an Bord bleiben Einbau und Auslöseprüfung. Bitte legen Sie dem Gerät die Einstellliste bei; ein Foto der Seite reicht aus.",
      ].join("\n\n"),
      imageAlt: "Zeichnung einer Leiterplatte neben einem Generator im Schnitt",
    },
  },
};
