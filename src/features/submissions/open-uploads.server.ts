import { networkKey } from "#platform/http/client-address.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";

/** Maximum number of concurrent uploads per address, per network and in all. Each uses disk space. */
const OF_ADDRESS = 4;
const OF_NETWORK = 8;
const OF_ALL = 40;
/** The rate of an upload is measured over its last 10 to 20 seconds (ms). */
const WINDOW_MS = 10_000;
/** Uploads younger than this (ms) have no rate yet and are spared, at most half of the candidates. */
const NEW_MS = 2000;

/** An admitted upload. It counts until `end` is called. */
export interface Upload {
  kind: "open";
  /** Aborted when the upload has to make room for another. */
  signal: AbortSignal;
  /** Counts received bytes of the body. */
  received(bytes: number): void;
  /** Marks the body as complete: the upload is no longer aborted. */
  complete(): void;
  /** Returns its place. May be called again. */
  end(): void;
}

interface Entry {
  address: string;
  network: string;
  began: number;
  bytes: number;
  /** Time and bytes at the ends of the last two windows. */
  marks: [Mark, Mark];
  isComplete: boolean;
  giveWay(): void;
}

interface Mark {
  at: number;
  bytes: number;
}

/**
 * Limits concurrent uploads in this process. When a limit is reached, the slowest competing upload is aborted, so that
 * many slow uploads cannot block others. The rate is divided by the number of uploads of the network, so that opening
 * many has no advantage.
 * @param now monotonic clock in ms
 * @returns a function that admits an upload of a client's address (as `addressKey` gives it); undefined when no running
 * upload can be aborted
 */
export function countUploads(now: () => number = () => performance.now()): (address: string) => Upload | undefined {
  const open = new Set<Entry>();
  const of = (key: "address" | "network", value: string) => [...open].filter((entry) => entry[key] === value);

  /** Aborts the slowest upload when all places are taken. @returns whether there is a free place */
  const makeRoom = (competing: readonly Entry[], places: number): boolean => {
    if (competing.length < places) return true;
    const slowest = slowestOf(competing, now(), (network) => of("network", network).length);
    slowest?.giveWay();
    return slowest !== undefined;
  };

  return (address) => {
    const network = networkKey(address);
    const hasRoom =
      makeRoom(of("address", address), OF_ADDRESS) &&
      makeRoom(of("network", network), OF_NETWORK) &&
      makeRoom([...open], OF_ALL);
    if (!hasRoom) return undefined;
    const breakOff = new AbortController();
    const start: Mark = { at: now(), bytes: 0 };
    const entry: Entry = {
      address,
      network,
      began: start.at,
      bytes: 0,
      marks: [start, start],
      isComplete: false,
      giveWay() {
        open.delete(entry);
        breakOff.abort(new ExpectedError("too-many", "The upload made room for a faster one."));
      },
    };
    open.add(entry);
    return {
      kind: "open",
      signal: breakOff.signal,
      received(bytes) {
        entry.bytes += bytes;
        const at = now();
        if (at - entry.marks[1].at >= WINDOW_MS) entry.marks = [entry.marks[1], { at, bytes: entry.bytes }];
      },
      complete() {
        entry.isComplete = true;
      },
      end: () => void open.delete(entry),
    };
  };
}

/** Returns the upload with the lowest score among those that may be aborted. */
function slowestOf(entries: readonly Entry[], at: number, ofNetwork: (network: string) => number): Entry | undefined {
  const young = entries.filter(({ began }) => at - began < NEW_MS).toSorted((a, b) => b.began - a.began);
  const spared = new Set(young.slice(0, Math.floor(entries.length / 2)));
  const score = ({ network, bytes, marks: [mark] }: Entry) =>
    (bytes - mark.bytes) / Math.max(at - mark.at, NEW_MS) / ofNetwork(network);
  return entries
    .filter((entry) => !entry.isComplete && !spared.has(entry))
    .map((entry) => ({ entry, score: score(entry) }))
    .toSorted((a, b) => a.score - b.score)[0]?.entry;
}
