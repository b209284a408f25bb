import type { NewsContent } from "../news.ts";

export const mobileShoreConnectionCabinet: NewsContent = {
  id: 7,
  img: "/drawings/pic-shorebox.svg",
  posted: "2026-03-26",
  texts: {
    en: {
      title: "Mobile shore connection cabinet for docking periods",
      shortDescription:
        "A cabinet on a lifting frame brings the shore supply from the quay to the ship, with metering and earth fault protection.",
      description: [
        "A ship in dock often gets its power through whatever cable is at hand. For such cases our workshop has built a cabinet that can be lifted onto the dock edge by crane and connected within one shift.",
        "It contains a circuit breaker with an adjustable trip unit, earth fault protection, phase-sequence monitoring and a meter that both sides can read. Lugs and connectors are behind a door that cannot be opened while the incoming supply is on. The frame has lifting eyes, the cabinet has a rain hood, and the cable entries point down.",
        "Before its first use the cabinet passed insulation and high-voltage tests and a temperature-rise test at rated current. The test report and the single-line diagram are kept in a pocket in the door, where the ship’s electrician will look for them.",
      ].join("\n\n"),
      imageAlt: "Drawing of a shore connection cabinet with a cable led over a roller",
    },
    pl: {
      title: "Przewoźna szafa zasilania z lądu na czas dokowania",
      shortDescription:
        "Szafa na ramie transportowej, z pomiarem energii i zabezpieczeniem ziemnozwarciowym, zasila statek z krawędzi doku.",
      description: [
        "Statek w doku bywa zasilany takim kablem, jaki akurat jest pod ręką. Z myślą o takich przypadkach zbudowaliśmy w warsztacie szafę, którą dźwig stawia na krawędzi doku i którą można podłączyć w ciągu jednej zmiany.",
        "W środku są wyłącznik z nastawianym wyzwalaczem, zabezpieczenie ziemnozwarciowe, kontrola kolejności faz i licznik widoczny dla obu stron. Końcówki i złącza znajdują się za drzwiami, których nie da się otworzyć przy załączonym zasilaniu. Rama ma ucha do podnoszenia i wanny ociekowe, a kable wchodzą od dołu.",
        "Przed pierwszym wyjazdem szafa przeszła w warsztacie pomiar izolacji, próbę napięciową i próbę nagrzewania prądem znamionowym. Protokół i schemat jednokreskowy są w kieszeni na drzwiach, tam, gdzie elektryk okrętowy będzie ich szukał.",
      ].join("\n\n"),
      imageAlt: "Rysunek szafy zasilania z lądu z kablem prowadzonym po rolce",
    },
    de: {
      title: "Mobiler Landanschlussschrank für Dockzeiten",
      shortDescription:
        "Ein Schrank im kranbaren Transportgestell versorgt das Schiff von der Dockkante aus, mit Zähler und Erdschlussschutz.",
      description: [
        "Im Dock bekommt ein Schiff seinen Strom oft über das Kabel, das gerade zur Hand ist. Für solche Fälle hat unsere Werkstatt einen Schrank gebaut, den der Kran auf die Dockkante setzt und der innerhalb einer Schicht angeschlossen ist.",
        "Er enthält einen Leistungsschalter mit einstellbarem Auslöser, Erdschlussschutz, Drehfeldüberwachung und einen Zähler, den beide Seiten ablesen können. Anschlüsse und Kupplungen liegen hinter einer Tür, die sich bei anliegender Spannung nicht öffnen lässt. Das Gestell hat Hebeösen und Tropfwannen, die Kabel werden von unten eingeführt.",
        "Vor dem ersten Einsatz hat der Schrank in der Werkstatt Isolationsmessung, Spannungsprüfung und Erwärmungsprüfung mit Nennstrom bestanden. Prüfprotokoll und Übersichtsschaltplan stecken in der Türtasche, also dort, wo der Bordelektriker sie suchen wird.",
      ].join("\n\n"),
      imageAlt: "Zeichnung eines Landanschlussschranks mit einem über eine Rolle geführten Kabel",
    },
  },
};
