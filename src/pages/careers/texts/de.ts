import type * as en from "./en.ts";

export const site: typeof en.site = {
  openUntil: "Bewerbungsschluss: {{day}}",
  addCv: "Lebenslauf senden",
  attachCv: "Lebenslauf anhängen",
};

export const page: typeof en.page = {
  title: "Karriere",
  description:
    "Stellenangebote für Ingenieure und Techniker der Elektrotechnik (m/w/d) sowie Praktika für Studierende.",
  lead: "Stellen und Praktika für alle, die sehen wollen, dass ihr Signal ankommt.",
  none: "Derzeit keine offenen Stellen.",
  sendCv: "Bewerben Sie sich",
  sendCvText: "Es genügen Ihr Name, Ihre E-Mail-Adresse und eine Datei.",
  applyDescription:
    "Senden Sie uns Ihren Lebenslauf: Name, E-Mail-Adresse und eine Datei im Format .doc, .docx oder .pdf genügen.",
  requirements: "Anforderungen",
  educationAndExperience: "Ausbildung und Erfahrung",
  skills: "Kenntnisse",
  optionalCertifications: "Wünschenswerte Nachweise",
  driversLicence: "Führerschein",
  additionalRequirements: "Weitere Anforderungen",
  offer: "Wir bieten",
  otherOffers: "Weitere Angebote",
  goneLead: "Wir nehmen dafür keine Bewerbungen mehr an. Offen sind derzeit die folgenden Stellen.",
  openOffers: "Offene Stellen",
  goneLeadNone: "Wir nehmen dafür keine Bewerbungen mehr an. Derzeit gibt es keine offenen Stellen.",
  notFound: "Stellenangebot nicht gefunden",
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
    lead: "Satz unter dem Titel",
    none: "Satz, wenn keine Stelle offen ist",
    sendCv: "Überschrift",
    sendCvText: "Text",
    applyDescription: "Beschreibung des Formulars für Suchmaschinen",
    requirements: "Über allen Abschnitten",
    educationAndExperience: "Ausbildung und Erfahrung",
    skills: "Kenntnisse",
    optionalCertifications: "Wünschenswerte Nachweise",
    driversLicence: "Führerschein",
    additionalRequirements: "Weitere Anforderungen",
    offer: "Was das Unternehmen bietet",
    otherOffers: "Links zu den anderen Stellen",
    goneLead: "Text, solange andere Stellen offen sind",
    openOffers: "Überschrift der Links dorthin",
    goneLeadNone: "Text, wenn keine andere Stelle offen ist",
    notFound: "Überschrift, wenn es die Stelle nicht gibt",
    gone: "Überschrift, wenn die Stelle nicht mehr ausgeschrieben ist",
  },
};
