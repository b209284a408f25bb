/** The word for a name; where this release has none, the name itself or what is given instead. */
export function wordsOf(words: object, name: string, otherwise = name): string {
  const word: unknown = Object.hasOwn(words, name) ? Reflect.get(words, name) : undefined;
  return typeof word === "string" ? word : otherwise;
}
