export const site = {
  openUntil: "Applications until {{day}}",
  addCv: "Add CV",
  attachCv: "Attach CV",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Careers",
  description: "Job offers for electrical engineers and technicians, and university student practice.",
  lead: "Work and practice for people who want to see their signal arrive.",
  none: "No offers at present.",
  sendCv: "Send your CV",
  sendCvText: "Your name, your email address and one file are enough.",
  applyDescription: "Send your CV to us: your name, your email address and one file in .doc, .docx or .pdf format.",
  requirements: "Requirements",
  educationAndExperience: "Education and experience",
  skills: "Skills",
  optionalCertifications: "Optional certifications",
  driversLicence: "Driver's licence",
  additionalRequirements: "Additional requirements",
  offer: "Offer",
  otherOffers: "Other offers",
  goneLead: "It no longer takes applications. These offers are open.",
  openOffers: "Open offers",
  goneLeadNone: "It no longer takes applications. There are no offers at present.",
};

export const staff = {
  name: "Careers",
  sections: {
    title: "Head of the page",
    sendCv: "The invitation to apply, beside the offers and on the page of the form",
    requirements: "Headings on the page of an offer",
    goneLead: "The page of an offer that is closed",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Sentence below the title",
    none: "Sentence when no offer is open",
    sendCv: "Heading",
    sendCvText: "Text",
    applyDescription: "Description of the form for search engines",
    requirements: "Above all sections",
    educationAndExperience: "Education and experience",
    skills: "Skills",
    optionalCertifications: "Optional certifications",
    driversLicence: "Driver's licence",
    additionalRequirements: "Additional requirements",
    offer: "What the company offers",
    otherOffers: "Links to the other offers",
    goneLead: "Text while other offers are open",
    openOffers: "Heading of the links to them",
    goneLeadNone: "Text when no other offer is open",
  },
};
