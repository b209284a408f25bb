import type { Decoders } from "#features/media-library/decode/decoders.server.ts";
import type { Log } from "#platform/logging/log.server.ts";

/**
 * Decodes a photo and encodes it again, without metadata.
 * @returns the new JPEG; "damaged" when it cannot be decoded; "later" when that cannot be decided now: too many wait,
 * or the decoder fails or takes too long
 */
export type DecodePhoto = (path: string) => Promise<Uint8Array | "damaged" | "later">;

/** Longest side of a stored photo in pixels. */
export const PHOTO_SIDE_MAX = 2560;

/** Bounds of the decoders of photos, apart from those of the library, for which no submission waits. */
export const PHOTO_DECODERS = { atOnce: 1, waiting: 20, timeoutMs: 60_000 } as const;

/** Returns the function that decodes photos. */
export function photoDecoder(decoders: Pick<Decoders, "decode">, log: Log): DecodePhoto {
  return async (source) => {
    try {
      const decoded = await decoders.decode({ source, make: "photo", side: PHOTO_SIDE_MAX });
      if (decoded.kind === "made" && decoded.bytes !== undefined) return decoded.bytes;
      if (decoded.kind === "damaged") return "damaged";
      log.warn({ reason: decoded.kind }, "a photo could not be decoded in time");
    } catch (err) {
      log.error({ err }, "the decoder of photos fails");
    }
    return "later";
  };
}
