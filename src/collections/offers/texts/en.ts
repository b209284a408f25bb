export const site = {
  label: "Vacancy",
  practiceLabel: "Work placement",
};

export const staff = {
  name: "Vacancies",
  one: "Vacancy",
  counted: "{{count}} vacancy|{{count}} vacancies",
  audit: { one: "vacancy {{name}}", many: "vacancies" },
  create: "Create New Vacancy",
  unsaved: "New vacancy",
  all: "All vacancies",
  none: "No vacancies yet.",
  failedToSave: "Failed to save vacancy: {{reason}}",
  errorSaving: "Error saving vacancy.",
  fields: {
    title: "Title",
    lead: "Lead",
    educationAndExperience: "Education and experience",
    skills: "Skills",
    optionalCertifications: "Optional certifications",
    driversLicence: "Driver’s licence",
    additionalRequirements: "Additional requirements",
    offer: "What we offer",
    kind: "Type",
    img: "Image",
    openFrom: "Open from",
    openUntil: "Open until",
  },
  hints: {
    openFrom: "Empty: from publication on.",
    openUntil: "The last day for applications. Empty: until it is unpublished.",
  },
  choices: { kind: { job: { label: "Job" }, practice: { label: "Work placement" } } },
};
