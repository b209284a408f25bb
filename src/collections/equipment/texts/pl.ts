import type * as en from "./en.ts";

export const site: typeof en.site = {
  fields: { services: "Usługi" },
  work: { repair: "naprawa", exchange: "wymiana", commissioning: "uruchomienie" },
};

export const staff: typeof en.staff = {
  name: "Producenci urządzeń",
  one: "Producent urządzeń",
  counted: "{{count}} producent urządzeń|{{count}} producentów urządzeń|{{count}} producentów urządzeń",
  audit: { one: "producenta urządzeń nr {{name}}", many: "producenci urządzeń" },
  create: "Nowy producent urządzeń",
  unsaved: "Nowy producent urządzeń",
  all: "Wszyscy producenci urządzeń",
  none: "Nie ma jeszcze producentów urządzeń.",
  failedToSave: "Nie udało się zapisać producenta urządzeń: {{reason}}",
  errorSaving: "Błąd zapisu producenta urządzeń.",
  fields: {
    title: "Producent",
    field: "Rodzaj urządzeń",
    families: "Typoszeregi",
    work: "Zakres prac",
    services: "Usługi",
    position: "Kolejność",
  },
  hints: {
    title: "Nazwa w pisowni producenta.",
    field: "Na liście producentów: „Elektroniczne regulatory obrotów”. Jeśli pole jest puste, widać tylko typoszeregi.",
    families:
      "Typoszereg, dwukropek, a po nim rodzaj: „UG-25+: regulator hydrauliczny”. W witrynie typoszeregi są wyróżnione ramką.",
    services: "Urządzenia będą widoczne na stronach zaznaczonych usług.",
  },
  choices: {
    work: {
      repair: { label: "Naprawa" },
      exchange: { label: "Wymiana" },
      commissioning: { label: "Uruchomienie" },
    },
  },
};
