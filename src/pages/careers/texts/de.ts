import type * as en from "./en.ts";

export const site: typeof en.site = {
  openUntil: "Bewerbungsschluss: {{day}}",
  addCv: "Lebenslauf senden",
  attachCv: "Jetzt bewerben",
};

export const page: typeof en.page = {
  title: "Karriere",
  description: "Stellenangebote in Schiffselektrik und Automation sowie Praktika für Studierende technischer Fächer.",
  lead: "Stellen und Praktika in Schiffselektrik und Automation.",
  none: "Zurzeit sind keine Stellen ausgeschrieben.",
  sendCv: "Bewerben Sie sich",
  sendCvText: "Name, E-Mail-Adresse und Lebenslauf genügen.",
  applyDescription: "Bewerben Sie sich online: Name, E-Mail-Adresse und Lebenslauf als .doc, .docx oder .pdf genügen.",
  requirements: "Anforderungen",
  educationAndExperience: "Ausbildung und Erfahrung",
  skills: "Kenntnisse",
  optionalCertifications: "Wünschenswerte Qualifikationen",
  driversLicence: "Führerschein",
  additionalRequirements: "Weitere Anforderungen",
  offer: "Das bieten wir",
  otherOffers: "Weitere Stellen",
  goneLead: "Bewerbungen auf diese Stelle nehmen wir nicht mehr an. Zurzeit sind folgende Stellen offen.",
  openOffers: "Offene Stellen",
  goneLeadNone: "Bewerbungen auf diese Stelle nehmen wir nicht mehr an. Zurzeit sind keine anderen Stellen offen.",
  notFound: "Stelle nicht gefunden",
  gone: "Diese Stelle ist nicht mehr ausgeschrieben",
};

export const staff: typeof en.staff = {
  name: "Karriere",
  sections: {
    title: "Seitenanfang",
    sendCv: "Einladung zur Bewerbung, neben den Stellen und auf der Seite des Formulars",
    requirements: "Überschriften auf der Seite einer Stelle",
    goneLead: "Seite einer Stelle, die nicht mehr ausgeschrieben ist",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    none: "Satz, wenn keine Stelle offen ist",
    sendCv: "Überschrift",
    sendCvText: "Text",
    applyDescription: "Beschreibung des Formulars für Suchmaschinen",
    requirements: "Über allen Abschnitten",
    educationAndExperience: "Ausbildung und Erfahrung",
    skills: "Kenntnisse",
    optionalCertifications: "Wünschenswerte Qualifikationen",
    driversLicence: "Führerschein",
    additionalRequirements: "Weitere Anforderungen",
    offer: "Was das Unternehmen bietet",
    otherOffers: "Links zu den anderen Stellen",
    goneLead: "Text, solange andere Stellen offen sind",
    openOffers: "Überschrift der Links zu offenen Stellen",
    goneLeadNone: "Text, wenn keine andere Stelle offen ist",
    notFound: "Überschrift, wenn es die Stelle nicht gibt",
    gone: "Überschrift, wenn die Stelle nicht mehr ausgeschrieben ist",
  },
};
