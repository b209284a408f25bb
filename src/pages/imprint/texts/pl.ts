import type * as en from "./en.ts";

export const site: typeof en.site = {
  facts: {
    name: "Firma",
    legalForm: "Forma prawna",
    shareCapital: "Kapitał zakładowy",
    representatives: "Reprezentacja",
    register: "Rejestr",
    registerNumber: "Numer w rejestrze",
    vatId: "Numer VAT UE",
  },
};

export const page: typeof en.page = {
  title: "Nota prawna",
  description: "Kto prowadzi tę witrynę: nazwa firmy, adres, numer podatkowy i dane kontaktowe.",
  lead: "Kto prowadzi tę witrynę.",
  companyHeading: "Dane firmy",
  companyText: "",
  contactHeading: "Kontakt",
  contactText: "",
};

export const staff: typeof en.staff = {
  name: "Nota prawna",
  sections: { title: "Początek strony", companyHeading: "Dane firmy", contactHeading: "Kontakt" },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    companyHeading: "Nagłówek",
    companyText: "Tekst nad danymi firmy",
    contactHeading: "Nagłówek",
    contactText: "Tekst nad danymi kontaktowymi",
  },
  hints: { title: "Dane firmy są w ustawieniach, w częściach „Dane rejestrowe” oraz „Firma i adres”." },
};
