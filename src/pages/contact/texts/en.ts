export const site = {
  openInMaps: "Open in a map service",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Map app on this device",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Get in touch",
  description: "Phone numbers, email, postal address and location of the company.",
  lead: "Write or call.",
  trouble: "If a vessel cannot sail, please call",
  callHeading: "Sailing tonight?",
  urgent: "Call us: we will advise you by phone and tell you when we can be on board.",
  night: "",
  hint: "To help us reply quickly, please include: vessel or site, port and dates; maker and model, as shown on the nameplate; what has stopped working, and the text of the alarm. You can send drawings and photos later by email.",
  followUs: "Follow Us",
  location: "Our Location",
};

export const staff = {
  name: "Contact",
  sections: {
    title: "Top of the page",
    callHeading: "Urgent calls, above the service phone number",
    hint: "Beside the form and below it",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    trouble: "Sentence below the title, before the service phone number",
    callHeading: "Heading",
    urgent: "Sentence",
    night: "Who answers at night and at weekends",
    hint: "Hint above the message field: what to include",
    followUs: "Heading for the social media links",
    location: "Chart heading",
  },
  hints: {
    night:
      "For example: “At night and at weekends the duty engineer answers.” If filled in, shown below the phone number.",
  },
};
