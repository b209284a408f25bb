import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Kariera",
  label: "Oferta pracy",
  practiceLabel: "Praktyka studencka",
  notFound: "Nie znaleziono oferty",
  gone: "Ta rekrutacja jest zakończona",
};
