import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Formularz rekrutacyjny",
  offerField: "Której oferty dotyczy zgłoszenie?",
  file: "Plik z CV",
  fileKinds: ".doc, .docx lub .pdf, najwyżej {{megabytes}} MB",
  fileDrop: "Plik można tu przeciągnąć lub wybrać",
  fileChoose: "Wybierz plik",
  fileRemove: "Usuń",
  fileAgain: "Prosimy ponownie wybrać plik: przeglądarka go nie zapamiętuje.",
  consent: "Jak długo możemy przechowywać zgłoszenie?",
  choices: {
    offer: { none: "Bez wskazania oferty" },
    consent: { vacancy: "Tylko na potrzeby tej rekrutacji", future: "Także na potrzeby przyszłych rekrutacji" },
  },
  privacy: "Jak przetwarzamy dane, opisuje [polityka prywatności].",
  sent: "Otrzymaliśmy Państwa zgłoszenie.",
  nextHeading: "Co dalej",
  next: [
    "Na podany adres wysyłamy e-mail z numerem referencyjnym i prywatnym linkiem.",
    "Czytamy CV i odpowiadamy e-mailem.",
    "Pod prywatnym linkiem można sprawdzić stan zgłoszenia, zmienić okres przechowywania danych albo usunąć zgłoszenie.",
  ].join("\n"),
  uploadPreserved: "Wpisane dane i plik pozostały w formularzu.",
  upload: {
    lost: "Połączenie zostało przerwane. Prosimy wysłać ponownie: zgłoszenie nie dotrze dwa razy.",
    failed: "Po naszej stronie wystąpił błąd. Prosimy wysłać ponownie.",
  },
  status: {
    title: "Zgłoszenie",
    lead: "Co przechowujemy, jak długo i jak to usunąć.",
    state: "Stan zgłoszenia",
    states: {
      new: "Otrzymaliśmy zgłoszenie. Nie zostało jeszcze rozpatrzone.",
      shortlisted: "Zgłoszenie jest wśród tych, którym przyglądamy się bliżej.",
      invited: "Chcielibyśmy się spotkać. Odezwiemy się w tej sprawie albo już to zrobiliśmy.",
      declined: "Zdecydowaliśmy się na inne kandydatury. Dziękujemy za zgłoszenie i poświęcony czas.",
      hired: "Uzgodniliśmy, że będziemy razem pracować. Pozostałe sprawy omawiamy bezpośrednio.",
      withdrawn: "Odnotowaliśmy wycofanie zgłoszenia. Nie jest już rozpatrywane.",
    },
    fields: { offer: "Oferta", cv: "Plik z CV", consent: "Przechowywanie" },
    change: "Okres przechowywania",
    changeText: "Wybór można zmienić lub odnowić. Okres liczy się wtedy od dzisiaj.",
    withdrawText:
      "Zgłoszenie wraz z plikiem zostanie od razu usunięte, a my otrzymamy informację o wycofaniu zgłoszenia. Tej czynności nie można cofnąć.",
    withdrawSure: "Tak, proszę usunąć moje zgłoszenie wraz z plikiem",
    withdrawTick: "Aby usunąć zgłoszenie, należy zaznaczyć to pole.",
    goneText:
      "Zgłoszenie zostało usunięte, na życzenie lub po upływie okresu przechowywania, albo adres jest niepełny. Prosimy skopiować cały link z naszej wiadomości e-mail.",
    erasedTitle: "Zgłoszenie zostało usunięte",
    erasedText:
      "Zgłoszenie {{reference}} i jego plik zostały usunięte. Firma otrzymała informację o wycofaniu zgłoszenia.",
  },
};

export const page: typeof en.page = {
  storedVacancy:
    "przez {{applicationMonths|miesiąc|miesiące|miesięcy}} od końca naboru (nabór bezterminowy lub zakończony: od dziś)",
  storedFuture: "przez {{futureMonths|miesiąc|miesiące|miesięcy}} od dziś",
};

