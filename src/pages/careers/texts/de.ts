import type * as en from "./en.ts";

export const site: typeof en.site = {
  lead: "Stellen und Praktika für alle, die sehen wollen, dass ihr Signal ankommt.",
  description:
    "Stellenangebote für Ingenieure und Techniker der Elektrotechnik (m/w/d) sowie Praktika für Studierende.",
  requirements: "Anforderungen",
  educationAndExperience: "Ausbildung und Erfahrung",
  skills: "Kenntnisse",
  optionalCertifications: "Wünschenswerte Nachweise",
  driversLicence: "Führerschein",
  additionalRequirements: "Weitere Anforderungen",
  offer: "Wir bieten",
  openUntil: "Bewerbungsschluss: {{day}}",
  openOffers: "Offene Stellen",
  otherOffers: "Weitere Angebote",
  none: "Derzeit keine offenen Stellen.",
  sendCv: "Bewerben Sie sich",
  sendCvText: "Es genügen Ihr Name, Ihre E-Mail-Adresse und eine Datei.",
  addCv: "Lebenslauf senden",
  attachCv: "Lebenslauf anhängen",
  applyDescription:
    "Senden Sie uns Ihren Lebenslauf: Name, E-Mail-Adresse und eine Datei im Format .doc, .docx oder .pdf genügen.",
  goneLead: "Wir nehmen dafür keine Bewerbungen mehr an. Offen sind derzeit die folgenden Stellen.",
  goneLeadNone: "Wir nehmen dafür keine Bewerbungen mehr an. Derzeit gibt es keine offenen Stellen.",
};
