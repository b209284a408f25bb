const isTree = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Completes the texts of a language that is begun: what it lacks is English, and what English no longer has is left out.
 * @param english all texts
 * @param begun those that are translated, by the same names
 */
export function fromEnglish<T extends object>(english: T, begun: object): T {
  const texts = Object.entries(english).map(([name, text]) => {
    const translated = new Map<string, unknown>(Object.entries(begun)).get(name);
    if (isTree(text)) return [name, fromEnglish(text, isTree(translated) ? translated : {})];
    return [name, translated === undefined || isTree(translated) ? text : translated];
  });
  return Object.fromEntries(texts) as T;
}
