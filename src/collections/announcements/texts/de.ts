import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  name: "Hinweise",
  one: "Hinweis",
  counted: "{{count}} Hinweis|{{count}} Hinweise",
  audit: { one: "Hinweis {{name}}", many: "Hinweise" },
  create: "Neuer Hinweis",
  unsaved: "Neuer Hinweis",
  all: "Alle Hinweise",
  none: "Noch keine Hinweise.",
  failedToSave: "Der Hinweis konnte nicht gespeichert werden: {{reason}}",
  errorSaving: "Fehler beim Speichern des Hinweises.",
  fields: { title: "Satz", link: "Link", shownFrom: "Sichtbar ab", shownUntil: "Sichtbar bis" },
  cells: { link: { label: "Linktext", link: "Adresse" } },
  hints: {
    title:
      "Der Satz steht oben auf jeder Seite der Website. Fallen mehrere Hinweise auf denselben Tag, wird nur der neueste angezeigt.",
    link: "Der Link ist optional und steht hinter dem Satz.",
    shownFrom: "Ohne Angabe gilt der Tag der Veröffentlichung.",
    shownUntil:
      "Der letzte Tag; danach verschwindet der Hinweis von selbst. Ohne Angabe bleibt er sichtbar, bis er offline genommen wird.",
  },
};
