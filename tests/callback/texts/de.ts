const own = {
  waiting: "{{count}} neue Bitte|{{count}} neue Bitten",
  title: "Rückrufe",
  data: { heading: "Rückruf {{reference}}" },
  csv: {
    title: "Rückrufe",
    lead: "Alle Rückrufe als Tabelle.",
    inIt: ["Referenznummer, Name und Telefon"],
    notInIt: [],
    download: "Rückrufe herunterladen",
  },
  states: { new: "Neu", called: "Angerufen" },
  acts: { new: "Als neu markieren", called: "Als angerufen markieren" },
};

export const staff = { own };

export const site = {};
