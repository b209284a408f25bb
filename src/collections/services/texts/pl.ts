import type * as en from "./en.ts";

export const site: typeof en.site = {
  notFound: "Nie znaleziono usługi",
  gone: "Tej usługi już nie oferujemy",
};

export const staff: typeof en.staff = {
  name: "Usługi",
  one: "Usługa",
  counted: "{{count}} usługa|{{count}} usługi|{{count}} usług",
  audit: { one: "usługa {{name}}", many: "usługi" },
  create: "Nowa usługa",
  edit: "Edycja usługi",
  all: "Wszystkie usługi",
  none: "Nie ma jeszcze usług.",
  failedToSave: "Nie udało się zapisać usługi: {{reason}}",
  errorSaving: "Błąd zapisu usługi.",
  fields: {
    title: "Tytuł",
    shortTitle: "Krótki tytuł",
    summary: "Streszczenie",
    lead: "Wprowadzenie",
    intro: "Wstęp",
    offered: "Zakres usługi",
    callHeading: "Nagłówek zachęty do kontaktu",
    callText: "Tekst zachęty do kontaktu",
    askLabel: "Przycisk obok tekstu",
    callLabel: "Przycisk w zachęcie do kontaktu",
    description: "Opis dla wyszukiwarek",
    drawingAlt: "Tekst alternatywny rysunku",
    drawing: "Rysunek",
    position: "Kolejność",
  },
  hints: {
    shortTitle: "Nazwa w menu i na kafelkach. Puste: tytuł.",
    summary: "Zdanie na kafelku.",
    lead: "Zdanie pod tytułem.",
    intro: "Każdy punkt to osobny akapit.",
    offered:
      "Nazwa, dwukropek, a po nim jedno zdanie: „Zabezpieczenia prądnic: Naprawiamy przekaźniki zabezpieczeniowe.”",
    callHeading: "Puste: jak na liście usług.",
    callText: "Puste: jak na liście usług.",
    askLabel: "Co robi odwiedzający: „Opisz usterkę”. Puste: jak na liście usług.",
    callLabel: "Puste: jak na liście usług.",
    description: "Puste: wprowadzenie.",
  },
};
