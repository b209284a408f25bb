import type * as en from "./en.ts";

export const staff: typeof en.staff = {
  searches: {
    title: "Suchanfragen ohne Treffer",
    lead: "Was Besucher gesucht und nicht gefunden haben. Ein Suchbegriff wird gelöscht, wenn 180 Tage lang niemand danach gesucht hat. Suchanfragen mit „@“ oder mehr als 40 Zeichen werden nicht gespeichert.",
    none: "Noch keine Suchanfrage ohne Treffer.",
    words: "Suchbegriff",
    language: "Sprache der Seite",
    count: "Anzahl",
    lastDay: "Zuletzt",
  },
};
