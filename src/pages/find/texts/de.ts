import type * as en from "./en.ts";

export const site: typeof en.site = {
  findTitle: "Geräte und Leistungen finden",
  findDescription:
    "Leistungen, Produkte, Projekte und Geräte, die wir reparieren: Suche nach Hersteller, Typ oder Geräteart.",
  findLead: "Nach Hersteller, Typ oder Geräteart: „Kongsberg DataChief“, „UMS 2100“, „Spannungsregler“.",
  findLabel: "Hersteller, Typ oder Geräteart",
  findFound: "{{count}} Treffer|{{count}} Treffer",
  initials: "Hersteller nach Anfangsbuchstaben",
  serviced: "Geräte, die wir reparieren",
  notListed: "Der Typ „{{model}}“ steht nicht auf unserer Liste, aber wir reparieren Geräte dieses Herstellers.",
  listed: "Auf unserer Liste",
  nothing: "Zu „{{q}}“ wurde nichts gefunden.",
  nothingAdvice:
    "Unsere Liste ist nicht vollständig. Beschreiben Sie uns das Gerät oder die Störung, oder rufen Sie uns an.",
  callHeading: "Nicht auf der Liste?",
  tooMany: "Von Ihrem Anschluss kamen zu viele Suchanfragen.",
  tooManyAdvice:
    "Bitte versuchen Sie es in {{count}} Sekunde erneut.|Bitte versuchen Sie es in {{count}} Sekunden erneut.",
};
