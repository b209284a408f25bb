import { timeSlices } from "./time-slices.ts";
import { type Alike, Vocabulary } from "./vocabulary.server.ts";
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
  /** Whether searches find it. */
  isShown: boolean;
  /** The number of terms of each field. */
  lengths: readonly number[];
}

/** How a word was found in an item. */
interface Match {
  score: number;
  /** A bit for each field. */
  fields: number;
}

/** A word of a search, and the items in which it was found, by id. */
interface FoundWord extends Word {
  items: ReadonlyMap<number, Match>;
}

/** An item that a search may have found. Words are bits. */
interface Candidate {
  id: number;
  item: Item;
  score: number;
  count: number;
  words: number;
  /** The words that its title has. */
  inTitle: number;
  /** Whether any word was found beside the title. */
  isBeside: boolean;
}

const FIELDS = ["title", "name", "text"] as const satisfies readonly (keyof IndexedText)[];
const BOOSTS = [3, 4, 1];
/** Postings are the id of an item times this, plus a bit for each field. */
const POSTING = 2 ** FIELDS.length;
/** The bit of the title. */
const TITLE = 1;
const DIGIT = /\p{N}/u;
const ONE_LETTER = /^\p{L}$/u;
/** Bounds the time that a word takes: once this many items were looked at, its less near terms are left out. */
const POSTINGS_MAX = 20_000;
/** Hits of a collection: pages show fewer. */
const HITS_MAX = 200;

/**
 * An index of entries in memory. An entry that is added is found once it is shown.
 */
export class WordIndex {
  readonly #items = new Map<number, Item>();
  readonly #itemsOf = new Map<IndexedEntry, number[]>();
  readonly #vocabulary = new Vocabulary();
  /** The number of terms of all items, by field. */
  readonly #lengths = FIELDS.map(() => 0);
  #lastItem = 0;
  #hasRemoved = false;

