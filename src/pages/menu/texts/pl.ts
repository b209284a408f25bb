import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Menu i nazwy podstron",
  fields: {
    title: "Strona główna",
    aboutUs: "O firmie",
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
  },
};
