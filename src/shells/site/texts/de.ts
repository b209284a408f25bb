import type * as en from "./en.ts";

export const site: typeof en.site = {
  skip: "Zum Inhalt springen",
  exampleNote: "Demo-Website: Namen, Nummern und Berichte sind Beispiele.",
  exampleCompanyNote: "Demo-Website: Die Angaben zum Unternehmen sind Beispiele.",
  exampleEntriesNote: "Einige Einträge dieser Website sind Beispiele.",
  announced: "Hinweis",
  main: "Hauptmenü",
  menu: "Menü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  below: "Unterseiten: {{title}}",
  theme: "Anzeigemodus",
  day: "Tag",
  dusk: "Dämmerung",
  night: "Nacht",
  call: "{{number}} anrufen",
  navigation: "Navigation",
};
