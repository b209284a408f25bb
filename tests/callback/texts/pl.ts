const own = {
  waiting: "{{count}} nowa prośba|{{count}} nowe prośby|{{count}} nowych próśb",
  title: "Prośby o telefon",
  data: { heading: "Prośba o telefon {{reference}}" },
  singular: "Prośba o telefon",
  toErase: "{{count}} prośba o telefon|{{count}} prośby o telefon|{{count}} próśb o telefon",
  retention: "Usuwane automatycznie {{day}}.",
  found: "{{count}} prośba|{{count}} prośby|{{count}} próśb",
  cut: "Najnowsze: {{count}}.",
  labels: { email: "E-mail", phone: "Telefon", photo: "Zdjęcie", report: "Raport", photos: "Zdjęcia" },
  file: "Pliki",
  fileLead: "Pliki można tylko pobrać.",
  download: "Pobierz",
  csv: {
    title: "Prośby o telefon",
    lead: "Wszystkie prośby w tabeli.",
    inIt: ["Numer referencyjny, imię i nazwisko, telefon"],
    notInIt: [],
    download: "Pobierz prośby",
  },
  states: { new: "Nowa", called: "Załatwiona" },
  actions: { new: "Ustaw stan „nowa”", called: "Ustaw stan „załatwiona”" },
};

export const staff = { own };

export const site = {
  sent: "Prośba o telefon",
  status: {
    title: "Prośba o telefon",
    lead: "Co przechowujemy.",
    states: { new: "Zadzwonimy.", called: "Rozmawialiśmy." },
    fields: { time: "Pora", photos: "Zdjęcia" },
  },
};
