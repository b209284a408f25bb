import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Usługi",
  one: "Usługa",
  counted: "{{count}} usługa|{{count}} usługi|{{count}} usług",
  audit: { one: "usługi nr {{name}}", many: "usługi" },
  create: "Nowa usługa",
  unsaved: "Nowa usługa",
  all: "Wszystkie usługi",
  none: "Nie ma jeszcze usług.",
  failedToSave: "Nie udało się zapisać usługi: {{reason}}",
  errorSaving: "Błąd zapisu usługi.",
  fields: {
    title: "Tytuł",
    shortTitle: "Krótki tytuł",
    summary: "Zdanie na kafelku",
    lead: "Zdanie pod tytułem",
    intro: "Akapity wstępne",
    offered: "Zakres usługi",
    callHeading: "Nagłówek zachęty do kontaktu",
    callText: "Tekst zachęty do kontaktu",
    askLabel: "Przycisk obok wstępu",
    callLabel: "Przycisk w zachęcie na dole strony",
    description: "Opis dla wyszukiwarek",
    drawingAlt: "Tekst alternatywny rysunku",
    drawing: "Rysunek",
    plate: "Rysunek z numerami",
    position: "Kolejność",
  },
  hints: {
    plate:
      "Numery na rysunku odpowiadają kolejności pozycji w zakresie usługi. Jeśli zakres się zmieni i numery przestaną pasować, rysunek trzeba usunąć.",
    shortTitle: "Nazwa w menu i na kafelkach. Jeśli pole jest puste, pokazany jest tytuł.",
    summary: "Na stronie głównej i na liście usług.",
    lead: "Jedno zdanie, większą czcionką.",
    intro: "Nad zakresem usługi.",
    offered:
      "Nazwa, dwukropek, a po nim jedno zdanie: „Zabezpieczenia prądnic: Naprawiamy przekaźniki zabezpieczeniowe”.",
    callHeading: "Jeśli pole jest puste, tekst jest taki jak na liście usług.",
    callText: "Jeśli pole jest puste, tekst jest taki jak na liście usług.",
    askLabel:
      "Polecenie na przycisku, np. „Opisz usterkę”. Jeśli pole jest puste, tekst jest taki jak na liście usług.",
    callLabel: "Jeśli pole jest puste, tekst jest taki jak na liście usług.",
    description: "Jeśli pole jest puste, używane jest zdanie pod tytułem.",
  },
  choices: {
    plate: {
      design: { label: "Instalacja z układem sterowania" },
      project: { label: "Harmonogram dokowania" },
      installation: { label: "Montaż w dwóch pomieszczeniach" },
      maintenance: { label: "Siłownia i CMK" },
      fabrication: { label: "Rozdzielnica rozsunięta na pola" },
      training: { label: "Pulpit, stanowisko probiercze i wsparcie" },
    },
  },
};
