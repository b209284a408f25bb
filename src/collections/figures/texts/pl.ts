import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Firma w liczbach",
  one: "Liczba",
  counted: "{{count}} liczba|{{count}} liczby|{{count}} liczb",
  audit: { one: "liczby nr {{name}}", many: "liczby" },
  create: "Nowe dane liczbowe",
  unsaved: "Nowe dane liczbowe",
  all: "Firma w liczbach",
  none: "Nie ma jeszcze liczb.",
  failedToSave: "Nie udało się zapisać liczby: {{reason}}",
  errorSaving: "Błąd zapisu liczby.",
  fields: {
    title: "Podpis",
    value: "Wartość",
    unit: "Jednostka lub znak",
    name: "Nazwa w tekstach",
    position: "Kolejność",
  },
  hints: {
    title: "Podpis przy liczbie, widoczny na stronie głównej oraz na stronach O nas, Osiągnięcia i Dla mediów.",
    value: "Tylko cyfry: 2007, 1500. Film o firmie pozostaje bez zmian.",
    unit: "Na przykład % lub t, we wszystkich językach tak samo. Znak + oznacza „ponad”. Przy roku pole pozostaje puste.",
    name: "Tylko litery bez polskich znaków, na przykład dokowania. Pod tą nazwą wartość wstawia się do tekstów; każda jej zmiana jest w nich od razu widoczna. Po pierwszej publikacji nazwy nie można zmienić, a po wycofaniu liczby w tekstach pozostaje jej ostatnia wartość.",
  },
};