/** The inbox of applications, where it says something of its own. */
const own = {
  waiting:
    "{{count}} nowe zgłoszenie kandydata|{{count}} nowe zgłoszenia kandydatów|{{count}} nowych zgłoszeń kandydatów",
  data: {
    heading: "Zgłoszenie {{reference}}",
    columns: { consent: "Przechowywanie", consentAt: "Data wyboru" },
    choices: {
      consent: {
        vacancy: "tylko na potrzeby tej rekrutacji",
        future: "także na potrzeby przyszłych rekrutacji",
      },
    },
  },
  csv: {
    title: "Zgłoszenia kandydatów",
    lead: "Wszystkie zgłoszenia kandydatów w pliku CSV do arkusza kalkulacyjnego.",
    inIt: [
      "Numer referencyjny, czas, język, imię i nazwisko, adres e-mail, telefon i oferta pracy",
      "Wybrany okres przechowywania, stan i nazwa pliku z CV",
    ],
    notInIt: [
      "Pliki z CV, notatki i oceny (są dostępne w poszczególnych zgłoszeniach; każde otwarcie zgłoszenia i każde pobranie CV jest odnotowywane)",
    ],
    download: "Pobierz zgłoszenia kandydatów",
  },
  aboutEntries:
    "{{count}} zgłoszenie na ofertę tej witryny|{{count}} zgłoszenia na oferty tej witryny|{{count}} zgłoszeń na oferty tej witryny",
  title: "Zgłoszenia kandydatów",
  singular: "Zgłoszenie kandydata",
  mailParts: { confirmation: "Potwierdzenie dla kandydata, z prywatnym linkiem" },
  mailNames: {
    confirmation: "Zgłoszenie kandydata: potwierdzenie",
    withdrawn: "Wycofane zgłoszenie kandydata: powiadomienie dla firmy",
  },
  toErase:
    "{{count}} zgłoszenie kandydata wraz z CV|{{count}} zgłoszenia kandydatów wraz z CV|{{count}} zgłoszeń kandydatów wraz z CV",
  retentionTimes: {
    applicationMonths: {
      label: "Zgłoszenia kandydatów na potrzeby jednej rekrutacji",
      hint: "Liczba miesięcy od ostatniego dnia naboru lub od wyboru tego okresu, jeśli nastąpił później.",
    },
    futureMonths: {
      label: "Zgłoszenia kandydatów także na potrzeby przyszłych rekrutacji",
      hint: "Liczba miesięcy od wyrażenia zgody.",
    },
  },
  audit: {
    one: "zgłoszenia kandydata {{name}}",
    many: "zgłoszenia kandydatów",
    actions: {
      "application-opened": "Otwarcie zgłoszenia kandydata",
      "application-state": "Zmiana stanu zgłoszenia kandydata",
      "application-rated": "Ocena zgłoszenia kandydata",
      "application-noted": "Dodanie notatki do zgłoszenia kandydata",
      "application-answered": "Udzielenie odpowiedzi na zgłoszenie kandydata",
      "application-reply-added": "Dodanie otrzymanej odpowiedzi do zgłoszenia kandydata",
      "application-message-received": "Otrzymanie kolejnej wiadomości kandydata",
      "cv-opened": "Pobranie CV",
      "applications-exported": "Eksport zgłoszeń kandydatów",
    },
    sentences: {
      "application-opened": "{{who}}: otwarcie {{subject}}",
      "application-state": "{{who}}: zmiana stanu {{subject}}",
      "application-rated": "{{who}}: ocena {{subject}}",
      "application-noted": "{{who}}: dodanie notatki do {{subject}}",
      "application-answered": "{{who}}: udzielenie odpowiedzi w sprawie {{subject}}",
      "application-reply-added": "{{who}}: dodanie otrzymanej odpowiedzi do {{subject}}",
      "application-message-received": "Otrzymanie kolejnej wiadomości do {{subject}}",
      "cv-opened": "{{who}}: pobranie CV ze {{subject}}",
      "applications-exported": "{{who}}: eksport zgłoszeń kandydatów",
    },
  },
  states: {
    new: "Nowe",
    shortlisted: "Po wstępnej selekcji",
    invited: "Zaproszone na rozmowę",
    declined: "Odrzucone",
    hired: "Przyjęte",
    withdrawn: "Wycofane przez kandydata",
  },
  letters: { invited: "Zaproszenie na rozmowę", declined: "Odrzucenie zgłoszenia" },
  search: "Szukaj: nazwisko, e-mail, numer, telefon",
  about: "Oferta",
  anyAbout: "Wszystkie oferty",
  noAbout: "Bez wskazania oferty",
  closedAbout: "{{title}} (zamknięta)",
  found: "{{count}} zgłoszenie|{{count}} zgłoszenia|{{count}} zgłoszeń",
  cut: "Wyników jest więcej, niż można pokazać; oto {{count}} najnowszych. Zawęź wyszukiwanie kolejnymi słowami.",
  columns: { person: "Osoba", rating: "Ocena" },
  received: "Data otrzymania",
  erased: "Automatyczne usunięcie",
  empty: "Nie ma jeszcze zgłoszeń kandydatów. Przychodzą przez formularz w dziale „Kariera”.",
  emptyView: "Nie ma zgłoszeń w tym stanie.",
  emptySearch: "Żadne zgłoszenie nie pasuje do wyszukiwania.",
  showAll: "Pokaż wszystkie",
  labels: { offer: "Oferta pracy", email: "E-mail", phone: "Telefon", consent: "Przechowywanie" },
  language: "Język witryny",
  choices: {
    consent: { vacancy: "Tylko na potrzeby tej rekrutacji", future: "Także na potrzeby przyszłych rekrutacji" },
  },
  retention: "Automatyczne usunięcie: {{day}}, niezależnie od stanu, wraz z plikiem, e-mailami, notatkami i ocenami.",
  write: "Napisz e-mail",
  from: "Osoba",
  fromLead: "Co zostało przysłane i jak długo wolno to przechowywać.",
  file: "CV",
  fileLead:
    "Pliku nie można otworzyć w panelu, można go tylko pobrać. Dziennik zdarzeń odnotowuje, kto i kiedy to zrobił.",
  download: "Pobierz CV",
  stateLead:
    "Pod prywatnym linkiem kandydat od razu zobaczy nowy stan, opisany zdaniem podanym niżej. Stan nie wpływa na okres przechowywania.",
  shownToSender: "Kandydat widzi:",
  actions: {
    new: "Ustaw stan „nowe”",
    shortlisted: "Ustaw stan „po wstępnej selekcji”",
    invited: "Ustaw stan „zaproszone na rozmowę”",
    declined: "Odrzuć",
    hired: "Ustaw stan „przyjęte”",
    withdrawn: "Ustaw stan „wycofane przez kandydata”",
  },
  spamLead:
    "Podejrzenie spamu: nie wysłano żadnych e-maili, więc ta osoba nie ma prywatnego linku. Każdy wybór poniżej usuwa podejrzenie.",
  askTitle: "{{state}}: {{name}}?",
  askText: "E-mail nie zostanie wysłany. Pod prywatnym linkiem kandydat zobaczy tekst: „{{words}}”",
  conflict: "Nic nie zmieniono, bo ktoś wcześniej ustawił stan: {{state}}.",
  notesLead:
    "Notatki są widoczne dla wszystkich pracowników, a na żądanie otrzyma je, wraz z ocenami, także kandydat. Zapisanej notatki nie można zmienić.",
  mailsLead: "Co witryna wysłała w sprawie tego zgłoszenia.",
  openings: "Kto otwierał zgłoszenie i pobierał CV",
  openingsLead:
    "Z dziennika zdarzeń. Otwarcie strony przez tę samą osobę jest zapisywane najwyżej raz na godzinę, a pobranie CV za każdym razem.",
  opened: { page: "Otwarcie zgłoszenia", file: "CV" },
  next: "Następne zgłoszenie",
  previous: "Poprzednie zgłoszenie",
  done: {
    state: "Stan został zmieniony. Widać go już pod prywatnym linkiem.",
    rate: "Ocena została zapisana.",
  },
};

