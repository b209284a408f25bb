import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Häfen",
  one: "Seegebiet",
  counted: "{{count}} Seegebiet|{{count}} Seegebiete",
  audit: { one: "Häfen: {{name}}", many: "Häfen" },
  create: "Neues Seegebiet",
  unsaved: "Neues Seegebiet",
  all: "Alle Seegebiete",
  none: "Noch keine Seegebiete.",
  failedToSave: "Das Seegebiet konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Seegebiets.",
  fields: { title: "Seegebiet", ports: "Häfen" },
  hints: {
    ports:
      "Ein Hafen je Zeile: UN/LOCODE, der Name, den Formulare vorschlagen, und weitere Namen, jeweils nach einem senkrechten Strich, zum Beispiel Gdansk und Danzig nach „PLGDN Gdańsk“. Akzente spielen keine Rolle. Häfen, die in einer Sprache eingetragen sind, gelten in allen.",
  },
};
