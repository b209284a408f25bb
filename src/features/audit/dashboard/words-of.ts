/** The word for a name, or the name itself where this release has no word for it. */
export function wordsOf(words: object, name: string): string {
  const word: unknown = Object.hasOwn(words, name) ? Reflect.get(words, name) : undefined;
  return typeof word === "string" ? word : name;
}
