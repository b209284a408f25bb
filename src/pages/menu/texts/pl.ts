import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Menu i nazwy stron",
  sections: { main: "Nawigacja", title: "Nazwy głównych stron", footerHeading: "Zachęta do kontaktu w stopce" },
  cells: {
    main: { label: "Etykieta", link: "Link", below: "Podrzędna wobec poprzedniej pozycji" },
    further: { label: "Etykieta", link: "Link" },
  },
  hints: {
    main: "W nagłówku, w menu na wąskich ekranach i w stopce. Jeśli etykieta jest pusta, pozycja ma nazwę strony, do której prowadzi (zob. niżej). Usługi pojawiają się automatycznie pod pozycją „Usługi”.",
    further:
      "Na końcu menu na wąskich ekranach i na dole stopki. Jeśli etykieta jest pusta, pozycja ma nazwę strony, do której prowadzi. Polityka prywatności, nota prawna i dostępność zawsze są w stopce.",
  },
  fields: {
    main: "Menu główne",
    further: "Dodatkowe linki",
    title: "Strona główna",
    aboutUs: "O nas",
    news: "Aktualności",
    projects: "Projekty",
    services: "Usługi",
    products: "Produkty",
    careers: "Kariera",
    contact: "Kontakt",
    achievements: "Osiągnięcia",
    media: "Dla mediów",
    terms: "Regulamin",
    privacy: "Polityka prywatności",
    imprint: "Nota prawna",
    accessibility: "Dostępność",
    footerHeading: "Nagłówek",
    footerText: "Zdanie",
  },
};
