import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Dzień dobry,",
  closing: "Z poważaniem",
  answerSubject: "Re: {{reference}}: wiadomość do {{company}}",
  greeting: "Dzień dobry,",
  answerClosing: "Z poważaniem",
  quote: "{{time}} napisali Państwo:",
  received:
    "dziękujemy za wiadomość. Zapoznaliśmy się z nią i zajmujemy się sprawą. Odezwiemy się, gdy tylko będziemy wiedzieć więcej.",
  typePlate:
    "dziękujemy za wiadomość. Aby ocenić sprawę, musimy zobaczyć urządzenie. Prosimy o przesłanie:\n\n- zdjęcia tabliczki znamionowej, na którym można odczytać producenta, typ i numer seryjny,\n- zdjęć urządzenia i jego podłączeń,\n- treści alarmów, jeżeli wystąpiły, z informacją, kiedy się pojawiają.",
  position:
    "dziękujemy za wiadomość. Aby zaplanować prace, musimy wiedzieć, gdzie będzie statek. Prosimy o podanie:\n\n- nazwy statku i numeru IMO,\n- portu lub pozycji oraz przewidywanego czasu wejścia i wyjścia (ETA, ETD),\n- danych kontaktowych agenta statku w tym porcie.",
  quotation:
    "dziękujemy za wiadomość. Ofertę prześlemy w osobnym e-mailu. Jeżeli należy jeszcze coś uwzględnić, prosimy o odpowiedź na tę wiadomość.",
  notOurs:
    "dziękujemy za wiadomość. Opisana sprawa wykracza poza zakres naszej działalności, dlatego niestety nie możemy w niej pomóc.",
};

export const mails: typeof en.mails = {
  examples: { name: "Anna Nowak", time: "20 listopada 2026 r. o godz. 14:05 (CET)" },
};

export const staff: typeof en.staff = {
  name: "Szablony e-maili: powitanie, zakończenie i gotowe odpowiedzi",
  sections: {
    title: "E-maile wysyłane przez witrynę",
    answerSubject: "Gotowe odpowiedzi: temat, powitanie i zakończenie",
    received: "Gotowe odpowiedzi: treść",
  },
  fields: {
    title: "Powitanie",
    closing: "Zakończenie",
    answerSubject: "Temat",
    greeting: "Powitanie",
    answerClosing: "Zakończenie",
    quote: "Wiersz nad cytowaną wiadomością",
    received: "Zajmujemy się sprawą",
    typePlate: "Prośba o zdjęcia tabliczki znamionowej i urządzenia",
    position: "Prośba o pozycję, port i ETA",
    quotation: "Oferta w osobnym e-mailu",
    notOurs: "Poza naszym zakresem",
  },
  hints: {
    title: "W języku polskim i niemieckim tekst następujący po powitaniu zaczyna się małą literą.",
    answerClosing: "Pod nim znajdą się imię i nazwisko odpowiadającej osoby oraz nazwa firmy.",
  },
  placeholders: {
    reference: "Numer referencyjny wiadomości",
    name: "Imię i nazwisko nadawcy",
    company: "Nazwa firmy",
    time: "Czas nadejścia wiadomości",
  },
  mails: {
    received: "Zajmujemy się sprawą",
    "type-plate": "Prośba o zdjęcia tabliczki znamionowej i urządzenia",
    position: "Prośba o pozycję, port i ETA",
    quotation: "Oferta w osobnym e-mailu",
    "not-ours": "Poza naszym zakresem",
    blank: "Pusta odpowiedź",
  },
};
