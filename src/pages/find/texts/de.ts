import type * as en from "./en.ts";

export const site: typeof en.site = {
  findTitle: "Geräte und Leistungen finden",
  findDescription:
    "Suche in unseren Leistungen, Produkten und Projekten und in den Geräten, die wir reparieren: nach Hersteller, Typ oder Störung.",
  findLead: "Nach Hersteller, Typ oder Störung: „Kongsberg DataChief“, „UMS2100“, „Spannungsregler“.",
  findLabel: "Hersteller, Typ oder Störung",
  findFound: "{{count}} Treffer|{{count}} Treffer",
  serviced: "Geräte, an denen wir arbeiten",
  notListed: "Der Typ „{{model}}“ steht nicht auf unserer Liste, aber wir arbeiten an Geräten dieses Herstellers.",
  anyModel: "Geräte dieses Herstellers",
  listed: "Auf unserer Liste",
  request: "Störung melden",
  nothing: "Zu „{{q}}“ wurde nichts gefunden.",
  nothingAdvice:
    "Unsere Liste nennt nicht alles, woran wir arbeiten. Beschreiben Sie uns das Gerät oder die Störung, oder rufen Sie uns an.",
  tooMany: "Von Ihrem Anschluss kamen zu viele Suchanfragen.",
  tooManyAdvice:
    "Bitte versuchen Sie es in {{count}} Sekunde erneut.|Bitte versuchen Sie es in {{count}} Sekunden erneut.",
};
