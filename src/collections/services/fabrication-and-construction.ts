import type { Service } from "./service.ts";

export const fabricationAndConstruction: Service = {
  id: 5,
  drawing: "/drawings/tile-5-fabrication.svg",
  drawingAlt: {
    en: "A switchboard line-up and a weld in progress",
    pl: "Szereg pól rozdzielnicy i spawanie",
    de: "Eine Reihe von Schaltfeldern und eine Schweißarbeit",
  },
  texts: {
    en: {
      title: "Fabrication and construction",
      shortTitle: "Fabrication and construction",
      summary: "Switchboards, consoles and cabinets, built and wired in our workshop.",
      lead: "Switchboards, consoles and cabinets, built to the drawing and tested before they leave the workshop.",
      intro: [
        "The workshop builds to our own drawings and to those of the customer. Mechanics, busbars, wiring and marking are done in one place, so that a fitter's question reaches the designer without a detour.",
        "Before delivery every assembly is inspected, its wiring checked point to point, its insulation measured and its functions tested. Where the rules require it, the factory test takes place in the presence of the surveyor of the classification society.",
        "For a vessel in service we measure the space and the way in first: a section that does not pass the hatch is delivered in parts.",
      ],
      offered: [
        {
          name: "Main and emergency switchboards",
          detail: "We build generator, feeder and bus-tie sections, with protection, synchronising and metering.",
        },
        {
          name: "Motor control centres",
          detail: "We build group starter panels with preferential trip and sequential restart after a blackout.",
        },
        {
          name: "Distribution boards",
          detail: "We build boards for power, lighting and emergency consumers, with insulation monitoring.",
        },
        {
          name: "Control cabinets",
          detail: "We build and wire cabinets for PLCs, remote I/O and network equipment.",
        },
        {
          name: "Consoles",
          detail:
            "We build consoles for the bridge, the engine control room and cargo control, with their instruments and panels.",
        },
        {
          name: "Starters and drive cabinets",
          detail: "We build direct-on-line, star-delta and soft starters, and cabinets for frequency converters.",
        },
        {
          name: "Shore connection boxes",
          detail: "We build shore supply boxes with phase sequence indication, protection and interlocks.",
        },
        {
          name: "Junction boxes and local control stations",
          detail:
            "We build boxes and push-button stations for engine rooms, open deck and hazardous areas, from suitable enclosures.",
        },
        {
          name: "Cable trays and supports",
          detail:
            "We make trays, brackets, transit frames and protective pipes, in painted, galvanised or stainless steel.",
        },
        {
          name: "Foundations and mounting frames",
          detail: "We make foundations, frames and brackets on which switchboards and instruments stand.",
        },
      ],
      call: {
        heading: "A board to be replaced?",
        text: "Send us photographs, the dimensions and the single-line diagram, and we will draw its successor.",
      },
      description:
        "Marine and industrial switchboards, motor control centres, distribution boards, cabinets, consoles and cable supports, built and tested in the workshop.",
    },
    pl: {
      title: "Prefabrykacja i konstrukcje",
      shortTitle: "Prefabrykacja i konstrukcje",
      summary: "Rozdzielnice, pulpity i szafy sterownicze, zbudowane i okablowane w naszym warsztacie.",
      lead: "Rozdzielnice, pulpity i szafy sterownicze zbudowane według dokumentacji i sprawdzone przed opuszczeniem warsztatu.",
      intro: [
        "W warsztacie budujemy według własnej dokumentacji oraz dokumentacji klienta. Mechanika, szyny zbiorcze, okablowanie i opisy powstają w jednym miejscu, więc pytanie montera trafia prosto do projektanta.",
        "Przed wysyłką każdy zestaw przechodzi oględziny, sprawdzenie połączeń punkt po punkcie, pomiar rezystancji izolacji i próby działania. Jeśli wymagają tego przepisy, próby fabryczne odbywają się w obecności inspektora towarzystwa klasyfikacyjnego.",
        "Dla statku w eksploatacji najpierw mierzymy miejsce i drogę transportu: pole, które nie przejdzie przez właz, dostarczamy w częściach.",
      ],
      offered: [
        {
          name: "Rozdzielnice główne i awaryjne",
          detail: "Budujemy pola prądnicowe, odbiorcze i sprzęgłowe z zabezpieczeniami, synchronizacją i pomiarami.",
        },
        {
          name: "Rozdzielnice silnikowe (MCC)",
          detail:
            "Budujemy zestawy rozruszników z odłączaniem odbiorów mniej ważnych i sekwencyjnym załączaniem po zaniku napięcia.",
        },
        {
          name: "Rozdzielnice grupowe",
          detail: "Budujemy rozdzielnice siłowe, oświetleniowe i odbiorów awaryjnych z kontrolą stanu izolacji.",
        },
        {
          name: "Szafy sterownicze",
          detail: "Budujemy i okablowujemy szafy sterowników PLC, oddalonych wejść i wyjść oraz urządzeń sieciowych.",
        },
        {
          name: "Pulpity",
          detail:
            "Budujemy pulpity mostka, centrali manewrowo-kontrolnej (CMK) i sterowania ładunkiem wraz z przyrządami i panelami.",
        },
        {
          name: "Rozruszniki i szafy napędowe",
          detail:
            "Budujemy rozruszniki bezpośrednie, gwiazda-trójkąt i softstarty oraz szafy z przemiennikami częstotliwości.",
        },
        {
          name: "Przyłącza zasilania z lądu",
          detail: "Budujemy skrzynki zasilania z lądu ze wskaźnikiem kolejności faz, zabezpieczeniami i blokadami.",
        },
        {
          name: "Skrzynki przyłączeniowe i kasety sterownicze",
          detail:
            "Budujemy skrzynki i kasety sterowania miejscowego do siłowni, na pokład otwarty i do stref zagrożonych wybuchem, w odpowiednich obudowach.",
        },
        {
          name: "Korytka kablowe i konstrukcje wsporcze",
          detail:
            "Wykonujemy korytka, wsporniki, ramy przepustów i rury osłonowe ze stali malowanej, ocynkowanej lub nierdzewnej.",
        },
        {
          name: "Fundamenty i ramy montażowe",
          detail: "Wykonujemy fundamenty, ramy i wsporniki pod rozdzielnice i aparaturę.",
        },
      ],
      call: {
        heading: "Rozdzielnica do wymiany?",
        text: "Prosimy przesłać zdjęcia, wymiary i schemat jednokreskowy, a zaprojektujemy nową.",
      },
      description:
        "Rozdzielnice okrętowe i przemysłowe, MCC, szafy sterownicze, pulpity, przyłącza z lądu i konstrukcje wsporcze, budowane i badane w warsztacie.",
    },
    de: {
      title: "Fertigung und Anlagenbau",
      shortTitle: "Fertigung und Anlagenbau",
      summary: "Schalttafeln, Pulte und Schaltschränke, in unserer Werkstatt gebaut und verdrahtet.",
      lead: "Schalttafeln, Pulte und Schaltschränke, nach Zeichnung gebaut und geprüft, bevor sie die Werkstatt verlassen.",
      intro: [
        "Die Werkstatt baut nach eigenen Unterlagen und nach denen des Kunden. Mechanik, Sammelschienen, Verdrahtung und Beschriftung entstehen an einem Ort, sodass eine Frage des Monteurs ohne Umweg beim Konstrukteur ankommt.",
        "Vor der Auslieferung wird jede Anlage einer Sichtprüfung unterzogen, die Verdrahtung Punkt für Punkt geprüft, die Isolation gemessen und die Funktion erprobt. Wo die Vorschriften es verlangen, findet die Werksabnahme im Beisein des Besichtigers der Klassifikationsgesellschaft statt.",
        "Bei einem Schiff in Fahrt messen wir zuerst Aufstellort und Einbringweg: Ein Feld, das nicht durch die Luke passt, liefern wir geteilt.",
      ],
      offered: [
        {
          name: "Haupt- und Notschalttafeln",
          detail: "Wir bauen Generator-, Abgangs- und Kuppelfelder mit Schutz, Synchronisierung und Messung.",
        },
        {
          name: "Starterschalttafeln (MCC)",
          detail:
            "Wir bauen Gruppenstarter mit Abwurf unwichtiger Verbraucher und gestaffeltem Wiederanlauf nach einem Blackout.",
        },
        {
          name: "Unterverteilungen",
          detail: "Wir bauen Verteiler für Kraft, Licht und Notverbraucher mit Isolationsüberwachung.",
        },
        {
          name: "Schaltschränke",
          detail: "Wir bauen und verdrahten Schränke für SPS, dezentrale Ein- und Ausgänge und Netzwerktechnik.",
        },
        {
          name: "Pulte",
          detail: "Wir bauen Pulte für Brücke, Maschinenkontrollraum und Ladungssteuerung mit Instrumenten und Panels.",
        },
        {
          name: "Motorstarter und Umrichterschränke",
          detail:
            "Wir bauen Direktstarter, Stern-Dreieck-Starter und Softstarter sowie Schränke für Frequenzumrichter.",
        },
        {
          name: "Landanschlusskästen",
          detail: "Wir bauen Landanschlusskästen mit Drehfeldanzeige, Schutz und Verriegelung.",
        },
        {
          name: "Klemmenkästen und Vor-Ort-Steuerstellen",
          detail:
            "Wir bauen Kästen und Tasterstationen für Maschinenraum, freies Deck und explosionsgefährdete Bereiche in dafür geeigneten Gehäusen.",
        },
        {
          name: "Kabelbahnen und Halterungen",
          detail:
            "Wir fertigen Kabelbahnen, Konsolen, Durchführungsrahmen und Schutzrohre aus lackiertem, verzinktem oder nichtrostendem Stahl.",
        },
        {
          name: "Fundamente und Montagerahmen",
          detail: "Wir fertigen Fundamente, Rahmen und Konsolen für Schalttafeln und Geräte.",
        },
      ],
      call: {
        heading: "Muss eine Schalttafel ersetzt werden?",
        text: "Schicken Sie uns Fotos, Maße und Übersichtsschaltplan, und wir zeichnen die neue.",
      },
      description:
        "Schalttafeln, MCC, Verteiler, Schaltschränke, Pulte, Landanschlusskästen und Kabelbahnen für Schiff und Industrie, gebaut und geprüft.",
    },
  },
};
