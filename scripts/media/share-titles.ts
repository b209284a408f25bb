/** The languages of the site. */
export type Language = "en" | "pl" | "de";

/** One share card: its file name without ending, the drawing on its line, its title in each language. */
export interface ShareCard {
  file: string;
  drawing: string;
  titles: Record<Language, string>;
}

/** Every page with a card of its own. */
export const SHARE_CARDS: readonly ShareCard[] = [
  card("home", "hero", "From Ship to Shore", "Od statku do brzegu", "Vom Schiff bis an Land"),
  card("services", "pic-switchboard", "Services", "Usługi", "Leistungen"),
  card("projects", "pic-ferry", "Projects", "Projekty", "Projekte"),
  card("news", "banner-news", "News", "Aktualności", "Aktuelles"),
  card("products", "pic-plc", "Products", "Produkty", "Produkte"),
  card("careers", "banner-careers", "Careers", "Kariera", "Karriere"),
  card("contact", "banner-contact", "Get in touch", "Kontakt", "Kontakt"),
  card("about", "crew", "About us", "O nas", "Über uns"),
  card("achievements", "pic-jackup", "Achievements", "Osiągnięcia", "Erfolge"),
  card("terms", "pic-meter", "Terms and conditions", "Regulamin", "Nutzungsbedingungen"),
  card("media", "pic-radar", "Media", "Media", "Medien"),
  card("service-1", "tile-1-design", "Design and engineering", "Projektowanie i inżynieria", "Planung und Engineering"),
  card("service-2", "tile-2-project", "Project management", "Zarządzanie projektami", "Projektmanagement"),
  card(
    "service-3",
    "tile-3-installation",
    "Installation and commissioning",
    "Montaż i uruchomienie",
    "Montage und Inbetriebnahme",
  ),
  card(
    "service-4",
    "tile-4-maintenance",
    "Maintenance and repair of marine equipment",
    "Konserwacja i naprawa urządzeń okrętowych",
    "Wartung und Reparatur von Schiffsausrüstung",
  ),
  card(
    "service-5",
    "tile-5-fabrication",
    "Fabrication and construction",
    "Prefabrykacja i budowa",
    "Fertigung und Bau",
  ),
  card("service-6", "tile-6-training", "Training and support", "Szkolenia i wsparcie", "Schulung und Support"),
];

function card(file: string, drawing: string, en: string, pl: string, de: string): ShareCard {
  return { file, drawing, titles: { en, pl, de } };
}
