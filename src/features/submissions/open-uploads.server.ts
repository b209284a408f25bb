import { networkKey } from "#platform/http/client-address.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";

/** Uploads under way at once: from one address, from one network, and all together. Each takes room on the disk. */
const OF_ADDRESS = 4;
const OF_NETWORK = 8;
const OF_ALL = 40;
/** An upload's rate is measured over its last 10 to 20 seconds (ms). */
const WINDOW_MS = 10_000;
/** An upload younger than this (ms) has no rate yet; at most half of those in question are spared for it. */
const NEW_MS = 2000;

/** An upload that may come in, until `end` is called. */
export interface Upload {
  kind: "open";
  /** Aborted when the upload has to make room for another one. */
  signal: AbortSignal;
  /** Notes bytes of its body as they come. */
  received(bytes: number): void;
  /** Notes that its body has come as a whole: it is not broken off any more. */
  complete(): void;
  /** Gives its place back. May be called again. */
  end(): void;
}

interface Entry {
  address: string;
  network: string;
  began: number;
  bytes: number;
  /** Time and bytes at the last two ends of a window. */
  marks: [Mark, Mark];
  isComplete: boolean;
  giveWay(): void;
}

interface Mark {
  at: number;
  bytes: number;
}

/**
 * Counts the uploads under way in this process. When there is no place for another one, the slowest of those that compete
 * for it makes room: many slow uploads cannot keep others out. An upload's rate counts for less the more uploads its
 * network has, so that one sender does not gain by opening many.
 * @param now ms of a clock that only goes forward
 * @returns a function that begins an upload for a client's address as `addressKey` gives it; undefined when none of those
 * under way can be broken off
 */
export function countUploads(now: () => number = () => performance.now()): (address: string) => Upload | undefined {
  const open = new Set<Entry>();
  const of = (key: "address" | "network", value: string) => [...open].filter((entry) => entry[key] === value);

  /** @returns whether there is room now */
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

/** The upload with the lowest rate for its share, among those that may be broken off. */
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
