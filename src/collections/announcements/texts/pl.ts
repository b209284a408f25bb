import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Komunikaty",
  one: "Komunikat",
  counted: "{{count}} komunikat|{{count}} komunikaty|{{count}} komunikatów",
  audit: { one: "komunikatu nr {{name}}", many: "komunikaty" },
  create: "Nowy komunikat",
  unsaved: "Nowy komunikat",
  all: "Wszystkie komunikaty",
  none: "Nie ma jeszcze komunikatów.",
  failedToSave: "Nie udało się zapisać komunikatu: {{reason}}",
  errorSaving: "Błąd zapisu komunikatu.",
  fields: { title: "Zdanie", link: "Link", shownFrom: "Widoczny od", shownUntil: "Widoczny do" },
  cells: { link: { label: "Tekst linku", link: "Adres" } },
  hints: {
    title: "Na górze każdej strony witryny. Jeśli na ten sam dzień przypada kilka komunikatów, widać tylko najnowszy.",
    link: "Za zdaniem; nieobowiązkowy.",
    shownFrom: "Jeśli pole jest puste: od chwili publikacji.",
    shownUntil: "Ostatni dzień; potem komunikat sam znika. Jeśli pole jest puste: do wycofania z witryny.",
  },
};
