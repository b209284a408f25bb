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
}

/** A word of a search, and where it was found. */
interface FoundWord extends Word {
  matches: Matches;
}

/** Items of one collection that a search may have found. */
interface Group {
  ids: number[];
  /** The most words that any has. */
  most: number;
  hasLines: boolean;
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

/** The items that have a word. Arrays by the id of an item: a frequent word has ten thousand, and objects would take ten times longer. */
class Matches {
  readonly ids: number[] = [];
  readonly scores: Float64Array;
  /** A bit for each field; 0 where the item lacks the word. */
  readonly fields: Uint8Array;

  /** @param size the ids of all items are smaller */
  constructor(size: number) {
    this.scores = new Float64Array(size);
    this.fields = new Uint8Array(size);
  }

  add(id: number, score: number, fields: number): void {
    const before = this.fields[id] ?? 0;
    if (before === 0) this.ids.push(id);
    this.fields[id] = before | fields;
    this.scores[id] = (this.scores[id] ?? 0) + score;
  }
}

/** The items that have any word of a search. Words are bits. */
class Candidates {
  readonly ids: number[] = [];
  readonly scores: Float64Array;
  readonly counts: Uint8Array;
  readonly words: Uint32Array;
  /** The words in the title. */
  readonly inTitle: Uint32Array;
  /** The words elsewhere. */
  readonly beside: Uint32Array;

  constructor(size: number) {
    this.scores = new Float64Array(size);
    this.counts = new Uint8Array(size);
    this.words = new Uint32Array(size);
    this.inTitle = new Uint32Array(size);
    this.beside = new Uint32Array(size);
  }

  /**
   * Adds the items of a word, with scores that are comparable between words: a rare word counts more, and among the items
   * that have a word, the best counts twice as much as the last. Words that are alike in several languages would count more
   * otherwise.
   */
  add({ ids, scores, fields }: Matches, word: number, rarity: number): void {
    let highest = 0;
    for (const id of ids) highest = Math.max(highest, scores[id] ?? 0);
    for (const id of ids) {
      const before = this.words[id] ?? 0;
      if (before === 0) this.ids.push(id);
      this.words[id] = before | word;
      this.counts[id] = (this.counts[id] ?? 0) + 1;
      this.scores[id] = (this.scores[id] ?? 0) + rarity * (1 + (scores[id] ?? 0) / highest);
      const own = fields[id] ?? 0;
      if ((own & TITLE) !== 0) this.inTitle[id] = (this.inTitle[id] ?? 0) | word;
      if ((own & ~TITLE) !== 0) this.beside[id] = (this.beside[id] ?? 0) | word;
    }
  }

  /** Returns the best of some items, `HITS_MAX` at most. Sorting all of them takes longer than finding them. */
  best(ids: readonly number[]): number[] {
    let chosen: number[] = [];
    let least = Number.NEGATIVE_INFINITY;
    const cut = () => chosen.toSorted((a, b) => this.scoreOf(b) - this.scoreOf(a)).slice(0, HITS_MAX);
    for (const id of ids) {
      if (this.scoreOf(id) <= least) continue;
      chosen.push(id);
      if (chosen.length < 2 * HITS_MAX) continue;
      chosen = cut();
      least = this.scoreOf(chosen.at(-1) ?? 0);
    }
    return cut();
  }

  scoreOf(id: number): number {
    return this.scores[id] ?? 0;
  }
}

/**
 * An index of entries in memory. An entry that is added is found once it is shown.
 */
export class WordIndex {
  /** By id. Ids are not used again, so that a search in progress never mistakes an item: 16 bytes remain of a removed one. */
  readonly #items: (Item | undefined)[] = [];
  readonly #isShown: boolean[] = [];
  /** The number of terms in the first field of each item, the second, and so on. */
  readonly #lengths: number[] = [];
  readonly #itemsOf = new Map<IndexedEntry, number[]>();
  readonly #vocabulary = new Vocabulary();
  /** The number of items, and of their terms by field. */
  #count = 0;
  readonly #totals = FIELDS.map(() => 0);
  #hasRemoved = false;

