/** Values of a rating. */
export const STARS = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof STARS)[number];

/** Parses a submitted rating; undefined for an invalid value. */
export function starsOf(text: string | undefined): Stars | undefined {
  return STARS.find((stars) => String(stars) === text);
}

/** Average rating of a submission. */
export interface Rating {
  /** Average of stars, to two decimals. */
  average: number;
  /** Number of raters. */
  count: number;
}
