import { fold } from "#platform/i18n/fold.ts";

/** Typed texts with fewer letters are too short to guess from. */
const SHORTEST = 4;
/** From this length on, two mistakes are one word misspelt; in shorter words they make another word. */
const LONG = 6;

/** An entry that a typed text can mean. */
export interface NamedPlace {
  /** The names under which people know it, the preferred one first. */
  names: readonly string[];
  /** A code, which means it only when it is typed exactly. */
  code: string;
}

/** Reads a line such as "PLGDN Gdańsk | Gdansk | Danzig": a code, then the names. */
export function namedPlace(line: string): NamedPlace {
  const [code = "", ...words] = line.trim().split(" ");
  const names = words.join(" ").split("|");
  return { code, names: names.map((name) => name.trim()).filter((name) => name !== "") };
}

/**
 * Returns the preferred name of the entry that a misspelt text probably means. Letter case, diacritics, a leading
 * "port of" and what follows a comma, slash or bracket are not compared.
 * @returns undefined when the text is a name of an entry, is near to none, or is too short
 */
export function nearestName(typed: string, entries: readonly NamedPlace[]): string | undefined {
  const [first = ""] = typed.split(/[,;/(]/, 1);
  const text = fold(first).replace(/^port (?:of )?/, "");
  const whole = fold(typed);
  const isSame = (name: string) => [text, whole].includes(fold(name));
  if (text === "" || entries.some(({ names }) => names.some(isSame))) return undefined;
  const coded = entries.find(({ code }) => code !== "" && fold(code) === whole.replace(" ", ""));
  if (coded !== undefined) return coded.names[0];
  if (text.length < SHORTEST) return undefined;
  let most = text.length < LONG ? 1 : 2;
  let found: string | undefined;
  for (const { names } of entries) {
    for (const name of names) {
      const mistakes = mistakesBetween(text, fold(name), most);
      if (mistakes > most || (mistakes === most && found !== undefined)) continue;
      most = mistakes;
      found = names[0];
    }
  }
  return found;
}

/**
 * Counts the letters to add, remove, replace or swap with their neighbour to turn one word into another (optimal string
 * alignment distance). Words whose lengths differ by more than `most` are not compared.
 */
function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isEqual = one[i - 1] === other[j - 1];
      const least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isEqual ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    before = above;
    above = row;
  }
  return above[other.length] ?? 0;
}
