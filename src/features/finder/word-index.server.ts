import MiniSearch from "minisearch";
import { requiredWords, termsOf, type Word } from "./words.ts";

/** What is indexed of an entry: as a whole, or one of its lines beside its title. */
export interface IndexedText {
  /** The titles of the entry in all languages. */
  title: string;
  /** The name of a line, in all languages. */
  name: string;
  /** Everything else, in all languages. */
  text: string;
}

/** An indexed entry. */
export interface IndexedEntry {
  collection: string;
  id: number;
  /** Identifies what is stored of it. */
  fingerprint: string;
}

/** An entry that a search has found. */
export interface Hit {
  collection: string;
  id: number;
  score: number;
  /** The names of its lines that were found, the best first; none where the search names only the entry. */
  lines: string[];
  /** The words that an entry with lines lacks, where its title has the others: "GPC" of "DEIF GPC". */
  rest: string;
}

/** A text of the index: that of an entry, or one of its lines. */
interface Item {
  entry: IndexedEntry;
  /** The name of the line; undefined for the entry as a whole. */
  line: string | undefined;
  /** Whether the lines of its entry are found on their own. */
  hasLines: boolean;
}

/** How a word was found in an item. */
interface Match {
  score: number;
  inTitle: boolean;
  /** Whether it was found beside the title. */
  beside: boolean;
}

/** An item that a search may have found. */
interface Candidate extends Item {
  matches: readonly Match[];
}

/** Where a word of a search was found. */
interface FoundWord extends Word {
  isNumber: boolean;
  items: ReadonlyMap<number, Match>;
}

const FIELDS = ["title", "name", "text"] as const satisfies readonly (keyof IndexedText)[];
const BOOST = { title: 3, name: 4, text: 1 };
/** What a term that is not the whole word counts. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 };
const SWAPPED_BOOST = 0.5;
const LETTERS = /^\p{L}+$/u;
const DIGIT = /\p{N}/u;
/** Words with fewer letters have no other endings and no typing errors. */
const FUZZY_FROM = 4;
/** From this length a word may have two typing errors. */
const TWO_ERRORS_FROM = 8;
const PREFIX_FROM = 3;
/** An inflected word has at least this beginning in common with its other form, and an ending of at most this length. */
const STEM = { least: 4, ending: 3 };

/**
 * An index of entries in memory. Entries can be added before they are found: a search looks only at those that `isShown`
 * accepts.
 */
export class WordIndex {
  readonly #items = new Map<number, Item>();
  readonly #itemsOf = new Map<IndexedEntry, number[]>();
  readonly #search = new MiniSearch<IndexedText & { id: number }>({
    fields: [...FIELDS],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  #lastItem = 0;

  /** Adds an entry. @param lines its lines by name; undefined for a collection whose entries have none */
  add(entry: IndexedEntry, whole: IndexedText, lines: ReadonlyMap<string, IndexedText> | undefined): void {
    const hasLines = lines !== undefined;
    const items = [[undefined, whole] as const, ...(lines ?? [])].map(([line, text]) => {
      this.#lastItem += 1;
      this.#items.set(this.#lastItem, { entry, line, hasLines });
      this.#search.add({ id: this.#lastItem, ...text });
      return this.#lastItem;
    });
    this.#itemsOf.set(entry, items);
  }

  /** Removes an entry. Its terms are cleaned up later, in small batches. */
  remove(entry: IndexedEntry): void {
    for (const id of this.#itemsOf.get(entry) ?? []) {
      this.#items.delete(id);
      this.#search.discard(id);
    }
    this.#itemsOf.delete(entry);
  }

