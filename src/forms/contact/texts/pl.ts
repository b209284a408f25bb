import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Formularz kontaktowy",
  accept: "Akceptuję [regulamin]",
  about: "Dotyczy",
  privacy: "Jak przetwarzamy dane, opisuje [polityka prywatności].",
  sent: "Wiadomość została wysłana.",
};

export const mails: typeof en.mails = {
  examples: {
    name: "Anna Nowak",
    message:
      "Na naszym statku prądnica wałowa wyłącza się z powodu przeciążenia już przy połowie mocy.\nDo piątku stoimy w Gdyni. Czy ktoś może przyjechać na statek?",
  },
  confirmation: {
    subject: "{{reference}}: otrzymaliśmy Państwa wiadomość",
    heading: "Otrzymaliśmy Państwa wiadomość",
    received:
      "dziękujemy za wiadomość wysłaną przez formularz kontaktowy w naszej witrynie. Jej numer referencyjny to {{reference}}.",
    next: "Zapoznamy się z jej treścią, a odpowiedź wyślemy na ten adres e-mail. Wiadomość można uzupełnić, odpowiadając na ten e-mail; prosimy nie usuwać numeru z tematu.",
    mistake:
      "Jeżeli nie pisali Państwo do nas, zapewne ktoś podał ten adres przez pomyłkę. Nie trzeba wtedy nic robić.",
  },
  notice: {
    // The name in brackets: after "od" it would have to be inflected.
    subject: "{{reference}}: wiadomość ({{name}})",
    heading: "Wiadomość z formularza kontaktowego",
    message: "Wiadomość",
  },
  reminder: {
    subject:
      "{{count}} wiadomość czeka na odpowiedź|{{count}} wiadomości czekają na odpowiedź|{{count}} wiadomości czeka na odpowiedź",
    nothing: "Żadna wiadomość nie czeka już na odpowiedź",
    heading: "Wiadomości, które zbyt długo czekają na odpowiedź",
    spam: "Podejrzenie spamu: nikt jeszcze nie sprawdził {{count}} wiadomości.|Podejrzenie spamu: nikt jeszcze nie sprawdził {{count}} wiadomości.|Podejrzenie spamu: nikt jeszcze nie sprawdził {{count}} wiadomości.",
    link: "Wiadomości w panelu",
  },
};

