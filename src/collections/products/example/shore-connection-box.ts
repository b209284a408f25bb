import type { ProductContent } from "../products.ts";

/** Example product 7, made to order. */
export const shoreConnectionBox: ProductContent = {
  id: 7,
  img: "/drawings/pic-shorebox.svg",
  stock: 0,
  orderCode: "SCB-250",
  dimensions: "600 × 800 × 300 mm",
  productType: { en: "Shore power", pl: "Zasilanie z lądu", de: "Landanschluss" },
  texts: {
    en: {
      title: "Shore connection box",
      description: [
        "Takes the shore cable on deck and feeds the main switchboard through its own breaker. It is made to order for 400 V 50 Hz or 440 V 60 Hz, with a rated current from 63 to 400 A.",
        "Before the breaker is closed, a phase sequence indicator shows whether the pumps will turn the right way, and lamps show that shore power is present. An interlock contact prevents closing while a generator is on the busbar. The box has an earthing terminal for the hull, a kilowatt-hour meter and a plate with the connection procedure. The enclosure is painted steel or stainless steel, with cable entry from below.",
      ].join("\n\n"),
      properties: [
        "Supply: 400 V 50 Hz or 440 V 60 Hz",
        "Output: 63 to 400 A to the main switchboard",
        "Protection: IP 56",
        "Ambient temperature: −25 to +45 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Shore connection box with a cable over a roller",
    },
    pl: {
      title: "Skrzynka zasilania z lądu",
      description: [
        "Skrzynka pokładowa do przyłączenia kabla z lądu, z własnym wyłącznikiem. Zasila rozdzielnicę główną; jest wykonywana na zamówienie, w wersji 400 V 50 Hz lub 440 V 60 Hz, na prąd znamionowy od 63 do 400 A.",
        "Wskaźnik kolejności faz pokazuje przed załączeniem, czy silniki pomp będą się obracać we właściwą stronę, a lampki sygnalizują obecność napięcia z lądu. Styk blokady nie pozwala załączyć wyłącznika, gdy na szynach pracuje prądnica. Skrzynka ma zacisk do połączenia z kadłubem, licznik energii i tabliczkę z kolejnością czynności przy podłączaniu. Obudowa ze stali malowanej lub nierdzewnej, wprowadzenie kabli od dołu.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 400 V 50 Hz lub 440 V 60 Hz",
        "Wyjście: od 63 do 400 A do rozdzielnicy głównej",
        "Stopień ochrony: IP 56",
        "Temperatura otoczenia: od −25 do +45 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Skrzynka zasilania z lądu z kablem prowadzonym po rolce",
    },
    de: {
      title: "Landanschlusskasten",
      description: [
        "Anschlusskasten an Deck für das Landkabel, mit eigenem Leistungsschalter. Der Kasten speist die Hauptschalttafel und wird auf Bestellung für 400 V 50 Hz oder 440 V 60 Hz gebaut, Nennstrom 63 bis 400 A.",
        "Ein Drehfeldanzeiger zeigt vor dem Einschalten, ob die Pumpen in der richtigen Richtung laufen werden; Leuchten melden die anstehende Landspannung. Ein Verriegelungskontakt verhindert das Einschalten, solange ein Generator auf der Sammelschiene liegt. Der Kasten hat eine Erdungsklemme für den Schiffskörper, einen Energiezähler und ein Schild mit der Anschlussfolge. Gehäuse aus lackiertem Stahl oder Edelstahl, Kabeleinführung von unten.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 400 V 50 Hz oder 440 V 60 Hz",
        "Ausgang: 63 bis 400 A zur Hauptschalttafel",
        "Schutzart: IP 56",
        "Umgebungstemperatur: −25 bis +45 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Landanschlusskasten mit einem über eine Rolle geführten Kabel",
    },
  },
};