  /** Adds an entry. @param lines its lines by name; undefined for a collection whose entries have none */
  add(entry: IndexedEntry, whole: IndexedText, lines: ReadonlyMap<string, IndexedText> | undefined): void {
    const hasLines = lines !== undefined;
    const items = [[undefined, whole] as const, ...(lines ?? [])].map(([line, text]) => {
      this.#lastItem += 1;
      const fields = FIELDS.map((field) => termsOf(text[field]));
      const lengths = fields.map(({ length }) => length);
      this.#items.set(this.#lastItem, { entry, line, hasLines, isShown: false, lengths });
      this.#count(lengths, 1);
      const bits = new Map<string, number>();
      for (const [i, terms] of fields.entries()) {
        for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << i));
      }
      for (const [term, own] of bits) this.#vocabulary.add(term).postings.push(this.#lastItem * POSTING + own);
      return this.#lastItem;
    });
    this.#itemsOf.set(entry, items);
  }

  /** Shows and hides entries, all at once. */
  show(shown: Iterable<IndexedEntry>, hidden: Iterable<IndexedEntry>): void {
    const set = (entries: Iterable<IndexedEntry>, isShown: boolean) => {
      for (const entry of entries) {
        for (const id of this.#itemsOf.get(entry) ?? []) {
          const item = this.#items.get(id);
          if (item !== undefined) item.isShown = isShown;
        }
      }
    };
    set(hidden, false);
    set(shown, true);
  }

  /** Removes an entry. Its terms remain until `clean`. */
  remove(entry: IndexedEntry): void {
    for (const id of this.#itemsOf.get(entry) ?? []) {
      const item = this.#items.get(id);
      if (item !== undefined) this.#count(item.lengths, -1);
      this.#items.delete(id);
    }
    this.#itemsOf.delete(entry);
    this.#hasRemoved = true;
  }

  /** Removes the terms of removed entries. Nothing may be added meanwhile. @param giveWay awaited after each term */
  async clean(giveWay: () => Promise<void> | undefined): Promise<void> {
    if (!this.#hasRemoved) return;
    this.#hasRemoved = false;
    const isIn = (posting: number) => this.#items.has(idOf(posting));
    for (const term of this.#vocabulary.values()) {
      if (!term.postings.every(isIn)) {
        term.postings = term.postings.filter(isIn);
        if (term.postings.length === 0) this.#vocabulary.delete(term);
      }
      await giveWay();
    }
  }

  /**
   * Returns the entries that have all words of a search that anything has. Where no entry of a collection has all of them,
   * those with most of them are returned, at least half; without lines, only if no other collection has better ones.
   * Numbers are always required, except where the search names an entry with lines. Gives way after each word.
   * @param isTyping whether the last word may be unfinished
   */
  async find(q: string, isTyping = false): Promise<Hit[]> {
    const giveWay = timeSlices();
    const words = requiredWords(q);
    // Of a word that has just been begun, one letter says nothing beside others.
    if (isTyping && words.length > 1 && ONE_LETTER.test(words.at(-1)?.whole ?? "")) words.pop();
    const found: FoundWord[] = [];
    for (const word of words) {
      found.push(...this.#lookUp(word, isTyping && word === words.at(-1)));
      await giveWay();
    }
    const candidates = new Map<number, Candidate>();
    for (const [i, { items }] of found.entries()) {
      this.#addCandidates(candidates, items, 1 << i);
      await giveWay();
    }
    const numbers = found.reduce((bits, { whole }, i) => (DIGIT.test(whole) ? bits | (1 << i) : bits), 0);
    const possible = [...candidates.values()].filter(
      ({ item, words: own, inTitle }) =>
        (own & numbers) === numbers || (item.hasLines && item.line === undefined && inTitle !== 0),
    );
    const least = Math.ceil(found.filter(({ items }) => items.size > 0).length / 2);
    const groups = [...Map.groupBy(possible, ({ item }) => item.entry.collection).values()]
      .map((group) => ({
        group,
        most: group.reduce((max, { count }) => Math.max(max, count), 0),
        hasLines: group[0]?.item.hasLines === true,
      }))
      .filter(({ most }) => most >= least);
    await giveWay();
    const most = groups.reduce((max, one) => Math.max(max, one.most), 0);
    return groups
      .filter((one) => one.most === most || one.hasLines)
      .flatMap((one) => {
        const own = best(one.group.filter(({ count }) => count === one.most));
        return this.#hits(own, candidates, found);
      })
      .toSorted((a, b) => b.score - a.score);
  }

  /** Returns the hits of one collection. */
  #hits(found: readonly Candidate[], candidates: ReadonlyMap<number, Candidate>, words: readonly FoundWord[]): Hit[] {
    return [...Map.groupBy(found, ({ item }) => item.entry)].map(([entry, own]) => ({
      collection: entry.collection,
      id: entry.id,
      score: own[0]?.score ?? 0,
      lines: own.flatMap(({ item: { line }, isBeside }) => (line !== undefined && isBeside ? [line] : [])),
      rest: own[0]?.item.hasLines === true ? this.#rest(entry, candidates, words) : "",
    }));
  }

  /** Returns the words that an entry lacks, where all others are in its title. */
  #rest(entry: IndexedEntry, candidates: ReadonlyMap<number, Candidate>, words: readonly FoundWord[]): string {
    const items = (this.#itemsOf.get(entry) ?? []).flatMap((id) => candidates.get(id) ?? []);
    const had = items.reduce((bits, item) => bits | item.words, 0);
    const named = items.reduce((bits, item) => bits | item.inTitle, 0);
    if (had !== named) return "";
    return words.flatMap(({ text }, i) => (had & (1 << i) ? [] : [text])).join(" ");
  }

  /**
   * Adds the items of a word, with scores that are comparable between words: a rare word counts more, and among the items
   * that have a word, the best counts twice as much as the last. Words that are alike in several languages would count more
   * otherwise.
   */
  #addCandidates(candidates: Map<number, Candidate>, items: ReadonlyMap<number, Match>, word: number): void {
    const rarity = Math.log2(1 + this.#items.size / Math.max(items.size, 1));
    let highest = 0;
    for (const { score } of items.values()) highest = Math.max(highest, score);
    for (const [id, match] of items) {
      let candidate = candidates.get(id);
      if (candidate === undefined) {
        const item = this.#items.get(id);
        // It may have been removed since the word was looked up.
        if (item === undefined) continue;
        candidate = { id, item, score: 0, count: 0, words: 0, inTitle: 0, isBeside: false };
        candidates.set(id, candidate);
      }
      candidate.score += rarity * (1 + match.score / highest);
      candidate.count += 1;
      candidate.words |= word;
      if (match.fields & TITLE) candidate.inTitle |= word;
      if (match.fields & ~TITLE) candidate.isBeside = true;
    }
  }

  /**
   * Looks a word up. One that nothing has is replaced by its parts: those of a model written with a space, where anything has
   * the letters, and those of a compound word.
   */
  #lookUp(word: Word, isLast: boolean): FoundWord[] {
    const items = this.#findWord(word, isLast);
    if (items.size > 0) return [{ ...word, items }];
    const [first, ...others] = word.apart ?? this.#vocabulary.partsOf(word.whole)?.map(asWord) ?? [];
    if (first === undefined) return [{ ...word, items }];
    const begins = this.#findWord(first, false);
    if (begins.size === 0) return [{ ...word, items }];
    return [{ ...first, items: begins }, ...others.flatMap((other) => this.#lookUp(other, isLast))];
  }

  /** Finds a word as a whole, or all of its pieces. */
  #findWord({ whole, pieces }: Word, isLast: boolean): Map<number, Match> {
    const items = this.#findTerm(whole, isLast);
    const [first, ...others] = pieces.map((piece, i) => this.#findTerm(piece, isLast && i === pieces.length - 1));
    for (const [id, match] of first ?? []) {
      const rest = others.flatMap((piece) => piece.get(id) ?? []);
      if (rest.length < others.length) continue;
      const score = rest.reduce((sum, one) => sum + one.score, match.score);
      if ((items.get(id)?.score ?? 0) >= score) continue;
      // It is in the title if all of its pieces are.
      const inTitle = rest.reduce((bit, one) => bit & one.fields, match.fields & TITLE);
      const beside = rest.reduce((bits, one) => bits | one.fields, match.fields) & ~TITLE;
      items.set(id, { score, fields: inTitle | beside });
    }
    return items;
  }

  /** Finds a term: the items of the nearest terms that any has. */
  #findTerm(text: string, isLast: boolean): Map<number, Match> {
    for (const alike of this.#vocabulary.alike(text, isLast)) {
      const matches = this.#matches(alike);
      if (matches.size > 0) return matches;
    }
    return new Map();
  }

  /** Returns the shown items that have any of some terms. */
  #matches(alike: readonly Alike[]): Map<number, Match> {
    const matches = new Map<number, Match>();
    let looked = 0;
    for (const [{ postings }, weight] of alike) {
      for (const posting of postings) {
        const id = idOf(posting);
        const item = this.#items.get(id);
        if (item?.isShown !== true) continue;
        const fields = posting % POSTING;
        const score = weight * this.#score(item, fields);
        const match = matches.get(id);
        if (match === undefined) matches.set(id, { score, fields });
        else {
          match.score += score;
          match.fields |= fields;
        }
      }
      looked += postings.length;
      if (looked >= POSTINGS_MAX) break;
    }
    return matches;
  }

  /** Scores the fields of an item: a word counts up to twice as much in a short text as in a long one. */
  #score({ lengths }: Item, fields: number): number {
    let score = 0;
    for (let i = 0; i < BOOSTS.length; i += 1) {
      if ((fields & (1 << i)) === 0) continue;
      const mean = (this.#lengths[i] ?? 0) / this.#items.size;
      score += (BOOSTS[i] ?? 0) * (1 + mean / (mean + (lengths[i] ?? 0)));
    }
    return score;
  }

  /** Counts the terms of an item that is added or removed. @param sign 1 or -1 */
  #count(lengths: readonly number[], sign: number): void {
    for (const [i, length] of lengths.entries()) this.#lengths[i] = (this.#lengths[i] ?? 0) + sign * length;
  }
}

const idOf = (posting: number): number => Math.floor(posting / POSTING);

const asWord = (text: string): Word => ({ text, whole: text, pieces: [] });

/** Returns the best candidates, `HITS_MAX` at most. Sorting all of them takes longer than finding them. */
function best(candidates: readonly Candidate[]): Candidate[] {
  let chosen: Candidate[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const cut = () => chosen.toSorted((a, b) => b.score - a.score).slice(0, HITS_MAX);
  for (const candidate of candidates) {
    if (candidate.score <= least) continue;
    chosen.push(candidate);
    if (chosen.length < 2 * HITS_MAX) continue;
    chosen = cut();
    least = chosen.at(-1)?.score ?? least;
  }
  return cut();
}
