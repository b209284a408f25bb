import type * as en from "./en.ts";

export const site: typeof en.site = {
  all: "Wszystkie usługi",
  title: "Usługi",
  lead: "Od pierwszego rysunku po ostatni wyjazd serwisowy, na statku i na lądzie.",
  description:
    "Sześć usług dla statków, doków i offshore: projektowanie, zarządzanie projektami, montaż, naprawa urządzeń okrętowych, prefabrykacja, szkolenia.",
  offered: "Zakres usług",
  askHeading: "Pytanie o tę usługę?",
  askText: "Prosimy przesłać rysunki, zdjęcie tabliczki znamionowej lub treść komunikatu o usterce.",
  callHeading: "Która usługa będzie właściwa?",
  callText: "Wystarczy opisać, co przestało działać lub co jest planowane. Resztę ustalimy.",
  makers: "Producenci urządzeń",
  families: "Typoszeregi",
  extraRepairs: "Lista naprawianych urządzeń",
  items: "{{count}} pozycja|{{count}} pozycje|{{count}} pozycji",
};
