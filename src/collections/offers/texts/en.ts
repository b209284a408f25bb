export const site = {
  label: "Job offer",
  practiceLabel: "Student practice",
};

export const staff = {
  name: "Job offers",
  one: "Job offer",
  counted: "{{count}} job offer|{{count}} job offers",
  audit: { one: "job offer {{name}}", many: "job offers" },
  create: "Create New Job Offer",
  unsaved: "New job offer",
  all: "All job offers",
  none: "No job offers yet.",
  failedToSave: "Failed to save job offer: {{reason}}",
  errorSaving: "Error saving job offer.",
  fields: {
    title: "Title",
    lead: "Lead",
    educationAndExperience: "Education and experience",
    skills: "Skills",
    optionalCertifications: "Optional certifications",
    driversLicence: "Driver's licence",
    additionalRequirements: "Additional requirements",
    offer: "What we offer",
    kind: "Kind of offer",
    img: "Image",
    openFrom: "Open from",
    openUntil: "Open until",
  },
  hints: {
    openFrom: "Empty: from publication on.",
    openUntil: "The last day for applications. Empty: until it is withdrawn.",
  },
  choices: { kind: { job: { label: "Job" }, practice: { label: "Student practice" } } },
};