export const staff: typeof en.staff = {
  own,
  name: "Formularz rekrutacyjny: teksty, e-maile i stany",
  sections: {
    consent: "Formularz: okres przechowywania",
    subject: "E-mail do kandydata: potwierdzenie",
    noticeSubject: "E-mail do firmy: nowe zgłoszenie kandydata",
    withdrawnSubject: "E-mail do firmy: wycofanie zgłoszenia kandydata",
    letterSubject: "E-mail pracownika do kandydata",
    stateNew: "Stany: zdania widoczne pod prywatnym linkiem",
  },
  fields: {
    consent: "Pytanie",
    consentVacancy: "Pierwsza opcja",
    storedVacancy: "Objaśnienie pierwszej opcji",
    consentFuture: "Druga opcja",
    storedFuture: "Objaśnienie drugiej opcji",
    privacy: "Zdanie z linkiem do polityki prywatności",
    sent: "Podziękowanie po wysłaniu",
    nextHeading: "Co dalej: nagłówek",
    next: "Co dalej: kroki",
    subject: "Temat",
    title: "Nagłówek",
    text: "Treść nad linkiem, gdy nie wskazano oferty",
    textFor: "Treść nad linkiem, gdy wskazano ofertę",
    link: "Tekst przed prywatnym linkiem",
    afterLink: "Treść po linku",
    noticeSubject: "Temat",
    noticeHeading: "Nagłówek",
    withdrawnSubject: "Temat",
    withdrawnHeading: "Nagłówek",
    withdrawnText: "Treść",
    letterSubject: "Początek tematu",
    letterInvited: "Szablon „Zaproszenie na rozmowę”",
    letterDeclined: "Szablon „Odrzucenie zgłoszenia”",
    stateNew: "Nowe",
    stateShortlisted: "Po wstępnej selekcji",
    stateInvited: "Zaproszone na rozmowę",
    stateDeclined: "Odrzucone",
    stateHired: "Przyjęte",
    stateWithdrawn: "Wycofane przez kandydata",
  },
  hints: {
    privacy: "Słowa w nawiasach kwadratowych będą linkiem do polityki prywatności.",
    next: "Ponumerowane kroki obok formularza i na końcu oferty.",
    text: "Każdy nowy wiersz zaczyna akapit. Słów kandydata nigdy tu nie przytaczamy: podany adres może należeć do kogoś innego.",
    link: "Link jest dodawany automatycznie.",
    noticeHeading: "Dane kandydata są dodawane automatycznie pod nagłówkiem.",
    letterSubject: "Za nim znajdzie się numer referencyjny.",
    letterInvited:
      "Powitanie i zakończenie są dodawane automatycznie. Przed wysłaniem każdy e-mail można przeczytać i zmienić.",
    letterDeclined:
      "Powitanie i zakończenie są dodawane automatycznie. Przed wysłaniem każdy e-mail można przeczytać i zmienić.",
  },
  placeholders: {
    reference: "Numer referencyjny zgłoszenia",
    name: "Imię i nazwisko kandydata",
    offer: "Tytuł oferty",
  },
  mails: {
    confirmation: "Potwierdzenie dla kandydata",
    notice: "Powiadomienie dla firmy: nowe zgłoszenie kandydata",
    withdrawn: "Powiadomienie dla firmy: wycofanie zgłoszenia kandydata",
  },
};

