import MiniSearch, { type SearchResult } from "minisearch";
import { timeSlices } from "./time-slices.ts";
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

/** An item that a search may have found: how many of its words, and where any of them. */
interface Candidate extends Item, Match {
  id: number;
  count: number;
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
/** A term that so many items have is found as it is: other forms of it would add little and take long. */
const FREQUENT = 300;
/** Hits of a collection: pages show fewer. */
const HITS_MAX = 200;
/** An inflected word has at least this beginning in common with its other form, and an ending of at most this length. */
const STEM = { least: 4, ending: 3 };

/**
 * An index of entries in memory. Entries can be added before they are found: a search is given those that
 * are shown.
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
   * Numbers are always required, except where the search names an entry with lines. Gives way after each word.
   * @param shown the entries that can be found
   * @param isTyping whether the last word may be unfinished
   */
  async find(q: string, shown: ReadonlySet<IndexedEntry>, isTyping = false): Promise<Hit[]> {
    const giveWay = timeSlices();
    const found: FoundWord[] = [];
    const words = requiredWords(q);
    for (const word of words) {
      found.push(this.#findWord(word, shown, isTyping && word === words.at(-1)));
      await giveWay();
    }
    const known = found.filter(({ items }) => items.size > 0);
    const least = Math.ceil(known.length / 2);
    const groups = [...Map.groupBy(this.#candidates(found), ({ entry }) => entry.collection).values()]
      .map((candidates) => ({
        candidates,
        most: candidates.reduce((max, { count }) => Math.max(max, count), 0),
        hasLines: candidates.some(({ hasLines }) => hasLines),
      }))
      .filter(({ most }) => most >= least);
    const best = groups.reduce((max, { most }) => Math.max(max, most), 0);
    return groups
      .filter(({ most, hasLines }) => most === best || hasLines)
      .flatMap(({ candidates, most }) => this.#hits(candidates, most, found))
      .toSorted((a, b) => b.score - a.score);
  }

  /** Returns the items that have a word of a search, and all of its numbers where those are required. */
  #candidates(found: readonly FoundWord[]): Candidate[] {
    const candidates = new Map<number, Candidate>();
    for (const { items } of found) {
      for (const [id, { score, inTitle, beside }] of items) {
        const before = candidates.get(id);
        const item = before ?? this.#items.get(id);
        // It may have been removed since the first word was looked up.
        if (item === undefined) continue;
        const { entry, line, hasLines } = item;
        candidates.set(id, {
          ...{ id, entry, line, hasLines },
          count: (before?.count ?? 0) + 1,
          score: (before?.score ?? 0) + score,
          inTitle: before?.inTitle === true || inTitle,
          beside: before?.beside === true || beside,
        });
      }
    }
    const numbers = found.filter(({ isNumber }) => isNumber);
    if (numbers.length === 0) return [...candidates.values()];
    return [...candidates.values()].filter(
      ({ id, hasLines, line, inTitle }) =>
        (hasLines && line === undefined && inTitle) || numbers.every(({ items }) => items.has(id)),
    );
  }

  /** Returns the hits of one collection: its candidates with most words. */
  #hits(candidates: readonly Candidate[], most: number, found: readonly FoundWord[]): Hit[] {
    const best = candidates
      .filter(({ count }) => count === most)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, HITS_MAX);
    return [...Map.groupBy(best, ({ entry }) => entry)].map(([entry, own]) => ({
      collection: entry.collection,
      id: entry.id,
      score: own[0]?.score ?? 0,
      lines: own.flatMap(({ line, beside }) => (line !== undefined && beside ? [line] : [])),
      rest: own[0]?.hasLines === true ? this.#rest(entry, found) : "",
    }));
  }

  /** Returns the words that an entry lacks, where all others are in its title. */
  #rest(entry: IndexedEntry, found: readonly FoundWord[]): string {
    const items = this.#itemsOf.get(entry) ?? [];
    const missing = found.filter((word) => !items.some((item) => word.items.has(item)));
    const isNamed = found.every(
      (word) => missing.includes(word) || items.some((item) => word.items.get(item)?.inTitle === true),
    );
    return isNamed ? missing.map(({ text }) => text).join(" ") : "";
  }

  /** Finds a word as a whole, or all of its pieces. */
  #findWord(word: Word, shown: ReadonlySet<IndexedEntry>, isLast: boolean): FoundWord {
    const items = this.#findTerm(word.whole, shown, isLast);
    const pieces = word.pieces.map((piece, i) => this.#findTerm(piece, shown, isLast && i === word.pieces.length - 1));
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
  #weighted(items: Map<number, Match>): ReadonlyMap<number, Match> {
    const rarity = Math.log2(1 + this.#items.size / Math.max(items.size, 1));
    let best = 0;
    for (const { score } of items.values()) best = Math.max(best, score);
    for (const match of items.values()) match.score = rarity * (1 + match.score / best);
    return items;
  }

  /**
   * Finds a term. Letters are also found by their beginning, with other endings and with typing errors, unless the term
   * itself is frequent; digits only as they are. What looks like a typing error is left out where the term itself or
   * another form of it is found.
   */
  #findTerm(term: string, shown: ReadonlySet<IndexedEntry>, isLast: boolean): Map<number, Match> {
    const exact = this.#search.search(term, { tokenize: () => [term], boost: BOOST });
    if (exact.length >= FREQUENT) return this.#matches(exact, shown, () => 0);
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
    });
    return this.#matches(results, shown, (other) => {
      if (other.startsWith(term) || isForm(term, other)) return 0;
      if (swapped.includes(other)) return 1;
      return other.length >= FUZZY_FROM ? 2 : undefined;
    });
  }

  /**
   * Returns those of the results that are shown and closest to the term.
   * @param distanceOf returns how far a found term is from it, from 0; undefined for one that is too far
   */
  #matches(
    results: readonly SearchResult[],
    shown: ReadonlySet<IndexedEntry>,
    distanceOf: (found: string) => number | undefined,
  ): Map<number, Match> {
    const distances = new Map<string, number>();
    const distanceTo = (found: string) => {
      const distance = distances.get(found) ?? distanceOf(found) ?? Number.POSITIVE_INFINITY;
      distances.set(found, distance);
      return distance;
    };
    let closest = Number.MAX_VALUE;
    let matches = new Map<number, Match>();
    for (const { id, score, terms, match } of results) {
      const item = this.#items.get(id);
      if (item === undefined || !shown.has(item.entry)) continue;
      const distance = Math.min(...terms.map(distanceTo));
      if (distance > closest) continue;
      if (distance < closest) matches = new Map();
      closest = distance;
      const fields = terms.flatMap((found) => match[found] ?? []);
      matches.set(id, {
        score,
        inTitle: fields.includes("title"),
        beside: fields.some((field) => field !== "title"),
      });
    }
    return matches;
  }
}

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
