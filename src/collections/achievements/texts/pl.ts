import type * as en from "./en.ts";

export const site: typeof en.site = {
  year: "Rok",
  issuer: "Wystawca",
  number: "Numer",
  scope: "Zakres",
  validFrom: "Początek ważności",
  validUntil: "Koniec ważności",
  document: "Otwórz dokument",
};

export const staff: typeof en.staff = {
  name: "Osiągnięcia",
  one: "Osiągnięcie",
  counted: "{{count}} osiągnięcie|{{count}} osiągnięcia|{{count}} osiągnięć",
  audit: { one: "osiągnięcia nr {{name}}", many: "osiągnięcia" },
  create: "Nowe osiągnięcie",
  unsaved: "Nowe osiągnięcie",
  all: "Wszystkie osiągnięcia",
  none: "Nie ma jeszcze osiągnięć. Dopóki ich nie ma, witryna nie prowadzi do tej strony.",
  failedToSave: "Nie udało się zapisać osiągnięcia: {{reason}}",
  errorSaving: "Błąd zapisu osiągnięcia.",
  fields: {
    title: "Tytuł",
    text: "Tekst",
    scope: "Zakres",
    group: "Grupa",
    position: "Kolejność",
    year: "Rok",
    issuer: "Wystawca",
    number: "Numer certyfikatu",
    validFrom: "Początek ważności",
    validUntil: "Koniec ważności",
    document: "Dokument",
  },
  hints: {
    scope: "Co obejmuje certyfikat lub świadectwo uznania.",
    issuer: "Kto przyznał nagrodę albo wydał certyfikat lub świadectwo.",
    validFrom: "Pozycja jest widoczna od tego dnia. Jeśli pole jest puste: od chwili publikacji.",
    validUntil:
      "Ostatni dzień ważności. Następnego dnia pozycja zniknie z witryny; przypomnienie zostanie wysłane e-mailem 30 dni przed końcem ważności.",
  },
  choices: {
    group: {
      awards: { label: "Nagroda" },
      certificates: { label: "Certyfikat lub świadectwo uznania" },
      projects: { label: "Projekt referencyjny" },
      partners: { label: "Partner" },
      students: { label: "Program dla studentów" },
    },
  },
};
