/** The longer texts of the contact page. */
export interface ContactPageText {
  /** What to write in a message, above its field. */
  hint: string;
  /** For urgent cases: above the service phone. */
  urgent: string;
}

export const site = {
  openInMaps: "Open in your map service",
  lead: "Write or call. For a vessel in trouble, call.",
  description: "Phone numbers, email, postal address and location of the company.",
  callHeading: "The vessel sails tonight?",
  openStreetMap: "OpenStreetMap",
  googleMaps: "Google Maps",
  appleMaps: "Apple Maps",
  geo: "Map app of this device",
};

/** The contact page. */
export const page: ContactPageText = {
  hint: "With these lines the right person answers at once: vessel or plant, port and dates; maker and type, as on the type plate; what has stopped working, and the text of the alarm. A photo of the type plate can follow by email.",
  urgent: "We give first advice on the phone and say when we can be on board.",
};
