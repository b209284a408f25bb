import type * as en from "./en.ts";

export const site: typeof en.site = {
  title: "Prośba o telefon",
  lead: "Prosimy zostawić numer i napisać, kiedy można dzwonić. Oddzwonimy.",
  name: "Imię i nazwisko",
  time: "Dogodna pora",
  timeHint: "Jeśli to inna strefa czasowa, prosimy ją podać: „wtorek po 14:00, UTC+8”.",
  photo: "Zdjęcie tabliczki znamionowej",
  photoKinds: ".jpg, .png lub .heic, najwyżej {{megabytes}} MB.",
  report: "Lista alarmów lub raport",
  reportKinds: ".pdf, najwyżej {{megabytes}} MB.",
  fileAgain: "Jeśli plik był tu już wybrany, prosimy wybrać go ponownie: przeglądarka go nie zapamiętuje.",
  fileDrop: "Plik można tu przeciągnąć lub wybrać",
  fileChoose: "Wybierz plik",
  fileRemove: "Usuń",
  upload: {
    error: "Podczas przesyłania plików wystąpił błąd.",
    uploaded: "Wysłano. Pliki są sprawdzane.",
  },
  privacy: "Co robimy z danymi, wyjaśnia [informacja o przetwarzaniu danych osobowych].",
  uploadPreserved: "Wpisane dane i pliki pozostały w formularzu.",
  sent: "Otrzymaliśmy prośbę o telefon.",
  status: {
    title: "Państwa prośba o telefon",
    lead: "Jakie dane przechowujemy i jak je usunąć.",
    states: {
      new: "Otrzymaliśmy prośbę i zadzwonimy.",
      "in-hand": "Sprawą zajmuje się nasz pracownik, który do Państwa zadzwoni.",
      "not-reached": "Dzwoniliśmy, ale nie udało się połączyć. Spróbujemy ponownie.",
      called: "Rozmowa się odbyła. Sprawa jest zamknięta.",
    },
    fields: { time: "Dogodna pora", photo: "Zdjęcie tabliczki znamionowej", report: "Lista alarmów lub raport" },
  },
};

/** The inbox of requests, where it says something of its own. */
const own: typeof en.staff.own = {
  waiting: "{{count}} nowa prośba o telefon|{{count}} nowe prośby o telefon|{{count}} nowych próśb o telefon",
  data: { heading: "Prośba o telefon {{reference}}" },
  csv: {
    title: "Prośby o telefon",
    lead: "Wszystkie prośby o telefon w tabeli dla arkusza kalkulacyjnego (CSV).",
    inIt: [
      "Numer referencyjny, czas, język, imię i nazwisko, telefon i pora rozmowy",
      "Stan, osoba prowadząca i nazwy plików",
    ],
    notInIt: ["Same pliki i notatki: są przy każdej prośbie"],
    download: "Pobierz prośby",
  },
  audit: { one: "prośby o telefon {{name}}", many: "prośby o telefon" },
  title: "Prośby o telefon",
  singular: "Prośba o telefon",
  toErase: "{{count}} prośba o telefon|{{count}} prośby o telefon|{{count}} próśb o telefon",
  states: { new: "Nowa", "in-hand": "W toku", "not-reached": "Bez połączenia", called: "Po rozmowie" },
  actions: {
    new: "Z powrotem do nowych",
    "in-hand": "Ustaw stan „w toku”",
    "not-reached": "Bez połączenia",
    called: "Po rozmowie",
  },
  columns: { person: "Osoba" },
  labels: { phone: "Telefon", time: "Kiedy dzwonić", photo: "Tabliczka znamionowa", report: "Raport" },
  language: "Język",
  fromLead: "Kto prosi o telefon i kiedy można dzwonić.",
  retention: "Automatyczne usunięcie: {{day}}, wraz z plikami, e-mailami i notatkami.",
  file: "Pliki",
  fileLead:
    "Pliki można tylko pobrać; nie otwierają się tutaj. Każde pobranie trafia do dziennika zdarzeń: kto i kiedy.",
  download: "Pobierz",
  stateLead: "Na swojej prywatnej stronie ta osoba od razu widzi stan, w słowach podanych poniżej.",
  shownToSender: "Na prywatnej stronie widać:",
  mailsLead: "Co witryna wysłała w sprawie tej prośby.",
};

export const staff: typeof en.staff = { own };

export const mails: typeof en.mails = {
  notice: {
    subject: "{{reference}}: prośba o telefon ({{name}})",
    heading: "Prośba o telefon",
    phone: "Telefon",
    time: "Kiedy dzwonić",
    photo: "Tabliczka znamionowa",
    report: "Raport",
    scans: { clean: "nie wykryto wirusów", unscanned: "bez kontroli antywirusowej" },
    dashboard: "Prośby w panelu",
  },
  withdrawn: {
    subject: "{{reference}}: telefon nie jest już potrzebny",
    heading: "Prośba o telefon wycofana i usunięta",
    erased: "Nadawca wycofał tę prośbę. Została usunięta z witryny wraz z plikami. Nie trzeba już dzwonić.",
  },
};
