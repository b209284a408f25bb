import type * as en from "./en.ts";

export const site: typeof en.site = {
  formName: "Formularz kontaktowy",
  accept: "Akceptuję [regulamin]",
  sent: "Wiadomość została wysłana.",
};

export const mails: typeof en.mails = {
  confirmation: {
    subject: "{{reference}}: otrzymaliśmy Państwa wiadomość",
    heading: "Otrzymaliśmy Państwa wiadomość",
    received:
      "dziękujemy za wiadomość wysłaną przez formularz kontaktowy na naszej stronie. Jej numer referencyjny to {{reference}}.",
    next: "Zapoznamy się z jej treścią i odpowiemy na ten adres e-mail. Aby uzupełnić wiadomość, prosimy odpowiedzieć na niniejszy e-mail, pozostawiając numer referencyjny w temacie.",
    mistake:
      "Jeżeli nie pisali Państwo do nas, ktoś omyłkowo podał ten adres. W takim przypadku nie trzeba podejmować żadnych działań.",
  },
  notice: {
    // The name in brackets: after "od" it would have to be inflected.
    subject: "{{reference}}: wiadomość ({{name}})",
    heading: "Wiadomość z formularza kontaktowego",
    message: "Treść wiadomości",
  },
};

/** The inbox of messages, where it says something of its own. */
const own = {
  waiting: "{{count}} nowa wiadomość|{{count}} nowe wiadomości|{{count}} nowych wiadomości",
  data: { heading: "Wiadomość {{reference}}" },
  csv: {
    title: "Wiadomości",
    lead: "Wszystkie wiadomości kontaktowe w tabeli dla arkusza kalkulacyjnego (CSV).",
    inIt: [
      "Numer referencyjny, czas, język, imię i nazwisko, adres e-mail i treść",
      "Stan, osoba prowadząca i podejrzenie spamu",
    ],
    notInIt: ["Notatki i e-maile: są w archiwum danej osoby, na stronie „Dane osobowe”"],
    download: "Pobierz wiadomości",
  },
  title: "Wiadomości",
  inSettings: "Wiadomości kontaktowe",
  audit: {
    one: "wiadomość {{name}}",
    many: "wiadomości",
    actions: {
      "message-owner": "Przejęcie lub przekazanie wiadomości",
      "message-state": "Zmiana stanu wiadomości",
      "message-noted": "Notatka do wiadomości",
      "message-not-spam": "Wiadomość nie jest spamem",
      "messages-exported": "Eksport wiadomości",
    },
    sentences: {
      "message-owner": "{{who}}: zmiana osoby prowadzącej – {{subject}}",
      "message-state": "{{who}}: zmiana stanu – {{subject}}",
      "message-noted": "{{who}}: dodanie notatki – {{subject}}",
      "message-not-spam": "{{who}}: oznaczenie, że to nie spam – {{subject}}",
      "messages-exported": "{{who}}: eksport wiadomości",
    },
  },
  states: { new: "Nowa", "in-hand": "W toku", answered: "Z odpowiedzią", closed: "Zamknięta" },
  acts: {
    new: "Oznacz: nowa",
    "in-hand": "Oznacz: w toku",
    answered: "Oznacz: z odpowiedzią",
    closed: "Zamknij",
  },
};

export const staff: typeof en.staff = { own };
