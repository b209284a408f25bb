import type { FigureContent } from "./figures.ts";

type Label = Readonly<Record<"en" | "pl" | "de", string>>;

const FIGURES: readonly (readonly [name: string, value: number, unit: string | undefined, label: Label])[] = [
  ["founded", 2007, undefined, { en: "Founded", pl: "Rok założenia", de: "Gegründet" }],
  ["services", 1000, "+", { en: "Services provided", pl: "Zrealizowane zlecenia", de: "Ausgeführte Serviceaufträge" }],
  [
    "unitsRepaired",
    2000,
    "+",
    {
      en: "Electrical units repaired",
      pl: "Naprawione urządzenia elektryczne",
      de: "Reparierte elektrische Geräte",
    },
  ],
  ["countries", 20, "+", { en: "Countries", pl: "Kraje", de: "Einsatzländer" }],
  ["vessels", 200, "+", { en: "Vessels visited", pl: "Obsłużone statki", de: "Betreute Schiffe" }],
  [
    "students",
    200,
    "+",
    {
      en: "Students placed in university practice",
      pl: "Przyjęci praktykanci",
      de: "Betreute Praktika",
    },
  ],
];

/**
 * Returns the figures of section 1 of the specification, with the ids from 1.
 * @param values by name, of a company whose record has them, as releases before this list stored them
 */
export const companyFigures = (values: Readonly<Record<string, number>> = {}): readonly FigureContent[] =>
  FIGURES.map(([name, value, unit, label], i) => ({
    id: i + 1,
    value: values[name] ?? value,
    unit,
    name,
    position: (i + 1) * 10,
    texts: { en: { title: label.en }, pl: { title: label.pl }, de: { title: label.de } },
  }));
