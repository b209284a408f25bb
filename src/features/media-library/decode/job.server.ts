/** What the decoding process is asked for. Paths are absolute. */
export interface DecodeJob {
  /** The picture as it came in, or the largest copy of one that is there. */
  source: string;
  /** A folder that is there and empty: the copies go into it. */
  folder: string;
  /** All copies, or only the crops round the focal point, of a largest copy. */
  make: "all" | "crops";
  /** From 0 to 1. */
  focal: { x: number; y: number };
}

/** What became of it: the size of the largest copy in pixels, or that the picture cannot be decoded. */
export type DecodeAnswer =
  | { kind: "made"; width: number; height: number }
  | { kind: "animation" }
  | { kind: "damaged" };

/** How the process ends when a picture needs more memory or processor time than it may have. */
export const OUT_OF_BOUNDS = 3;
