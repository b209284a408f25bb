import type { NewsContent } from "../news.ts";

export const powerSuppliesTestedUnderLoad: NewsContent = {
  id: 8,
  img: "/drawings/pic-psu.svg",
  posted: "2026-05-21",
  texts: {
    en: {
      title: "Repaired power supplies are load-tested before dispatch",
      shortDescription: "Every repaired power supply now runs at full load for a day before it is packed.",
      description: [
        "A power supply that shows the right voltage on the bench may still fail in a warm cabinet. For that reason every repaired unit now runs for 24 hours at full load and at 55 °C before it leaves the workshop.",
        "A second run follows, in which an electronic load steps between 10 and 100 per cent while ripple, temperature and efficiency are recorded. Electrolytic capacitors are replaced as a rule, not only when they have failed, because they determine the remaining life of the unit. Where redundant pairs are used, the decoupling is tested by switching off each side in turn.",
        "The record sheet is enclosed with the unit and stored under its serial number. If the same unit comes back years later, the two curves can be overlaid. For the owner this means about two more days in the workshop.",
      ].join("\n\n"),
      imageAlt: "Drawing of a power supply unit with an alternating voltage at its input",
    },
    de: {
      title: "Reparierte Netzteile nur noch mit Lastprüfung",
      shortDescription: "Jedes reparierte Netzteil läuft jetzt einen Tag unter Volllast, bevor es verpackt wird.",
      description: [
        "Ein Netzteil, das auf dem Prüftisch die richtige Spannung zeigt, kann im warmen Schrank trotzdem ausfallen. Deshalb läuft jedes reparierte Gerät jetzt 24 Stunden bei Volllast und 55 °C, bevor es die Werkstatt verlässt.",
        "Danach wechselt eine elektronische Last in Stufen zwischen 10 und 100 Prozent; aufgezeichnet werden Restwelligkeit, Temperatur und Wirkungsgrad. Elektrolytkondensatoren werden grundsätzlich erneuert, nicht erst nach dem Ausfall, denn sie bestimmen die Restlebensdauer. Bei redundanten Paaren wird die Entkopplung geprüft, indem beide Seiten nacheinander abgeschaltet werden.",
        "Das Prüfprotokoll liegt dem Gerät bei und wird unter der Seriennummer abgelegt. Kommt dasselbe Gerät nach Jahren wieder, lassen sich beide Kurven übereinanderlegen. Für den Auftraggeber bedeutet das rund zwei Tage mehr Werkstattzeit.",
      ].join("\n\n"),
      imageAlt: "Zeichnung eines Netzteils mit Wechselspannung am Eingang",
    },
  },
};
