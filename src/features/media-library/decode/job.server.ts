/** A job of the decoding process. Paths are absolute. */
export type DecodeJob = CopiesJob | PhotoJob;

/** Makes the stored copies of a picture of the library. */
export interface CopiesJob {
  /** The uploaded picture, or the largest copy of a stored one. */
  source: string;
  /** An existing empty folder for the copies. */
  folder: string;
  /** All copies, or only the crops around the focal point, from the largest copy. */
  make: "all" | "crops";
  /** From 0 to 1. */
  focal: { x: number; y: number };
}

/** Makes a smaller JPEG of a JPEG. */
export interface PhotoJob {
  source: string;
  make: "photo";
  /** Longest side in pixels; a smaller photo is not enlarged. */
  side: number;
}

/**
 * The result: the size of the largest copy in pixels, with the bytes of a `PhotoJob`, or that the picture cannot be
 * decoded.
 */
export type DecodeAnswer =
  | { kind: "made"; width: number; height: number; bytes?: Uint8Array }
  | { kind: "animation" }
  | { kind: "damaged" };

/** Exit code of the process when a picture exceeds its memory or processor time. */
export const OUT_OF_BOUNDS = 3;
