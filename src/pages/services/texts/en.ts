export const site = {
  all: "All services",
  offered: "Offered services",
  makers: "Equipment makers",
  families: "Product families",
  extraRepairs: "Extra repair list",
  items: "{{count}} item|{{count}} items",
};

/** The default words of the index, with placeholders of `withFigures`. */
export const page = {
  title: "Services",
  description:
    "Six services for ships, docks and offshore units: design, project management, installation, repair of marine equipment, fabrication, training.",
  lead: "From the first drawing to the last service call, on board and ashore.",
  askHeading: "Ask about this service",
  askText: "Tell us which vessel or site, which equipment and which dates.",
  askLabel: "Send an enquiry",
  callHeading: "Not sure which service you need?",
  callText: "Tell us what has failed or what you are planning. We will advise.",
  callLabel: "Describe what you need",
  notFound: "Service not found.",
  gone: "This service is no longer offered",
};

export const staff = {
  name: "Services",
  sections: {
    title: "Top of the page",
    askHeading: "Enquiry panel, beside the text of a service",
    callHeading: "Contact box, at the end of the page",
    notFound: "Services that do not exist",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    askHeading: "Heading",
    askText: "Sentence",
    askLabel: "Button",
    callHeading: "Heading",
    callText: "Sentence",
    callLabel: "Button",
    notFound: "Heading when the service does not exist",
    gone: "Heading when a service is no longer offered",
  },
};
