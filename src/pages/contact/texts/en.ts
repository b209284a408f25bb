export const site = {
  openInMaps: "Open in your map service",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Map app of this device",
};

/** The default words, with placeholders of `withFigures`. */
export const page = {
  title: "Get in touch",
  description: "Phone numbers, email, postal address and location of the company.",
  lead: "Write or call. For a vessel in trouble, call.",
  callHeading: "The vessel sails tonight?",
  urgent: "We give first advice on the phone and say when we can be on board.",
  hint: "With these lines the right person answers at once: vessel or plant, port and dates; maker and type, as on the type plate; what has stopped working, and the text of the alarm. Drawings and photos can follow by email.",
  followUs: "Follow Us",
  location: "Our Location",
};

export const staff = {
  name: "Contact",
  sections: {
    title: "Head of the page",
    callHeading: "The call in an urgent case, above the service phone",
    hint: "Beside the form and below it",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Sentence below the title",
    callHeading: "Heading",
    urgent: "Sentence",
    hint: "What a message should contain, above its field",
    followUs: "Heading of the links to social networks",
    location: "Heading of the chart",
  },
};
