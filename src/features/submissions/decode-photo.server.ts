import type { Decoders } from "#features/media-library/decode/decoders.server.ts";
import { networkKey } from "#platform/http/client-address.server.ts";
import type { Log } from "#platform/logging/log.server.ts";

/**
 * Decodes a photo and encodes it again, without metadata.
 * @param sender address of the client, as `addressKey` gives it
 * @returns the new JPEG; "damaged" when it cannot be decoded; "later" when that cannot be decided now: too many wait,
 * the sender has used its share, or the decoder fails or takes too long
 */
export type DecodePhoto = (path: string, sender: string) => Promise<Uint8Array | "damaged" | "later">;

/** Longest side of a stored photo in pixels. */
export const PHOTO_SIDE_MAX = 2560;

/** Bounds of the decoder of photos. A submission waits for one picture of the library at most, not for its queue. */
export const PHOTO_DECODERS = { timeoutMs: 60_000 } as const;

/** Maximum number of photos that wait for the decoder, of one network and in all, and for how long (ms). */
const WAITING = { ofNetwork: 4, ofAll: 20, ms: 90_000 } as const;
/** Decoding time that a network may use in a window (ms). A photo of a phone takes a second and a half. */
const SHARE = { ms: 180_000, windowMs: 600_000 } as const;

/**
 * Returns the function that decodes photos, one at a time. Of those that wait, the network that has used the least
 * decoding time is next, so that nobody can occupy the decoder.
 * @param now monotonic clock in ms
 */
export function photoDecoder(
  decoders: Pick<Decoders, "decode">,
  log: Log,
  now: () => number = () => performance.now(),
): DecodePhoto {
  const takeTurn = fairTurns(now);
  return async (source, sender) => {
    const endTurn = await takeTurn(networkKey(sender));
    if (endTurn === undefined) {
      log.warn("a photo was not decoded: too many wait, or its sender has used its share of the decoder");
      return "later";
    }
    try {
      const decoded = await decoders.decode({ source, make: "photo", side: PHOTO_SIDE_MAX });
      if (decoded.kind === "made" && decoded.bytes !== undefined) return decoded.bytes;
      if (decoded.kind === "damaged") return "damaged";
      log.warn({ reason: decoded.kind }, "a photo could not be decoded in time");
    } catch (err) {
      log.error({ err }, "the decoder of photos fails");
    } finally {
      endTurn();
    }
    return "later";
  };
}

/** Returns a function that waits for a turn of a network. It returns the end of the turn; undefined: it got none. */
function fairTurns(now: () => number): (network: string) => Promise<(() => void) | undefined> {
  const shares = new Map<string, { since: number; usedMs: number }>();
  const waiting: { network: string; start(): void }[] = [];
  let isBusy = false;

  const isOver = ({ since }: { since: number }) => now() - since >= SHARE.windowMs;
  const shareOf = (network: string) => {
    const share = shares.get(network);
    return share === undefined || isOver(share) ? { since: now(), usedMs: 0 } : share;
  };

  const startNext = () => {
    const [first, ...others] = waiting;
    isBusy = first !== undefined;
    if (first === undefined) return;
    const used = ({ network }: typeof first) => shareOf(network).usedMs;
    const next = others.reduce((least, one) => (used(one) < used(least) ? one : least), first);
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  };

  const begin = (network: string) => {
    const begun = now();
    return () => {
      for (const [one, share] of shares) if (isOver(share)) shares.delete(one);
      const { since, usedMs } = shareOf(network);
      shares.set(network, { since, usedMs: usedMs + now() - begun });
      startNext();
    };
  };

  return async (network) => {
    if (shareOf(network).usedMs >= SHARE.ms) return undefined;
    if (!isBusy) {
      isBusy = true;
      return begin(network);
    }
    const isFull = waiting.length >= WAITING.ofAll;
    if (isFull || waiting.filter((one) => one.network === network).length >= WAITING.ofNetwork) return undefined;
    const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>();
    const entry = {
      network,
      start() {
        clearTimeout(timer);
        resolve(begin(network));
      },
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(entry), 1);
      resolve(undefined);
    };
    const timer = setTimeout(giveUp, WAITING.ms).unref();
    waiting.push(entry);
    return promise;
  };
}
