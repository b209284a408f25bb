/** Returns the text for a name; without one, the fallback or the name itself. */
export function wordsOf(words: object, name: string, otherwise = name): string {
  const word: unknown = Object.hasOwn(words, name) ? Reflect.get(words, name) : undefined;
  return typeof word === "string" ? word : otherwise;
}
