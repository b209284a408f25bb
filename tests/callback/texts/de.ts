const own = {
  waiting: "{{count}} neue Bitte|{{count}} neue Bitten",
  title: "Rückrufe",
  data: { heading: "Rückruf {{reference}}" },
  singular: "Rückruf",
  toErase: "{{count}} Rückruf|{{count}} Rückrufe",
  retention: "Wird am {{day}} automatisch gelöscht.",
  found: "{{count}} Rückruf|{{count}} Rückrufe",
  cut: "Die neuesten {{count}}.",
  labels: { email: "E-Mail", phone: "Telefon", photo: "Foto", report: "Bericht", photos: "Fotos" },
  file: "Dateien",
  fileLead: "Dateien lassen sich nur herunterladen.",
  download: "Herunterladen",
  csv: {
    title: "Rückrufe",
    lead: "Alle Rückrufe als Tabelle.",
    inIt: ["Referenznummer, Name und Telefon"],
    notInIt: [],
    download: "Rückrufe herunterladen",
  },
  states: { new: "Neu", called: "Angerufen" },
  actions: { new: "Als neu markieren", called: "Als angerufen markieren" },
};

export const staff = { own };

export const site = {
  sent: "Ihr Rückruf",
  status: {
    title: "Ihr Rückruf",
    lead: "Was wir gespeichert haben.",
    states: { new: "Wir rufen Sie an.", called: "Wir haben angerufen." },
    fields: { time: "Zeit", photos: "Fotos" },
  },
};
