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
