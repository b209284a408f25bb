/** Labels of the facts. */
export const site = {
  facts: {
    name: "Company",
    legalForm: "Legal form",
    shareCapital: "Share capital",
    representatives: "Represented by",
    register: "Register",
    registerNumber: "Registration number",
    vatId: "VAT number",
  },
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Legal notice",
  description: "Who publishes this website: company name, address, tax number and contact details.",
  lead: "Who publishes this website.",
  companyHeading: "Company details",
  companyText: "",
  contactHeading: "Contact",
  contactText: "",
};

export const staff = {
  name: "Legal notice",
  sections: { title: "Top of the page", companyHeading: "Company details", contactHeading: "Contact" },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    companyHeading: "Heading",
    companyText: "Text above the company details",
    contactHeading: "Heading",
    contactText: "Text above the contact details",
  },
  hints: { title: "The company details are in the settings, under “Legal details” and “Company and address”." },
};
