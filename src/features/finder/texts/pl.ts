import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  searches: {
    title: "Wyszukiwania bez wyników",
    lead: "Czego odwiedzający szukali i nie znaleźli. Wpis znika, gdy przez 180 dni nikt nie powtórzy wyszukiwania. Nie zapisujemy fraz ze znakiem „@” ani dłuższych niż 40 znaków.",
    none: "Nie ma jeszcze wyszukiwań bez wyników.",
    words: "Fraza",
    language: "Język witryny",
    count: "Liczba wyszukiwań",
    lastDay: "Ostatnio",
  },
};
