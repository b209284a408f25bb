/** Stars that one person can give an application. */
export const STARS = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof STARS)[number];

/** Reads what a form has sent; undefined for what are no stars. */
export function starsOf(text: string | undefined): Stars | undefined {
  return STARS.find((stars) => String(stars) === text);
}

/** How several have rated an application. */
export interface Rating {
  /** Stars on average, to the hundredth. */
  average: number;
  /** How many have given some. */
  count: number;
}
