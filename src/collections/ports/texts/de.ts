import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Häfen nach Fahrtgebiet",
  one: "Fahrtgebiet",
  counted: "{{count}} Fahrtgebiet|{{count}} Fahrtgebiete",
  audit: { one: "Häfen: {{name}}", many: "Häfen" },
  create: "Neues Fahrtgebiet",
  unsaved: "Neues Fahrtgebiet",
  all: "Alle Fahrtgebiete",
  none: "Noch keine Fahrtgebiete.",
  failedToSave: "Das Fahrtgebiet konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Fahrtgebiets.",
  fields: { title: "Fahrtgebiet", ports: "Häfen" },
  hints: {
    ports:
      "UN/LOCODE und Name eines Hafens, weitere Namen jeweils nach einem senkrechten Strich, zum Beispiel PLGDN Gdańsk | Gdansk | Danzig. In den Formularen wird der erste Name vorgeschlagen. Diakritische Zeichen spielen keine Rolle. Häfen, die in einer Sprache eingetragen sind, gelten in allen.",
  },
};
