import SearchableMap from "minisearch/SearchableMap";
import { isForm, shared } from "./words.ts";

/** A term of the index, and where it is. */
export interface Term {
  readonly text: string;
  /** The items that have it, as the index writes them, in the order in which they were added. */
  postings: number[];
}

/** A term that a search may mean, and what it counts: 1 for the term that was typed. */
export type Alike = readonly [Term, number];

/** What a term counts that is not the typed one: another form or a longer word, a word that ends with it, an error. */
const WEIGHTS = { form: 0.5, end: 0.3, error: 0.3 };
const LETTERS = /^\p{L}+$/u;
/** Words with fewer letters have no other endings and no typing errors. */
const FUZZY_FROM = 4;
/** From this length a word may have two typing errors. */
const TWO_ERRORS_FROM = 8;
const PREFIX_FROM = 3;
/** From this length a word is found at the end of one that is longer by a part: "Regler" in "Drehzahlregler". */
const END_FROM = 5;
/** Each part of a compound word has at least this length. */
const PART_FROM = 4;
/** Terms that are compared with one beginning or end. */
const COMPARED_MAX = 2000;

/** The terms of an index: as they are, by their beginning and by their end. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  readonly #beginnings = new SearchableMap<Term>();
  readonly #ends = new SearchableMap<Term>();

  /** Returns a term, added where it is new. */
  add(text: string): Term {
    const known = this.#terms.get(text);
    if (known !== undefined) return known;
    const term: Term = { text, postings: [] };
    this.#terms.set(text, term);
    this.#beginnings.set(text, term);
    if (text.length >= END_FROM + PART_FROM && LETTERS.test(text)) this.#ends.set(reversed(text), term);
    return term;
  }

  delete({ text }: Term): void {
    this.#terms.delete(text);
    this.#beginnings.delete(text);
    this.#ends.delete(reversed(text));
  }

  /** Returns all terms. One of them may be deleted meanwhile. */
  values(): Iterable<Term> {
    return this.#terms.values();
  }

  /**
   * Yields the terms that a typed one may mean, in lists: those of a list count only where nothing has any of the lists before.
   * The first is the term itself, its other forms, and the words that begin or end with it, the nearest in length first.
   * Then follow those with neighbours swapped, with one error and with two. Digits have no forms and no errors.
   * @param isLast whether the word may be unfinished
   */
  *alike(text: string, isLast: boolean): Generator<Alike[]> {
    yield this.#near(text, isLast);
    if (text.length < FUZZY_FROM || !LETTERS.test(text)) return;
    yield swaps(text).flatMap((swapped) => {
      const term = this.#terms.get(swapped);
      return term === undefined ? [] : [[term, WEIGHTS.error] as const];
    });
    const most = text.length < TWO_ERRORS_FROM ? 1 : 2;
    const similar = [...this.#beginnings.fuzzyGet(text, most).values()];
    for (let errors = 1; errors <= most; errors += 1) {
      yield similar.flatMap(([term, distance]) =>
        distance === errors && term.text.length >= FUZZY_FROM ? [[term, WEIGHTS.error] as const] : [],
      );
    }
  }

  /** Returns the two parts of a compound word where both are known: "Regler" and "Reparatur" of "Reglerreparatur". */
  partsOf(text: string): [string, string] | undefined {
    if (!LETTERS.test(text)) return undefined;
    for (let at = PART_FROM; at <= text.length - PART_FROM; at += 1) {
      const head = text.slice(0, at);
      const tail = text.slice(at);
      if (this.#isPart(tail) && this.#isPart(head)) return [head, tail];
    }
    return undefined;
  }

  /** Returns whether a part of a word is a word, a form of one, as "Spannungs" of "Spannung", or the end of a longer one. */
  #isPart(part: string): boolean {
    return this.#near(part, false).some(([{ text }]) => isForm(part, text) || text.endsWith(part));
  }

  #near(text: string, isLast: boolean): Alike[] {
    const near = new Map<Term, number>();
    const isWord = LETTERS.test(text);
    if (isWord && text.length >= END_FROM) {
      for (const term of some(this.#ends.atPrefix(reversed(text)).values())) {
        if (term.text.length >= text.length + PART_FROM) near.set(term, WEIGHTS.end);
      }
    }
    if (isLast || (isWord && text.length >= PREFIX_FROM)) {
      const stem = isWord ? text.slice(0, shared(text.length)) : text;
      for (const term of some(this.#beginnings.atPrefix(stem).values())) {
        if (term.text.startsWith(text) || isForm(text, term.text)) near.set(term, WEIGHTS.form);
      }
    }
    const own = this.#terms.get(text);
    if (own !== undefined) near.set(own, 1);
    const away = ([term]: Alike) => (term === own ? -1 : Math.abs(term.text.length - text.length));
    return [...near].toSorted((a, b) => away(a) - away(b));
  }
}

/** Returns the first of many terms. */
function some(terms: Iterable<Term>): Term[] {
  const first: Term[] = [];
  for (const term of terms) {
    if (first.length === COMPARED_MAX) break;
    first.push(term);
  }
  return first;
}

const reversed = (text: string): string => [...text].reverse().join("");

/** Returns a word with each two neighbouring letters swapped: a frequent error, which counts as two otherwise. */
function swaps(text: string): string[] {
  const letters = [...text];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(""))
    .filter((swapped) => swapped !== text);
}
