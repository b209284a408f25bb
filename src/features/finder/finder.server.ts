import type { AnyCollection } from "#features/publishing/collection.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { createMinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { indexedTexts } from "./indexed-texts.ts";
import { timeSlices } from "./time-slices.ts";
import { type Hit, type IndexedEntry, WordIndex } from "./word-index.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    finder: Finder;
  }
}

/** Finds entries of the collections that declare a `finder`, by words in any language. */
export interface Finder {
  /**
   * Returns the entries that a search finds, the best first. They were published when the index was last updated: read
   * them from storage. Waits for the first index only.
   * @param isTyping whether the last word may be unfinished
   * @throws ExpectedError `storage-unavailable` while there is no index
   */
  find(q: string, isTyping?: boolean): Promise<Hit[]>;
  /** Counts a search of an address. @returns undefined, or the seconds until its next one is allowed */
  admit(address: string): Promise<number | undefined>;
  /**
   * Counts a search that found nothing, for staff. Texts that may name a person (with "@", with a phone number, or longer
   * than 40 characters) are not stored. A failure is logged.
   */
  noteEmpty(q: string, language: Language): Promise<void>;
  /** Erases searches that found nothing and have not been repeated for half a year. @param now ms since 1970 */
  eraseOld(now: number): Promise<void>;
  /** Updates the index to the content of the database. The former index answers until the new one is complete. */
  refresh(): Promise<void>;
  /** Stops updates, and waits for the one in progress. */
  stop(): Promise<void>;
}

interface FinderOptions {
  storage: Pick<Storage, "collection" | "contentVersion" | "emptySearches">;
  collections: readonly AnyCollection[];
  log: Log;
}

/** Number of entries read at once. */
const AT_ONCE = 25;
const RETRY_MS = 5000;
/** Searches of one address in a minute: with script, each pause while typing is one. */
const SEARCHES_A_MINUTE = 240;
/** Searches of all visitors that are counted as empty in a minute: each is a write. */
const NOTED_A_MINUTE = 60;
const NOTED_LENGTH_MAX = 40;
/** Seven digits in a row, however they are grouped, may be a phone number. */
const PHONE = /(?:\p{Nd}[\s\p{Pd}./()]*){7}/u;
const NOTED_FOR_MS = 180 * 86_400_000;

/** Creates the finder with an empty index. */
export function createFinder({ storage, collections, log }: FinderOptions): Finder {
  const index = new WordIndex();
  const searches = createMinuteLimit(SEARCHES_A_MINUTE);
  const noted = createMinuteLimit(NOTED_A_MINUTE);
  /** The entries that searches find, by collection and id. */
  let known: ReadonlyMap<string, IndexedEntry> = new Map();
  let version: number | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let updating: Promise<void> | undefined;
  let isAskedAgain = false;

  /** Adds entries that are new or changed, then shows all at once, then removes the former ones. */
  async function update(): Promise<void> {
    const current = await storage.contentVersion();
    if (current === version) return;
    const giveWay = timeSlices();
    const next = new Map<string, IndexedEntry>();
    const added: IndexedEntry[] = [];
    try {
      for (const collection of collections) {
        const { name, finder: part } = collection;
        if (part === undefined) continue;
        for (let after: number | undefined = 0; after !== undefined && !isStopped; ) {
          const stored = await storage.collection(name).stored(after, AT_ONCE);
          for (const { id, fingerprint, read } of stored) {
            const entry = { collection: name, id, fingerprint };
            const before = known.get(keyOf(entry));
            if (before?.fingerprint === fingerprint) next.set(keyOf(entry), before);
            else {
              try {
                const { whole, lines } = indexedTexts(collection, part, read());
                index.add(entry, whole, lines);
                added.push(entry);
                next.set(keyOf(entry), entry);
              } catch (err) {
                log.error({ kind: name, id, err }, "a published item cannot be read");
              }
            }
            await giveWay();
          }
          after = stored.length < AT_ONCE ? undefined : stored.at(-1)?.id;
        }
      }
    } catch (error) {
      for (const entry of added) index.remove(entry);
      throw error;
    }
    if (isStopped) return;
    const former = [...known].flatMap(([key, entry]) => (next.get(key) === entry ? [] : [entry]));
    index.show(added, former);
    known = next;
    version = current;
    for (const entry of former) index.remove(entry);
    await index.clean(giveWay);
  }

  async function updateAll(): Promise<void> {
    clearTimeout(retry);
    try {
      do {
        isAskedAgain = false;
        await update();
      } while (isAskedAgain && !isStopped);
    } catch (err) {
      log.error({ err }, "the finder's index could not be updated; this is retried");
      if (!isStopped) retry = setTimeout(() => void refresh(), RETRY_MS).unref();
    } finally {
      updating = undefined;
    }
  }

  function refresh(): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (updating === undefined) updating = updateAll();
    else isAskedAgain = true;
    return updating;
  }

  return {
    refresh,
    async find(q, isTyping) {
      if (version === undefined) await refresh();
      if (version === undefined) throw new ExpectedError("storage-unavailable", "The finder has no index yet.");
      return index.find(q, isTyping);
    },
    admit: searches.take,

    async noteEmpty(q, language) {
      const words = fold(q).replace(/\p{C}+/gu, "");
      if (words === "" || words.includes("@") || words.length > NOTED_LENGTH_MAX || PHONE.test(words)) return;
      try {
        if ((await noted.take("all")) === undefined)
          await storage.emptySearches.count(words, language, dayOf(Date.now()));
      } catch (err) {
        log.warn({ err }, "a search that found nothing was not counted");
      }
    },

    eraseOld: (now) => storage.emptySearches.eraseBefore(dayOf(now - NOTED_FOR_MS)),

    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await updating;
    },
  };
}

const keyOf = ({ collection, id }: IndexedEntry): string => `${collection}/${id}`;
