import type { ProjectContent } from "../projects.ts";

export const mainSwitchboardRetrofit: ProjectContent = {
  id: 14,
  img: "/drawings/pic-switchboard.svg",
  category: { en: "Power distribution", pl: "Rozdział energii", de: "Energieverteilung" },
  vesselType: { en: "Offshore support vessel", pl: "Statek wsparcia offshore", de: "Offshore-Versorger" },
  country: "NO",
  services: [1, 3, 5],
  year: 2026,
  posted: "2026-10-08",
  texts: {
    en: {
      title: "Main switchboard retrofit",
      description: [
        "An offshore support vessel had a sound 690 V main switchboard, but spares for its breakers and protection relays could no longer be had. We kept the busbars and cubicles and renewed everything that switches, measures and protects.",
        "Before the docking we measured every cubicle, checked the new breakers against the short-circuit calculation and had the drawings approved by the classification society. Adapter plates, doors and wiring looms were made and tested in our workshop, so only fitting and connecting remained to be done on board.",
        "The work took one docking, port side first, so that one half of the busbar could always be fed from shore. Protection settings were verified by secondary injection, then by load steps on the running generators. During sea trials one half of the busbar was deliberately de-energised: the other kept the thrusters turning, and the power management system started the standby generator.",
      ].join("\n\n"),
      results: [
        "690 V: busbars and cubicles kept in service",
        "1: docking, port side first",
        "0: losses of supply to the thrusters on trials",
      ],
      measurements: [
        "Contact resistance, generator breaker 1: 182 → 38 µΩ, ≤ 60",
        "Opening time, bus tie breaker: 96 → 42 ms, ≤ 60",
      ],
      imageAlt: "Drawing of a main switchboard: a row of cubicles with breakers and instruments",
    },
    pl: {
      title: "Modernizacja rozdzielnicy głównej",
      description: [
        "Rozdzielnica główna 690 V na statku wsparcia offshore była w dobrym stanie mechanicznym, ale do wyłączników i przekaźników zabezpieczeniowych nie było już części. Szyny zbiorcze i konstrukcje pól zostały; wymieniliśmy aparaturę łączeniową, pomiarową i zabezpieczeniową.",
        "Przed dokowaniem pomierzyliśmy wszystkie pola, sprawdziliśmy obliczenia zwarciowe dla nowych wyłączników i uzyskaliśmy zatwierdzenie dokumentacji przez towarzystwo klasyfikacyjne. Płyty montażowe, drzwi i wiązki przewodów powstały w naszym warsztacie i tam przeszły próby. Na statku pozostał montaż i podłączenie.",
        "Prace zmieściły się w jednym dokowaniu. Zaczęliśmy od lewej burty, żeby jedna sekcja szyn zawsze mogła być zasilana z lądu. Nastawy zabezpieczeń sprawdziliśmy najpierw wymuszalnikiem po stronie wtórnej przekładników, potem skokami obciążenia na pracujących prądnicach. Podczas prób w morzu celowo wyłączono jedną sekcję: druga utrzymała pędniki w ruchu, a system zarządzania elektrownią (PMS) załączył prądnicę rezerwową.",
      ].join("\n\n"),
      results: [
        "690 V: zachowane szyny i pola",
        "1: dokowanie, najpierw lewa burta",
        "0: zaników zasilania sterów strumieniowych na próbach",
      ],
      measurements: [
        "Rezystancja zestyku, wyłącznik prądnicy 1: 182 → 38 µΩ, ≤ 60",
        "Czas otwierania, wyłącznik sprzęgłowy: 96 → 42 ms, ≤ 60",
      ],
      imageAlt: "Rysunek rozdzielnicy głównej: rząd pól z wyłącznikami i przyrządami pomiarowymi",
    },
    de: {
      title: "Umbau der Hauptschalttafel",
      description: [
        "Die 690-V-Hauptschalttafel eines Offshore-Versorgers war mechanisch in Ordnung, doch für Leistungsschalter und Schutzrelais gab es keine Ersatzteile mehr. Sammelschienen und Felder blieben erhalten; erneuert wurden alle Schalt-, Mess- und Schutzgeräte.",
        "Vor der Dockzeit haben wir jedes Feld aufgemessen, die Kurzschlussberechnung für die neuen Schalter überprüft und die Unterlagen von der Klassifikationsgesellschaft genehmigen lassen. Adapterplatten, Türen und Kabelbäume wurden in unserer Werkstatt gefertigt und geprüft. An Bord war nur noch zu tauschen und anzuschließen.",
        "Der Umbau passte in eine Dockzeit. Begonnen wurde an Backbord, damit eine Sammelschienenhälfte jederzeit über den Landanschluss versorgt werden konnte. Die Schutzeinstellungen wurden zuerst sekundärseitig mit dem Prüfgerät nachgewiesen, danach mit Lastsprüngen an den laufenden Generatoren. Auf der Probefahrt wurde eine Sammelschienenhälfte absichtlich abgeschaltet: Die andere hielt die Strahlruder in Betrieb, und das Power-Management schaltete den Reservegenerator zu.",
      ].join("\n\n"),
      results: [
        "690 V: Sammelschienen und Felder erhalten",
        "1: Dockung, Backbordseite zuerst",
        "0: Ausfälle der Strahlruder auf der Probefahrt",
      ],
      measurements: [
        "Übergangswiderstand, Generatorschalter 1: 182 → 38 µΩ, ≤ 60",
        "Ausschaltzeit, Kuppelschalter: 96 → 42 ms, ≤ 60",
      ],
      imageAlt: "Zeichnung einer Hauptschalttafel: eine Reihe von Feldern mit Leistungsschaltern und Messinstrumenten",
    },
  },
};