  /**
   * Returns the entries that have all words of a search that anything has. Where no entry of a collection has all of them,
   * those with most of them are returned, at least half; without lines, only if no other collection has better ones.
   * Numbers are always required, except where the search names an entry with lines.
   * @param isTyping whether the last word may be unfinished
   */
  find(q: string, isShown: (entry: IndexedEntry) => boolean, isTyping = false): Hit[] {
    const words = requiredWords(q);
    const found = words.map((word, i) => this.#findWord(word, isShown, isTyping && i === words.length - 1));
    const known = found.filter(({ items }) => items.size > 0);
    const least = Math.ceil(known.length / 2);
    const items = new Set(known.flatMap(({ items }) => [...items.keys()]));
    const groups = [...Map.groupBy(items, (item) => this.#item(item).entry.collection).values()]
      .map((own) => this.#candidates(own, found))
      .filter(({ most }) => most >= least);
    const best = groups.reduce((max, { most }) => Math.max(max, most), 0);
    const kept = groups.filter(({ most, hasLines }) => most === best || hasLines);
    return kept.flatMap(({ candidates }) => this.#hits(candidates, found)).toSorted((a, b) => b.score - a.score);
  }

  /** Returns those of a collection's items that have most words. */
  #candidates(items: readonly number[], found: readonly FoundWord[]) {
    const candidates = items.flatMap((id) => {
      const item = this.#item(id);
      const matches = found.flatMap((word) => word.items.get(id) ?? []);
      const isNamed = item.hasLines && item.line === undefined && matches.some(({ inTitle }) => inTitle);
      const lacksNumber = found.some((word) => word.isNumber && !word.items.has(id));
      return lacksNumber && !isNamed ? [] : [{ id, ...item, matches }];
    });
    const most = candidates.reduce((max, { matches }) => Math.max(max, matches.length), 0);
    return {
      most,
      hasLines: candidates.some(({ hasLines }) => hasLines),
      candidates: candidates.filter(({ matches }) => matches.length === most),
    };
  }

  #hits(candidates: readonly Candidate[], found: readonly FoundWord[]): Hit[] {
    return [...Map.groupBy(candidates, ({ entry }) => entry)].map(([entry, own]) => {
      const scored = own
        .map((one) => ({ ...one, score: one.matches.reduce((sum, { score }) => sum + score, 0) }))
        .toSorted((a, b) => b.score - a.score);
      return {
        collection: entry.collection,
        id: entry.id,
        score: scored[0]?.score ?? 0,
        lines: scored.flatMap(({ line, matches }) =>
          line !== undefined && matches.some(({ beside }) => beside) ? [line] : [],
        ),
        rest: own.some(({ hasLines }) => hasLines) ? this.#rest(entry, found) : "",
      };
    });
  }

  /** Returns the words that an entry lacks, where all others are in its title. */
  #rest(entry: IndexedEntry, found: readonly FoundWord[]): string {
    const items = this.#itemsOf.get(entry) ?? [];
    const isMissing = lacking(items);
    const missing = found.filter(isMissing);
    const isNamed = found.every(
      (word) => isMissing(word) || items.some((item) => word.items.get(item)?.inTitle === true),
    );
    return isNamed ? missing.map(({ text }) => text).join(" ") : "";
  }

  #item(id: number): Item {
    const item = this.#items.get(id);
    if (item === undefined) throw new Error(`there is no item ${id} in the index`);
    return item;
  }

  /** Finds a word as a whole, or all of its pieces. */
  #findWord(word: Word, isShown: (entry: IndexedEntry) => boolean, isLast: boolean): FoundWord {
    const items = this.#findTerm(word.whole, isShown, isLast);
    const pieces = word.pieces.map((piece, i) =>
      this.#findTerm(piece, isShown, isLast && i === word.pieces.length - 1),
    );
    const [first, ...others] = pieces;
    for (const [item, match] of first ?? []) {
      const all = [match, ...others.flatMap((piece) => piece.get(item) ?? [])];
      if (all.length < pieces.length) continue;
      const score = all.reduce((sum, one) => sum + one.score, 0);
      if ((items.get(item)?.score ?? 0) >= score) continue;
      items.set(item, {
        score,
        inTitle: all.every(({ inTitle }) => inTitle),
        beside: all.some(({ beside }) => beside),
      });
    }
    return { ...word, isNumber: DIGIT.test(word.whole), items: this.#weighted(items) };
  }

  /**
   * Returns matches with scores that are comparable between words: a rare word counts more, and among the items that have
   * a word, the best counts twice as much as the last. Words that are alike in several languages would count more otherwise.
   */
  #weighted(items: ReadonlyMap<number, Match>): ReadonlyMap<number, Match> {
    const rarity = Math.log2(1 + this.#items.size / Math.max(items.size, 1));
    const best = [...items.values()].reduce((max, { score }) => Math.max(max, score), 0);
    return new Map([...items].map(([item, match]) => [item, { ...match, score: rarity * (1 + match.score / best) }]));
  }

  /**
   * Finds a term. Letters are also found by their beginning, with other endings and with typing errors; digits only as
   * they are. What looks like a typing error is left out where the term itself or another form of it is found.
   */
  #findTerm(term: string, isShown: (entry: IndexedEntry) => boolean, isLast: boolean): Map<number, Match> {
    const isWord = LETTERS.test(term);
    const isFuzzy = isWord && term.length >= FUZZY_FROM;
    const swapped = isFuzzy ? swaps(term) : [];
    const isOwn = (other: string) => other === term;
    const results = this.#search.search(term, {
      tokenize: () => [term, ...swapped],
      boost: BOOST,
      weights: WEIGHTS,
      boostTerm: (other) => (isOwn(other) ? 1 : SWAPPED_BOOST),
      prefix: (other) => isOwn(other) && (isLast || (isWord && term.length >= PREFIX_FROM)),
      fuzzy: (other) => isFuzzy && isOwn(other) && (term.length >= TWO_ERRORS_FROM ? 2 : 1),
      filter: ({ id }) => isShown(this.#item(id).entry),
    });
    const likely = [
      (other: string) => other.startsWith(term) || isForm(term, other),
      (other: string) => swapped.includes(other),
      (other: string) => other.length >= FUZZY_FROM,
    ]
      .map((isMeant) => results.filter(({ terms }) => terms.some(isMeant)))
      .find((meant) => meant.length > 0);
    return new Map(
      likely?.map(({ id, score, match }) => {
        const fields = Object.values(match).flat();
        return [id, { score, inTitle: fields.includes("title"), beside: fields.some((field) => field !== "title") }];
      }),
    );
  }
}

const lacking =
  (items: readonly number[]) =>
  (word: FoundWord): boolean =>
    !items.some((item) => word.items.has(item));

/** Returns a word with each two neighbouring letters swapped: a frequent error, which counts as two otherwise. */
function swaps(term: string): string[] {
  const letters = [...term];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(""))
    .filter((swapped) => swapped !== term);
}

/** Returns whether two similar words may be forms of one: they have the same beginning. */
function isForm(term: string, other: string): boolean {
  let common = 0;
  while (common < term.length && term[common] === other[common]) common += 1;
  return common >= STEM.least && Math.max(term.length, other.length) - common <= STEM.ending;
}
