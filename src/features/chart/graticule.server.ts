/* Lines of latitude and longitude, their labels, and the scale of minutes on the frame. */
import { classOf, crossesCoast, type Labels, labelBox } from "./chart-style.server.ts";
import type { Box, Point } from "./land.server.ts";

interface Options extends Labels {
  longitude: number;
  latitude: number;
  /** Units of the chart for one radian of longitude. */
  scale: number;
  /** Position of the coordinates on the chart. */
  place: Point;
}

/** Steps between lines, in degrees: 5, 10, 15 and 30 minutes, then whole degrees. */
const STEPS = [1 / 12, 1 / 6, 1 / 4, 1 / 2, 1, 2, 5];

interface Axis {
  step: number;
  from: number;
  to: number;
  /** Returns the position of a value in degrees on the chart. */
  at: (degrees: number) => number;
}

/** Returns `grid` and `scale` as SVG paths and `labels` as text elements. */
export function graticule(options: Options): { grid: string; scale: string; labels: string } {
  const { frame } = options;
  const { left, top, right, bottom } = frame;
  const east = longitudes(options);
  const north = latitudes(options);
  const grid =
    lines(east)
      .map((x) => `M${round(east.at(x))} ${top}V${bottom}`)
      .join("") +
    lines(north)
      .map((y) => `M${left} ${round(north.at(y))}H${right}`)
      .join("");
  const across = bars(east, left, right).map(([a, b]) => `M${a} ${top - 4}H${b}M${a} ${bottom + 4}H${b}`);
  const down = bars(north, top, bottom).map(([a, b]) => `M${left - 4} ${a}V${b}M${right + 4} ${a}V${b}`);
  return { grid, scale: [...across, ...down].join(""), labels: labels(east, north, options) };
}

function longitudes({ longitude, scale, place, frame }: Options): Axis {
  const degree = (scale * Math.PI) / 180;
  const at = (value: number): number => place[0] + (value - longitude) * degree;
  const of = (x: number): number => longitude + (x - place[0]) / degree;
  return { step: stepFor(degree, 100), from: of(frame.left), to: of(frame.right), at };
}

function latitudes({ latitude, scale, place, frame }: Options): Axis {
  const stretch = (value: number): number => Math.log(Math.tan(Math.PI / 4 + (value * Math.PI) / 360));
  const at = (value: number): number => place[1] - scale * (stretch(value) - stretch(latitude));
  const of = (y: number): number =>
    (Math.atan(Math.exp(stretch(latitude) - (y - place[1]) / scale)) * 360) / Math.PI - 90;
  const degree = (scale * Math.PI) / 180 / Math.cos((latitude * Math.PI) / 180);
  return { step: stepFor(degree, 90), from: of(frame.bottom), to: of(frame.top), at };
}

const stepFor = (degree: number, least: number): number => STEPS.find((step) => step * degree >= least) ?? 5;

function lines({ step, from, to }: Axis): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Returns every other quarter of a step, cut to the frame, as pairs of ascending positions. */
function bars({ step, from, to, at }: Axis, least: number, most: number): [number, number][] {
  const quarter = step / 4;
  const pairs: [number, number][] = [];
  for (let i = Math.floor(from / quarter / 2) * 2; i * quarter < to; i += 2) {
    const ends = [at(i * quarter), at((i + 1) * quarter)].sort((a, b) => a - b);
    const [a = 0, b = 0] = ends.map((end) => round(Math.min(most, Math.max(least, end))));
    if (b > a) pairs.push([a, b]);
  }
  return pairs;
}

/** Returns the labels as text elements. None crosses a coast: the scale on the frame shows the values there too. */
function labels(east: Axis, north: Axis, options: Options): string {
  const { isLand, size, taken } = options;
  const { left, top, right, bottom } = options.frame;
  const turned = (value: number): number => ((((value + 180) % 360) + 360) % 360) - 180;
  const placed = (x: number, y: number, middle: number, label: string): Placed => {
    const [width, height] = labelBox(label, size);
    const box = { left: x, right: x + width, top: middle - height / 2, bottom: middle + height / 2 };
    return { x, y, label, box, isFree: !crossesCoast(box, isLand) };
  };
  const text = ({ x, y, label, box }: Placed): string => {
    taken.push(box);
    return `<text${classOf(box, options)} x="${round(x)}" y="${round(y)}">${label}</text>`;
  };
  const above = lines(east)
    .filter((value) => east.at(value) > left + 70 && east.at(value) < right - 90)
    .map((value) => {
      const label = degrees(turned(value), 3, east.step, "E", "W");
      return placed(east.at(value) + 4, top + 6, top + 6 + size / 2, label);
    });
  const beside = lines(north)
    .filter((value) => north.at(value) > top + 40 && north.at(value) < bottom - 6)
    .map((value) => {
      const y = north.at(value) - 4;
      const label = degrees(value, 2, north.step, "N", "S");
      // Beside the first meridian, where it would go through the label.
      const [width] = labelBox(label, size);
      const through = lines(east)
        .map(east.at)
        .find((x) => x > left + 2 && x < left + 5 + width);
      return placed((through ?? left) + 5, y, y - size / 2, label);
    });
  return `<g class="e">${evenlyFree(above).map(text).join("")}</g>${evenlyFree(beside).map(text).join("")}`;
}

interface Placed {
  x: number;
  y: number;
  label: string;
  box: Box;
  /** Whether no coast is below it. */
  isFree: boolean;
}

/** Returns the most labels at equal distances that are all free. */
function evenlyFree(labels: readonly Placed[]): Placed[] {
  for (let step = 1; step <= labels.length; step += 1) {
    for (let first = 0; first < step; first += 1) {
      const some = labels.filter((_, i) => i % step === first);
      if (some.every(({ isFree }) => isFree)) return some;
    }
  }
  return [];
}

function degrees(value: number, digits: number, step: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const whole = String(Math.floor(minutes / 60)).padStart(digits, "0");
  const rest = step < 1 ? `${String(minutes % 60).padStart(2, "0")}′` : "";
  const letter = minutes % (180 * 60) === 0 ? "" : value < 0 ? negative : positive;
  return `${whole}°${rest}${letter}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
