import type * as en from "./en.ts";

export const site: typeof en.site = {
  searchPlaceholder: "Nazwa lub rodzaj produktu",
  found: "{{count}} produkt|{{count}} produkty|{{count}} produktów",
  none: "Nie ma jeszcze produktów.",
  noneFound: "Nie znaleziono produktów z frazą „{{q}}”.",
  other: "Inne produkty",
  noOther: "Brak innych produktów",
  inStock: "W magazynie",
  outOfStock: "Na zamówienie",
  fields: { productTypes: "Rodzaj" },
  type: "Rodzaj",
  stock: "Stan magazynowy",
  pieces: "{{count}} sztuka|{{count}} sztuki|{{count}} sztuk",
  onRequest: "na zapytanie",
  documentation: "Dokumentacja",
  quote: "Zapytaj o ofertę",
  choose: "Dodaj do zapytania",
  ask: "Zapytaj o ten produkt",
  data: "Dane techniczne",
  orderCode: "Kod zamówieniowy",
  dimensions: "Wymiary (szer. × wys. × gł.)",
  views: "Widok z przodu i z boku z wymiarami: {{dimensions}}",
  cardForScale: "Linia przerywana: karta płatnicza (dla porównania)",
  sheetForScale: "Linia przerywana: arkusz A4 (dla porównania)",
  callHeading: "Czy będzie pasować?",
  callText:
    "Prosimy podać producenta i model wymienianego urządzenia. Sprawdzimy zgodność napięcia zasilania, sygnałów i wymiarów montażowych.",
};

export const page: typeof en.page = {
  title: "Produkty",
  description:
    "Produkty automatyki okrętowej: zasilacze, przekaźniki zabezpieczeniowe, czujniki, panele alarmowe. Dokumentacja i stany magazynowe.",
  lead: "Urządzenia i moduły, które budujemy, programujemy lub mamy w magazynie.",
  notFound: "Nie znaleziono produktu o ID: {{id}}",
  gone: "Tego produktu nie ma już w ofercie",
};

export const staff: typeof en.staff = {
  name: "Produkty",
  one: "Produkt",
  counted: "{{count}} produkt|{{count}} produkty|{{count}} produktów",
  audit: { one: "produktu nr {{name}}", many: "produkty" },
  create: "Nowy produkt",
  unsaved: "Nowy produkt",
  all: "Wszystkie produkty",
  none: "Nie ma jeszcze produktów.",
  failedToSave: "Nie udało się zapisać produktu: {{reason}}",
  errorSaving: "Błąd zapisu produktu.",
  fields: {
    title: "Tytuł",
    productType: "Rodzaj produktu",
    description: "Opis",
    imageAlt: "Tekst alternatywny",
    img: "Zdjęcie",
    productTypes: "Rodzaj produktu",
    stock: "Stan magazynowy",
    properties: "Dane techniczne",
    orderCode: "Kod zamówieniowy",
    dimensions: "Wymiary",
    documentationUrl: "Karta katalogowa",
    pictures: "Dodatkowe zdjęcia",
    documents: "Dodatkowe dokumenty",
  },
  hints: {
    properties: "Nazwa, dwukropek, a po nim wartość: „Zasilanie: 24 V DC”.",
    dimensions: "Szerokość, wysokość i głębokość, np. „65 × 130 × 125 mm”; strona pokazuje wtedy rysunek z wymiarami.",
  },
};