export const mails: typeof en.mails = {
  examples: { name: "Anna Nowak", offer: "Elektryk okrętowy" },
  confirmation: {
    subject: "{{reference}}: otrzymaliśmy Państwa zgłoszenie",
    heading: "Otrzymaliśmy Państwa zgłoszenie",
    received: "dziękujemy za zgłoszenie. Jego numer referencyjny to {{reference}}.",
    receivedFor:
      "dziękujemy za zgłoszenie w odpowiedzi na ofertę „{{offer}}”. Jego numer referencyjny to {{reference}}.",
    next: "Rozpatrzymy zgłoszenie, a odpowiedź wyślemy na ten adres e-mail.",
    link: "Prywatny link",
    use: "Link prowadzi do strony z przesłanymi danymi. Można tam zmienić okres przechowywania albo wycofać i usunąć zgłoszenie.",
    secret:
      "Link jest poufny: każdy, kto go zna, może zobaczyć i usunąć zgłoszenie. Prosimy zachować ten e-mail i nie przekazywać go dalej.",
    mistake:
      "Jeżeli nie wysyłali Państwo do nas zgłoszenia, zapewne ktoś podał ten adres przez pomyłkę. Zgłoszenie można wtedy usunąć na stronie, do której prowadzi link.",
  },
  letter: {
    subject: "Zgłoszenie",
    invited:
      "dziękujemy za zgłoszenie. Chcielibyśmy Państwa poznać i zapraszamy na rozmowę.\n\nProsimy odpowiedzieć na ten e-mail i zaproponować dwa lub trzy terminy oraz napisać, czy spotkamy się w naszym biurze, czy porozmawiamy przez wideo.",
    declined:
      "dziękujemy za zgłoszenie i poświęcony czas. Tym razem wybraliśmy inne osoby.\n\nŻyczymy powodzenia w dalszych poszukiwaniach.",
  },
  notice: {
    subject: "{{reference}}: zgłoszenie kandydata ({{name}})",
    heading: "Nowe zgłoszenie kandydata",
    phone: "Telefon",
    noPhone: "nie podano",
    offer: "Oferta",
    noOffer: "bez wskazania oferty",
    consent: "Przechowywanie",
    consents: {
      vacancy: "tylko na potrzeby tej rekrutacji",
      future: "także na potrzeby przyszłych rekrutacji",
    },
    file: "Plik",
    scan: "Kontrola antywirusowa",
    scans: {
      clean: "nie wykryto zagrożeń",
      unscanned: "nie przeprowadzono; zachowaj ostrożność przy otwieraniu pliku",
    },
    dashboard: "CV nie jest dołączone do tej wiadomości. Znajduje się w panelu",
  },
  withdrawn: {
    subject: "{{reference}}: zgłoszenie kandydata wycofane",
    at: "Wycofano",
    heading: "Zgłoszenie kandydata wycofane i usunięte",
    erased: "Kandydat wycofał to zgłoszenie za pomocą prywatnego linku. Dane i plik zostały usunięte z witryny.",
    copies:
      "Usuń także kopie przechowywane poza witryną (e-mail z powiadomieniem o zgłoszeniu, pobrane pliki) i zniszcz wydruki.",
  },
};
