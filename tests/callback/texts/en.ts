const own = {
  waiting: "{{count}} new request|{{count}} new requests",
  title: "Callbacks",
  data: { heading: "Callback {{reference}}" },
  singular: "Callback",
  toErase: "{{count}} callback|{{count}} callbacks",
  retention: "Erased automatically on {{day}}.",
  found: "{{count}} callback|{{count}} callbacks",
  cut: "The newest {{count}}.",
  labels: { email: "Email", phone: "Phone", photo: "Photo", report: "Report", photos: "Photos" },
  file: "Files",
  fileLead: "Files are only downloaded.",
  download: "Download",
  csv: {
    title: "Callbacks",
    lead: "All callbacks as a table.",
    inIt: ["Reference, name and phone"],
    notInIt: [],
    download: "Download callbacks",
  },
  states: { new: "New", called: "Called" },
  actions: { new: "Mark as new", called: "Mark as called" },
};

export const staff = { own };

export const site = {
  sent: "Your callback",
  status: {
    title: "Your callback",
    lead: "What we have stored.",
    states: { new: "We will call you.", called: "We have called you." },
    fields: { time: "Time", photos: "Photos" },
  },
};
