import { curve, type Key } from "./curve.ts";

/** Length of the film in seconds. */
export const DURATION = 36;

/** The picture in pixels, and the height of the line in it: 70 %, as in every drawing of the site. */
export const PICTURE = { width: 1280, height: 720, line: 504 } as const;

/** What the camera shows: the world point at the middle of the line, and pixels per world unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
  /** The height in the picture, in pixels, of the world point `y`. */
  line: number;
}

/** One resting position: seconds, world x at the centre, pixels per unit, world height of the line. */
const STOPS: readonly (readonly [seconds: number, x: number, scale: number, y: number])[] = [
  [0, -400, 1.9, 420],
  [2.9, -330, 1.9, 420],
  [5.2, 486, 1.4, 420],
  [8, 504, 1.4, 419],
  [10, 935, 2.25, 408],
  [10.6, 950, 2.25, 406],
  [12.6, 1118, 1.5, 402],
  [14.8, 1132, 1.5, 402],
  [16.7, 1830, 1.55, 402],
  [18.4, 1846, 1.55, 402],
  [20.3, 2690, 1.42, 402],
  [22.4, 2704, 1.42, 402],
  [24, 3590, 1.42, 402],
  [26.2, 3604, 1.42, 402],
  [27.8, 4560, 1.4, 402],
  [29.9, 4898, 0.93, 402],
  [30.7, 4904, 0.93, 402],
  [32.3, 6168, 1.2, 402],
  [DURATION, 6168, 1.2, 402],
];

const cameraX = curve(STOPS.map(([t, x]): Key => [t, x]));
const cameraScale = curve(STOPS.map(([t, , scale]): Key => [t, Math.log(scale)]));
const cameraY = curve(STOPS.map(([t, , , y]): Key => [t, y]));
const cameraLine = curve([
  [0, PICTURE.line],
  [31.6, PICTURE.line],
  [33.4, 296],
  [DURATION, 296],
]);

/** Returns the camera at a time in seconds. */
export function cameraAt(seconds: number): Camera {
  return {
    x: cameraX(seconds),
    y: cameraY(seconds),
    scale: Math.exp(cameraScale(seconds)),
    line: cameraLine(seconds),
  };
}

/** When, in seconds, the pen has finished each part of the line (see `line.ts` for the parts). */
export const PEN = {
  start: -0.7,
  waves: 4,
  ship: 8.2,
  cable: 10.8,
  crane: 14.2,
  toSwitchboard: 16,
  switchboard: 18.2,
  toStudents: 19.8,
  students: 22.1,
  toBoard: 23.6,
  board: 25.9,
  toCrew: 27,
  crew: 30.1,
  toMark: 31.8,
  mark: 32.8,
  out: 33.4,
} as const;