/** The inbox of messages, where it says something of its own. */
const own = {
  waiting: "{{count}} nowa wiadomość|{{count}} nowe wiadomości|{{count}} nowych wiadomości",
  data: { heading: "Wiadomość {{reference}}" },
  csv: {
    title: "Wiadomości",
    lead: "Wszystkie wiadomości z formularza kontaktowego w pliku CSV do arkusza kalkulacyjnego.",
    inIt: [
      "Numer referencyjny, czas, język, imię i nazwisko, adres e-mail i treść",
      "Stan, osoba prowadząca i podejrzenie spamu",
    ],
    notInIt: ["Notatki i e-maile (są w archiwum danej osoby, na stronie „Dane osobowe”)"],
    download: "Pobierz wiadomości",
  },
  title: "Wiadomości",
  singular: "Wiadomość",
  inSettings: "Wiadomości z formularza kontaktowego",
  toErase: "{{count}} wiadomość|{{count}} wiadomości|{{count}} wiadomości",
  audit: {
    one: "wiadomości {{name}}",
    many: "wiadomości",
    actions: {
      "message-owner": "Przejęcie lub przekazanie wiadomości",
      "message-state": "Zmiana stanu wiadomości",
      "message-noted": "Dodanie notatki do wiadomości",
      "message-answered": "Udzielenie odpowiedzi na wiadomość",
      "message-reply-added": "Dodanie otrzymanej odpowiedzi do wiadomości",
      "message-not-spam": "Cofnięcie oznaczenia wiadomości jako możliwego spamu",
      "messages-exported": "Eksport wiadomości",
    },
    sentences: {
      "message-owner": "{{who}}: zmiana osoby prowadzącej {{subject}}",
      "message-state": "{{who}}: zmiana stanu {{subject}}",
      "message-noted": "{{who}}: dodanie notatki do {{subject}}",
      "message-answered": "{{who}}: udzielenie odpowiedzi w sprawie {{subject}}",
      "message-reply-added": "{{who}}: dodanie otrzymanej odpowiedzi do {{subject}}",
      "message-not-spam": "{{who}}: cofnięcie oznaczenia {{subject}} jako możliwego spamu",
      "messages-exported": "{{who}}: eksport wiadomości",
    },
  },
  states: { new: "Nowa", "in-hand": "W toku", answered: "Z odpowiedzią", closed: "Zamknięta" },
  /** Several messages: the tabs of the inbox. */
  views: { new: "Nowe", closed: "Zamknięte" },
  actions: {
    new: "Ustaw stan „nowa”",
    "in-hand": "Ustaw stan „w toku”",
    answered: "Ustaw stan „z odpowiedzią”",
    closed: "Zamknij",
  },
  showAll: "Pokaż wszystkie otwarte wiadomości",
  empty: "Nikt jeszcze nie napisał.",
  emptyLead:
    "Tu pojawiają się wiadomości z formularza kontaktowego, od najnowszej. Każdą można przejąć i zamknąć, można też dodać do niej notatkę i na nią odpowiedzieć.",
  toForm: "Formularz kontaktowy",
  emptyOpen: "Nie ma otwartych wiadomości: na wszystkie odpowiedziano albo je zamknięto.",
  emptyView: "Nie ma tu żadnej wiadomości.",
  emptySearch: "Żadna wiadomość w tym widoku nie zawiera tych słów.",
  text: "Wiadomość",
  spamLead:
    "Tę wiadomość wysłał prawdopodobnie program, dlatego ani firma, ani nadawca nie dostali o niej e-maila. Jeśli napisał ją człowiek, zaznacz to tutaj; trafi wtedy do pozostałych wiadomości.",
  tooManyNotes: "Nie dodano: wiadomość ma już {{max}} notatek.",
  newerMessage: "Nowsza wiadomość",
  olderMessage: "Starsza wiadomość",
  neighbours: "Poprzednia i następna wiadomość",
  conflict:
    "Nic nie zostało zmienione, bo ktoś zrobił to szybciej. Obecny stan: „{{state}}”, osoba prowadząca: {{owner}}.",
  columns: { message: "Wiadomość" },
  done: {
    take: "Wiadomość została przejęta.",
    give: "Wiadomość została przekazana.",
    "give-back": "Nikt już nie prowadzi tej sprawy.",
    "not-spam": "Podejrzenie spamu zostało usunięte.",
  },
  keys: {
    list: {
      j: "następna wiadomość",
      k: "poprzednia wiadomość",
      o: "otwórz wiadomość",
      slash: "szukaj",
      help: "ta lista",
    },
    one: {
      j: "starsza wiadomość",
      k: "nowsza wiadomość",
      u: "powrót do listy",
      a: "przejmij",
      r: "odpowiedz",
      e: "zamknij",
      help: "ta lista",
    },
  },
};

export const staff: typeof en.staff = {
  own,
  name: "Formularz kontaktowy: teksty i e-maile",
  sections: {
    accept: "Formularz",
    subject: "E-mail do nadawcy: potwierdzenie",
    noticeSubject: "E-mail do firmy: nowa wiadomość",
  },
  fields: {
    accept: "Zdanie obok pola wyboru",
    privacy: "Zdanie z linkiem do polityki prywatności",
    sent: "Podziękowanie po wysłaniu",
    subject: "Temat",
    title: "Nagłówek",
    text: "Treść między powitaniem a zakończeniem",
    noticeSubject: "Temat",
    noticeHeading: "Nagłówek",
  },
  hints: {
    accept: "Słowa w nawiasach kwadratowych będą linkiem do regulaminu.",
    privacy: "Słowa w nawiasach kwadratowych będą linkiem do polityki prywatności.",
    text: "Każdy nowy wiersz zaczyna akapit. Słów nadawcy nigdy tu nie przytaczamy: podany adres może należeć do kogoś innego.",
    noticeHeading: "Dane nadawcy i treść wiadomości są dodawane automatycznie pod nagłówkiem.",
  },
  placeholders: { reference: "Numer referencyjny wiadomości", name: "Imię i nazwisko nadawcy" },
  mails: { confirmation: "Potwierdzenie dla nadawcy", notice: "Powiadomienie dla firmy" },
};
