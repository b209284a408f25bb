import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const site = fromEnglish(en.site, {
  skip: "Hopp til innholdet",
  exampleNote: "Eksempelside: navn, tall og historier er oppdiktet.",
  exampleCompanyNote: "Demonettsted: opplysningene om firmaet er eksempler.",
  exampleEntriesNote: "Noen av oppføringene på nettstedet er eksempler.",
  main: "Hovedmeny",
  menu: "Meny",
  openMenu: "Åpne menyen",
  closeMenu: "Lukk menyen",
  below: "Flere sider: {{title}}",
  theme: "Visningsmodus",
  day: "Dag",
  dusk: "Skumring",
  night: "Natt",
  call: "Ring {{number}}",
  navigation: "Sider",
});
