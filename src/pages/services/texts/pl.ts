import type * as en from "./en.ts";

export const site: typeof en.site = {
  all: "Wszystkie usługi",
  offered: "Zakres usług",
  makers: "Producenci urządzeń",
  families: "Typoszeregi",
  extraRepairs: "Lista naprawianych urządzeń",
  items: "{{count}} pozycja|{{count}} pozycje|{{count}} pozycji",
};

export const page: typeof en.page = {
  title: "Usługi",
  description:
    "Sześć usług dla statków, doków i sektora offshore: projektowanie, zarządzanie projektami, montaż, naprawa urządzeń, prefabrykacja, szkolenia.",
  lead: "Od pierwszego rysunku po ostatni wyjazd serwisowy, na statku i na lądzie.",
  askHeading: "Mają Państwo pytania dotyczące tej usługi?",
  askText: "Prosimy opisać sprawę w kilku zdaniach. Dokumenty można dosłać e-mailem.",
  askLabel: "Wyślij zapytanie",
  callHeading: "Która usługa będzie właściwa?",
  callText: "Wystarczy opisać, co przestało działać lub co jest planowane. Resztę ustalimy.",
  callLabel: "Opisz sprawę",
  notFound: "Nie znaleziono usługi",
  gone: "Tej usługi już nie oferujemy",
};

export const staff: typeof en.staff = {
  name: "Usługi",
  sections: {
    title: "Początek strony",
    askHeading: "Ramka obok opisu usługi",
    callHeading: "Zachęta do kontaktu na końcu",
    notFound: "Adresy usług, których nie ma",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    askHeading: "Nagłówek",
    askText: "Zdanie",
    askLabel: "Przycisk",
    callHeading: "Nagłówek",
    callText: "Zdanie",
    callLabel: "Przycisk",
    notFound: "Nagłówek, gdy nie ma takiej usługi",
    gone: "Nagłówek, gdy usługi już nie oferujemy",
  },
};