  /** Adds an entry. @param lines its lines by name; undefined for a collection whose entries have none */
  add(entry: IndexedEntry, whole: IndexedText, lines: ReadonlyMap<string, IndexedText> | undefined): void {
    const hasLines = lines !== undefined;
    const items = [[undefined, whole] as const, ...(lines ?? [])].map(([line, text]) => {
      const id = this.#items.push({ entry, line, hasLines }) - 1;
      this.#isShown.push(false);
      const bits = new Map<string, number>();
      for (const [i, field] of FIELDS.entries()) {
        const terms = termsOf(text[field]);
        this.#lengths.push(terms.length);
        for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << i));
      }
      for (const [term, fields] of bits) this.#vocabulary.add(term).postings.push(id * POSTING + fields);
      this.#addLengths(id, 1);
      return id;
    });
    this.#itemsOf.set(entry, items);
  }

  /** Shows and hides entries, all at once. */
  show(shown: Iterable<IndexedEntry>, hidden: Iterable<IndexedEntry>): void {
    const set = (entries: Iterable<IndexedEntry>, isShown: boolean) => {
      for (const entry of entries) for (const id of this.#itemsOf.get(entry) ?? []) this.#isShown[id] = isShown;
    };
    set(hidden, false);
    set(shown, true);
  }

  /** Removes an entry. Its terms remain until `clean`. */
  remove(entry: IndexedEntry): void {
    for (const id of this.#itemsOf.get(entry) ?? []) {
      this.#addLengths(id, -1);
      this.#items[id] = undefined;
      this.#isShown[id] = false;
    }
    this.#itemsOf.delete(entry);
    this.#hasRemoved = true;
  }

  /** Removes the terms of removed entries. Nothing may be added meanwhile. @param giveWay awaited after each term */
  async clean(giveWay: () => Promise<void> | undefined): Promise<void> {
    if (!this.#hasRemoved) return;
    this.#hasRemoved = false;
    const isIn = (posting: number) => this.#items[idOf(posting)] !== undefined;
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
    const size = this.#items.length;
    const found: FoundWord[] = [];
    for (const word of words) {
      found.push(...this.#lookUp(word, isTyping && word === words.at(-1), size));
      await giveWay();
    }
    const candidates = new Candidates(size);
    for (const [i, { matches }] of found.entries()) {
      if (matches.ids.length === 0) continue;
      candidates.add(matches, 1 << i, Math.log2(1 + this.#count / matches.ids.length));
      await giveWay();
    }
    const least = Math.ceil(found.filter(({ matches }) => matches.ids.length > 0).length / 2);
    const groups = this.#groups(candidates, found).filter(({ most }) => most >= least);
    const most = Math.max(0, ...groups.map((group) => group.most));
    return groups
      .filter((group) => group.most === most || group.hasLines)
      .flatMap((group) => {
        const ids = group.ids.filter((id) => candidates.counts[id] === group.most);
        return this.#hits(candidates.best(ids), candidates, found);
      })
      .toSorted((a, b) => b.score - a.score);
  }

  /** Returns the items that have all numbers of a search, and whole entries with lines that it names, by collection. */
  #groups({ ids, words, inTitle, counts }: Candidates, found: readonly FoundWord[]): Group[] {
    const numbers = found.reduce((bits, { whole }, i) => (DIGIT.test(whole) ? bits | (1 << i) : bits), 0);
    const groups = new Map<string, Group>();
    for (const id of ids) {
      const item = this.#items[id];
      // It may have been removed since the first word was looked up.
      if (item === undefined) continue;
      const { entry, line, hasLines } = item;
      const isNamed = hasLines && line === undefined && inTitle[id] !== 0;
      if (((words[id] ?? 0) & numbers) !== numbers && !isNamed) continue;
      const group = groups.get(entry.collection) ?? { ids: [], most: 0, hasLines };
      groups.set(entry.collection, group);
      group.ids.push(id);
      group.most = Math.max(group.most, counts[id] ?? 0);
    }
    return [...groups.values()];
  }

  /** Returns the hits of one collection. @param ids the items that were found, the best first */
  #hits(ids: readonly number[], candidates: Candidates, found: readonly FoundWord[]): Hit[] {
    const own = ids.flatMap((id) => {
      const item = this.#items[id];
      return item === undefined ? [] : [{ id, ...item }];
    });
    return [...Map.groupBy(own, ({ entry }) => entry)].map(([entry, items]) => ({
      collection: entry.collection,
      id: entry.id,
      score: candidates.scoreOf(items[0]?.id ?? 0),
      lines: items.flatMap(({ id, line }) => (line !== undefined && candidates.beside[id] !== 0 ? [line] : [])),
      rest: items[0]?.hasLines === true ? this.#rest(entry, candidates, found) : "",
    }));
  }

  /** Returns the words that an entry lacks, where all others are in its title. */
  #rest(entry: IndexedEntry, { words, inTitle }: Candidates, found: readonly FoundWord[]): string {
    const ids = this.#itemsOf.get(entry) ?? [];
    const had = ids.reduce((bits, id) => bits | (words[id] ?? 0), 0);
    const named = ids.reduce((bits, id) => bits | (inTitle[id] ?? 0), 0);
    if (had !== named) return "";
    return found.flatMap(({ text }, i) => ((had & (1 << i)) === 0 ? [text] : [])).join(" ");
  }

  /**
   * Looks a word up. One that nothing has is replaced by its parts: those of a model written with a space, where anything has
   * the letters, and those of a compound word.
   */
  #lookUp(word: Word, isLast: boolean, size: number): FoundWord[] {
    const matches = this.#findWord(word, isLast, size);
    if (matches.ids.length > 0) return [{ ...word, matches }];
    const [first, ...others] = word.apart ?? this.#vocabulary.partsOf(word.whole)?.map(asWord) ?? [];
    if (first === undefined) return [{ ...word, matches }];
    const begins = this.#findWord(first, false, size);
    if (begins.ids.length === 0) return [{ ...word, matches }];
    return [{ ...first, matches: begins }, ...others.flatMap((other) => this.#lookUp(other, isLast, size))];
  }

  /** Finds a word as a whole, or all of its pieces. */
  #findWord({ whole, pieces }: Word, isLast: boolean, size: number): Matches {
    const matches = this.#findTerm(whole, isLast, size);
    const [first, ...others] = pieces.map((piece, i) => this.#findTerm(piece, isLast && i === pieces.length - 1, size));
    for (const id of first?.ids ?? []) {
      const all = [first, ...others].map((piece) => piece?.fields[id] ?? 0);
      if (all.includes(0)) continue;
      // It is in the title if all of its pieces are.
      const inTitle = all.reduce((bits, fields) => bits & fields, TITLE);
      const beside = all.reduce((bits, fields) => bits | fields, 0) & ~TITLE;
      const score = [first, ...others].reduce((sum, piece) => sum + (piece?.scores[id] ?? 0), 0);
      matches.add(id, score, inTitle | beside);
    }
    return matches;
  }

  /** Finds a term: the items of the nearest terms that any has. */
  #findTerm(text: string, isLast: boolean, size: number): Matches {
    const matches = new Matches(size);
    for (const alike of this.#vocabulary.alike(text, isLast)) {
      this.#addMatches(matches, alike, size);
      if (matches.ids.length > 0) break;
    }
    return matches;
  }

  /** Adds the shown items that have any of some terms. */
  #addMatches(matches: Matches, alike: readonly Alike[], size: number): void {
    const means = this.#totals.map((total) => total / this.#count);
    let looked = 0;
    for (const [{ postings }, weight] of alike) {
      for (const posting of postings) {
        const id = idOf(posting);
        if (id >= size || this.#isShown[id] !== true) continue;
        const fields = posting % POSTING;
        let score = 0;
        for (let i = 0; i < FIELDS.length; i += 1) {
          if ((fields & (1 << i)) === 0) continue;
          const mean = means[i] ?? 0;
          // A word counts up to twice as much in a short text as in a long one.
          score += (BOOSTS[i] ?? 0) * (1 + mean / (mean + (this.#lengths[id * FIELDS.length + i] ?? 0)));
        }
        matches.add(id, weight * score, fields);
      }
      looked += postings.length;
      if (looked >= POSTINGS_MAX) break;
    }
  }

  /** Counts an item that is added or removed. @param sign 1 or -1 */
  #addLengths(id: number, sign: number): void {
    this.#count += sign;
    for (const i of FIELDS.keys()) {
      this.#totals[i] = (this.#totals[i] ?? 0) + sign * (this.#lengths[id * FIELDS.length + i] ?? 0);
    }
  }
}

const idOf = (posting: number): number => Math.floor(posting / POSTING);

const asWord = (text: string): Word => ({ text, whole: text, pieces: [] });
