/** A number in the picture, with an icon of what it counts; the captions have the words. */
export interface Figure {
  text: string;
  /** Path on a 24-unit grid, drawn above the number; empty for a year. */
  icon: string;
  /** When the number rises, in seconds; its position in the world is that at `rest`. */
  from: number;
  /** A second at which the camera rests and the number is `left` pixels from the left edge. */
  rest: number;
  left: number;
}

const SHIP = "M2 15H22L19.5 20H4.5zM6 15V10H14V15M9 10V6H12V10M14 12H18V15M2 23q2.5 -2 5 0t5 0t5 0t5 0";
const GLOBE =
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M2 12H22M12 2C7 6 7 18 12 22C17 18 17 6 12 2M3.7 7H20.3M3.7 17H20.3";
const CAP = "M12 5L23 10L12 15L1 10zM6 12.5V18Q12 22 18 18V12.5M23 10V17";
const CHIP =
  "M6 6H18V18H6zM9 6V2M15 6V2M12 6V2M9 18V22M12 18V22M15 18V22M6 9H2M6 12H2M6 15H2M18 9H22M18 12H22M18 15H22";

/** The five facts, in the order of the film. */
export const FIGURES: readonly Figure[] = [
  { text: "2007", icon: "", from: 0.7, rest: 1.8, left: 84 },
  { text: "200+", icon: SHIP, from: 5, rest: 6.6, left: 84 },
  { text: "20+", icon: GLOBE, from: 12.5, rest: 13.7, left: 846 },
  { text: "200+", icon: CAP, from: 20, rest: 21.3, left: 84 },
  { text: "2000+", icon: CHIP, from: 23.8, rest: 25.1, left: 84 },
];

/** Measures in pixels at rest: the height of the ruler in the picture, the icon above it, the number below it. */
export const FIGURE = { ruler: 116, icon: 44, gap: 14, size: 128, baseline: 232 } as const;
