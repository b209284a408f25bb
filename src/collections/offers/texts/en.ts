export const site = {
  label: "Vacancy",
  practiceLabel: "Work placement",
};

export const staff = {
  name: "Vacancies",
  one: "Vacancy",
  counted: "{{count}} vacancy|{{count}} vacancies",
  audit: { one: "vacancy {{name}}", many: "vacancies" },
  create: "New vacancy",
  unsaved: "New vacancy",
  all: "All vacancies",
  none: "No vacancies yet.",
  failedToSave: "Failed to save vacancy: {{reason}}",
  errorSaving: "Error saving vacancy.",
  fields: {
    title: "Title",
    lead: "Introductory sentence",
    educationAndExperience: "Education and experience",
    skills: "Skills",
    optionalCertifications: "Desirable certificates",
    driversLicence: "Driving licence",
    additionalRequirements: "Additional requirements",
    offer: "What we offer",
    kind: "Type",
    img: "Picture",
    openFrom: "Opening date",
    openUntil: "Closing date",
  },
  hints: {
    lead: "The sentence below the title.",
    openFrom: "If left empty, applications open on the date of publication.",
    openUntil: "The last date for applications. If left empty, the vacancy stays open until it is unpublished.",
  },
  choices: { kind: { job: { label: "Job" }, practice: { label: "Work placement" } } },
};
