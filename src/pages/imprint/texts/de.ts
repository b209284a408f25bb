import type * as en from "./en.ts";

export const site: typeof en.site = {
  facts: {
    name: "Unternehmen",
    legalForm: "Rechtsform",
    shareCapital: "Stamm- oder Grundkapital",
    representatives: "Vertreten durch",
    register: "Register",
    registerNumber: "Registernummer",
    vatId: "USt-IdNr.",
  },
};

export const page: typeof en.page = {
  title: "Impressum",
  description: "Wer diese Website betreibt: Firma, Anschrift, Steuernummer und Kontakt.",
  lead: "Wer diese Website betreibt.",
  companyHeading: "Anbieter",
  companyText: "",
  contactHeading: "Kontakt",
  contactText: "",
};

export const staff: typeof en.staff = {
  name: "Impressum",
  sections: { title: "Seitenanfang", companyHeading: "Anbieter", contactHeading: "Kontakt" },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    companyHeading: "Überschrift",
    companyText: "Text über den Angaben zum Unternehmen",
    contactHeading: "Überschrift",
    contactText: "Text über den Kontaktdaten",
  },
  hints: {
    title: "Die Angaben selbst stehen in den Einstellungen unter „Rechtliche Angaben“ und „Unternehmen und Anschrift“.",
  },
};
