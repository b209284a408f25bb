import type * as en from "./en.ts";

export const site: typeof en.site = {
  label: "Oferta pracy",
  practiceLabel: "Praktyki",
};

export const staff: typeof en.staff = {
  name: "Oferty pracy",
  one: "Oferta pracy",
  counted: "{{count}} oferta pracy|{{count}} oferty pracy|{{count}} ofert pracy",
  audit: { one: "oferty pracy nr {{name}}", many: "oferty pracy" },
  create: "Nowa oferta pracy",
  unsaved: "Nowa oferta pracy",
  all: "Wszystkie oferty pracy",
  none: "Nie ma jeszcze ofert pracy.",
  failedToSave: "Nie udało się zapisać oferty pracy: {{reason}}",
  errorSaving: "Błąd zapisu oferty pracy.",
  fields: {
    title: "Tytuł",
    lead: "Zdanie pod tytułem",
    educationAndExperience: "Wykształcenie i doświadczenie",
    skills: "Umiejętności",
    optionalCertifications: "Mile widziane uprawnienia i szkolenia",
    driversLicence: "Prawo jazdy",
    additionalRequirements: "Wymagania dodatkowe",
    offer: "Oferujemy",
    kind: "Rodzaj oferty",
    img: "Zdjęcie",
    openFrom: "Nabór od",
    openUntil: "Nabór do",
  },
  hints: {
    lead: "Najważniejsza cecha stanowiska, jednym zdaniem.",
    openFrom: "Jeśli pole jest puste: od chwili publikacji.",
    openUntil: "Ostatni dzień przyjmowania zgłoszeń. Jeśli pole jest puste: do wycofania z witryny.",
  },
  choices: { kind: { job: { label: "Praca" }, practice: { label: "Praktyki studenckie" } } },
};
