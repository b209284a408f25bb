const own = {
  waiting: "{{count}} new request|{{count}} new requests",
  title: "Callbacks",
  data: { heading: "Callback {{reference}}" },
  csv: {
    title: "Callbacks",
    lead: "All callbacks as a table.",
    inIt: ["Reference, name and phone"],
    notInIt: [],
    download: "Download callbacks",
  },
  states: { new: "New", called: "Called" },
  acts: { new: "Mark as new", called: "Mark as called" },
};

export const staff = { own };

export const site = {};
