import type * as en from "./en.ts";

export const site: typeof en.site = {
  openUntil: "Zgłoszenia do {{day}}",
  addCv: "Wyślij CV",
  attachCv: "Wyślij CV",
};

export const page: typeof en.page = {
  title: "Kariera",
  description: "Oferty pracy dla inżynierów i techników elektryków oraz praktyki dla studentów.",
  lead: "Praca i praktyki studenckie w elektrotechnice i automatyce okrętowej.",
  none: "Obecnie nie ma ofert.",
  sendCv: "Zgłoszenie",
  sendCvText: "Wystarczą imię i nazwisko, adres e-mail oraz jeden plik.",
  applyDescription: "Zgłoszenie z CV: imię i nazwisko, adres e-mail oraz jeden plik w formacie .doc, .docx lub .pdf.",
  requirements: "Wymagania",
  educationAndExperience: "Wykształcenie i doświadczenie",
  skills: "Umiejętności",
  optionalCertifications: "Mile widziane uprawnienia i szkolenia",
  driversLicence: "Prawo jazdy",
  additionalRequirements: "Wymagania dodatkowe",
  offer: "Oferujemy",
  otherOffers: "Inne oferty",
  goneLead: "Zgłoszeń już nie przyjmujemy. Zapraszamy do zapoznania się z aktualnymi ofertami.",
  openOffers: "Aktualne oferty",
  goneLeadNone: "Zgłoszeń już nie przyjmujemy. Obecnie nie ma innych ofert.",
  notFound: "Nie znaleziono oferty",
  gone: "Ta rekrutacja jest zakończona",
};

export const staff: typeof en.staff = {
  name: "Kariera",
  sections: {
    title: "Początek strony",
    sendCv: "Zaproszenie do wysłania CV, obok ofert i na stronie formularza",
    requirements: "Nagłówki na stronie oferty",
    goneLead: "Strona zakończonej rekrutacji",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    none: "Zdanie, gdy nie ma ofert",
    sendCv: "Nagłówek",
    sendCvText: "Tekst",
    applyDescription: "Opis formularza dla wyszukiwarek",
    requirements: "Nagłówek nad wymaganiami",
    educationAndExperience: "Wykształcenie i doświadczenie",
    skills: "Umiejętności",
    optionalCertifications: "Mile widziane uprawnienia i szkolenia",
    driversLicence: "Prawo jazdy",
    additionalRequirements: "Wymagania dodatkowe",
    offer: "Co oferuje firma",
    otherOffers: "Linki do innych ofert",
    goneLead: "Tekst, gdy są inne oferty",
    openOffers: "Nagłówek linków do otwartych ofert",
    goneLeadNone: "Tekst, gdy nie ma innych ofert",
    notFound: "Nagłówek, gdy nie ma takiej oferty",
    gone: "Nagłówek, gdy rekrutacja jest zakończona",
  },
};
