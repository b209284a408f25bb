import type * as en from "./en.ts";

export const site: typeof en.site = {
  skip: "Przejdź do treści",
  exampleNote: "Witryna demonstracyjna: nazwy, numery i opisy są przykładowe.",
  exampleCompanyNote: "Witryna demonstracyjna: dane firmy są przykładowe.",
  exampleEntriesNote: "Część wpisów w tej witrynie to przykłady.",
  announced: "Komunikat",
  main: "Menu główne",
  menu: "Menu",
  openMenu: "Otwórz menu",
  closeMenu: "Zamknij menu",
  below: "Podstrony: {{title}}",
  theme: "Tryb wyświetlania",
  day: "Dzień",
  dusk: "Zmierzch",
  night: "Noc",
  call: "Zadzwoń: {{number}}",
  navigation: "Nawigacja",
};
