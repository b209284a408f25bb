import type * as en from "./en.ts";

export const site: typeof en.site = {
  lead: "Praca i praktyki dla osób, które chcą widzieć, że ich sygnał dociera do celu.",
  description: "Oferty pracy dla inżynierów i techników elektryków oraz praktyki dla studentów.",
  requirements: "Wymagania",
  educationAndExperience: "Wykształcenie i doświadczenie",
  skills: "Umiejętności",
  optionalCertifications: "Mile widziane uprawnienia",
  driversLicence: "Prawo jazdy",
  additionalRequirements: "Wymagania dodatkowe",
  offer: "Oferujemy",
  openUntil: "Zgłoszenia do {{day}}",
  openOffers: "Aktualne oferty",
  otherOffers: "Inne oferty",
  none: "Obecnie nie ma ofert.",
  sendCv: "Wyślij CV",
  sendCvText: "Wystarczą imię i nazwisko, adres e-mail oraz jeden plik.",
  addCv: "Dodaj CV",
  attachCv: "Załącz CV",
  applyDescription: "Zgłoszenie z CV: imię i nazwisko, adres e-mail oraz jeden plik w formacie .doc, .docx lub .pdf.",
  goneLead: "Zgłoszeń już nie przyjmujemy. Zapraszamy do zapoznania się z aktualnymi ofertami.",
  goneLeadNone: "Zgłoszeń już nie przyjmujemy. Obecnie nie ma innych ofert.",
};
