import type { ServiceContent } from "../services.ts";

export const projectManagement: ServiceContent = {
  id: 2,
  drawing: "/drawings/tile-2-project.svg",
  plate: "project",
  position: 20,
  texts: {
    en: {
      title: "Project management",
      shortTitle: "Project management",
      summary: "One plan and one point of contact for scope, schedule and class approval, from survey to handover.",
      lead: "Electrical and automation projects on ships and ashore, led by an engineer who knows the installation.",
      intro: [
        "A docking does not wait for a late delivery or an unapproved drawing. We therefore plan backwards from the day the vessel leaves and identify early what everything else depends on: equipment with long lead times, class approvals and shutdowns.",
        "You have a single point of contact from survey to handover, who reports in writing what is done, what is outstanding and what has changed.",
      ],
      offered: [
        "Survey and scope of work: We inspect the installation on board or on site and write down what is to be done, and what is not.",
        "Planning and scheduling: One schedule covers design, fabrication, deliveries and work on board, and is tied to the docking dates.",
        "Cost control: Costs are tracked against the agreed scope, and extra work is priced and agreed before it is carried out.",
        "Procurement and logistics: We order equipment and spare parts, check their documents and track deliveries to the quay.",
        "Class and flag approvals: We submit drawings, answer comments and arrange the attendance of the classification society and the flag administration.",
        "Coordination on site: We agree access, isolations and the order of work with the yard, the crew and other contractors.",
        "Quality and safety: Risk assessments, permits to work and inspection and test plans are ready before the work begins.",
        "Handover and documentation: You receive as-built drawings, test records, copies of the programs and a list of outstanding items.",
      ],
      callHeading: "Is the docking date fixed?",
      callText: "Tell us the yard, the dates and the scope, and we will draw up a schedule.",
      askLabel: "Describe the project",
      callLabel: "Request a schedule",
      description:
        "Management of marine and industrial electrical projects: survey, schedule, cost, procurement, class approvals, coordination on site and handover.",
      drawingAlt: "Gantt bars above a tide curve",
    },
    pl: {
      title: "Zarządzanie projektami",
      shortTitle: "Zarządzanie projektami",
      summary:
        "Jeden plan i jedna osoba do kontaktu: zakres, harmonogram i zatwierdzenia klasowe, od oględzin do odbioru.",
      lead: "Projekty z zakresu elektrotechniki i automatyki na statkach i na lądzie, prowadzone przez inżyniera, który zna instalację.",
      intro: [
        "Dok nie poczeka na spóźnioną dostawę ani na niezatwierdzony rysunek. Dlatego planujemy wstecz, od dnia wyjścia statku, i z wyprzedzeniem wskazujemy to, od czego zależy reszta: urządzenia o długim terminie dostawy, zatwierdzenia klasowe, wyłączenia zasilania.",
        "Od oględzin do odbioru osobą do kontaktu jest kierownik projektu, który informuje na piśmie, co wykonano, co pozostało i co się zmieniło.",
      ],
      offered: [
        "Oględziny i zakres prac: Sprawdzamy stan instalacji na statku lub w zakładzie i spisujemy, co wchodzi w zakres prac, a co nie.",
        "Planowanie i harmonogram: Jeden harmonogram obejmuje projekt, prefabrykację, dostawy i prace na statku i jest powiązany z terminem dokowania.",
        "Kontrola kosztów: Koszty rozliczamy według uzgodnionego zakresu, a prace dodatkowe wyceniamy i uzgadniamy przed wykonaniem.",
        "Zakupy i logistyka: Zamawiamy urządzenia i części zamienne, sprawdzamy ich dokumenty i dopilnowujemy dostawy na samo nabrzeże.",
        "Zatwierdzenia klasowe i zgody administracji państwa bandery: Składamy dokumentację, odpowiadamy na uwagi i uzgadniamy terminy inspekcji.",
        "Koordynacja prac: Ze stocznią, załogą i innymi wykonawcami uzgadniamy dostęp, wyłączenia i kolejność robót.",
        "Jakość i bezpieczeństwo: Ocena ryzyka, pozwolenia na wykonywanie prac oraz plan kontroli i prób są gotowe przed rozpoczęciem robót.",
        "Odbiór i dokumentacja: Przekazujemy dokumentację powykonawczą, protokoły prób, kopie programów i wykaz prac pozostałych do wykonania.",
      ],
      callHeading: "Termin dokowania jest już znany?",
      callText: "Prosimy podać stocznię, daty i zakres prac. Na tej podstawie przygotujemy plan.",
      askLabel: "Opisz zakres prac",
      callLabel: "Zapytaj o harmonogram",
      description:
        "Prowadzenie projektów elektrycznych na statkach i w przemyśle: oględziny, harmonogram, koszty, zakupy, zatwierdzenia klasowe, koordynacja, odbiór.",
      drawingAlt: "Paski wykresu Gantta nad krzywą pływu",
    },
    de: {
      title: "Projektmanagement",
      shortTitle: "Projektmanagement",
      summary:
        "Ein Plan und ein Ansprechpartner für Umfang, Termine und Genehmigungen der Klasse, von der Bestandsaufnahme bis zur Übergabe.",
      lead: "Elektro- und Automatisierungsprojekte auf Schiffen und an Land, geleitet von einem Ingenieur, der die Anlage kennt.",
      intro: [
        "Eine Dockzeit wartet nicht auf eine verspätete Lieferung oder eine nicht genehmigte Zeichnung. Deshalb planen wir vom Auslauftermin rückwärts und benennen früh, wovon alles Weitere abhängt: Geräte mit langer Lieferzeit, Genehmigungen der Klasse, Abschaltungen.",
        "Von der Bestandsaufnahme bis zur Übergabe haben Sie einen festen Ansprechpartner, der schriftlich berichtet, was erledigt ist, was offen ist und was sich geändert hat.",
      ],
      offered: [
        "Bestandsaufnahme und Leistungsumfang: Wir sehen uns die Anlage an Bord oder an Land an und halten fest, was zu tun ist und was nicht dazugehört.",
        "Terminplanung: Ein gemeinsamer Terminplan umfasst Planung, Fertigung, Lieferungen und Arbeiten an Bord und richtet sich nach der Dockzeit.",
        "Kostenkontrolle: Wir gleichen die Kosten laufend mit dem vereinbarten Umfang ab; Mehrleistungen werden vor der Ausführung kalkuliert und vereinbart.",
        "Beschaffung und Logistik: Wir bestellen Geräte und Ersatzteile, prüfen ihre Unterlagen und begleiten die Lieferung bis an die Pier.",
        "Genehmigungen von Klasse und Flagge: Wir reichen Zeichnungen ein, beantworten Rückfragen und stimmen Besichtigungstermine mit Klassifikationsgesellschaft und Flaggenstaatverwaltung ab.",
        "Koordination der Gewerke: Mit Werft, Besatzung und anderen Firmen stimmen wir Zugang, Freischaltungen und Reihenfolge der Arbeiten ab.",
        "Qualität und Arbeitssicherheit: Gefährdungsbeurteilung, Erlaubnisscheine (Permit to Work) und Prüfplan liegen vor, bevor die Arbeit beginnt.",
        "Übergabe und Dokumentation: Sie erhalten Bestandspläne, Prüfprotokolle, Datensicherungen der Programme und eine Liste offener Punkte.",
      ],
      callHeading: "Steht der Docktermin fest?",
      callText: "Nennen Sie uns Werft, Termine und Umfang, dann stellen wir den Plan auf.",
      askLabel: "Projekt beschreiben",
      callLabel: "Terminplan anfordern",
      description:
        "Leitung von Elektroprojekten auf Schiffen und in der Industrie: Termine, Kosten, Beschaffung, Genehmigungen der Klasse, Koordination und Übergabe.",
      drawingAlt: "Balken eines Gantt-Diagramms über einer Tidenkurve",
    },
  },
};
