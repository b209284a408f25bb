import { companyServices } from "#collections/services/company-services.ts";
import type { Localized } from "#platform/i18n/languages.ts";

/** One share card: its file name without extension, its drawing, its title in each language. */
export interface ShareCard {
  file: string;
  drawing: string;
  titles: Localized<string>;
}

/** Every page with its own card. */
export const SHARE_CARDS: readonly ShareCard[] = [
  card("home", "hero", "From Ship to Shore", "Od statku do brzegu", "Zwischen Schiff und Land"),
  card("services", "pic-switchboard", "Services", "Usługi", "Leistungen"),
  card("projects", "pic-ferry", "Projects", "Projekty", "Projekte"),
  card("news", "banner-news", "News", "Aktualności", "Aktuelles"),
  card("products", "pic-plc", "Products", "Produkty", "Produkte"),
  card("careers", "banner-careers", "Careers", "Kariera", "Karriere"),
  card("contact", "banner-contact", "Get in touch", "Kontakt", "Kontakt"),
  card("about", "crew", "About us", "O nas", "Über uns"),
  card("achievements", "pic-jackup", "Achievements", "Osiągnięcia", "Referenzen"),
  card("terms", "pic-meter", "Terms and conditions", "Regulamin", "Nutzungsbedingungen"),
  card("privacy", "pic-meter", "Privacy notice", "Polityka prywatności", "Datenschutzhinweise"),
  card("media", "pic-radar", "Media", "Dla mediów", "Presse"),
  ...companyServices.map(({ id, drawing, texts }) => ({
    file: `service-${id}`,
    drawing: drawing.replace(/^.*\/|\.svg$/g, ""),
    titles: { en: texts.en?.title ?? "", pl: texts.pl?.title, de: texts.de?.title },
  })),
];

function card(file: string, drawing: string, en: string, pl: string, de: string): ShareCard {
  return { file, drawing, titles: { en, pl, de } };
}
