/* Draws a small sea chart around a place as SVG. */

import { chartStyle, type Paper } from "./chart-style.server.ts";
import { coastPath } from "./coast.server.ts";
import { placeOnChart, roseOnChart } from "./composition.server.ts";
import { graticule } from "./graticule.server.ts";
import { type Box, chartProjection, landFinder, landRings, type Point } from "./land.server.ts";
import { portsSvg, ringsAround, ringsSvg } from "./ports.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Draws a sea chart as SVG text. @throws RangeError for a place or a size that cannot be drawn */
    drawChart(options: ChartOptions): Promise<string>;
  }
}

export interface ChartOptions {
  /** The marked place in degrees, WGS 84; south and west negative. At most 75° from the equator. */
  coordinates: { latitude: number; longitude: number };
  /** Size in units of the view box, 200 to 4000. */
  width: number;
  height: number;
  /** `light`: about 8° wide. `dark`: for the dark section, about 13° wide. */
  paper: Paper;
  /** Accessible description. */
  title: string;
}

/** Width of the frame with the minute scale, which reaches to the edge. */
const MARGIN = 9;
/** Size of labels in a chart on a tablet or on paper, for which they have room; `chart-style.server.ts` has smaller and larger ones. */
const SIZE = 19;
/** Phones show the middle of a light chart; the edges of their screens lie within these parts of its width. */
const PHONE_EDGES = [
  [0.16, 0.25],
  [0.71, 0.8],
] as const;
const DEGREES_ACROSS = { light: 8, dark: 13 } as const;

/**
 * Returns an SVG file with every theme, at most 16 kB: coast, ports, rings of the distance in nautical miles, north. It
 * takes about 0.3 s, so draw it when the place changes, not per request.
 * @throws RangeError when a coordinate or a size is out of range or the title is empty
 */
export function drawChart(options: ChartOptions): string {
  check(options);
  const { coordinates, width, height, paper, title } = options;
  const { latitude, longitude } = coordinates;
  const scale = width / ((DEGREES_ACROSS[paper] * Math.PI) / 180);
  const coarse = chartProjection(longitude, latitude, scale, [width / 2, height / 2]);
  const wider = { left: -width / 4, top: -height / 4, right: width * 1.25, bottom: height * 1.25 };
  const place = placeOnChart(landFinder(landRings("coarse", coarse, wider), wider), { width, height });

  const projection = chartProjection(longitude, latitude, scale, place);
  const frame: Box = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN };
  const paperBox: Box = { left: 0, top: 0, right: width, bottom: height };
  const rings = landRings("fine", projection, paperBox);
  const radius = Math.round(Math.min(height, width) * 0.11);
  const isLand = landFinder(rings, paperBox);
  const distanceRings = ringsAround({ place, latitude, scale, frame });
  const rose = roseOnChart(
    isLand,
    frame,
    radius,
    place,
    distanceRings.all.map((ring) => ring.radius),
  );
  const taken = [boxAround(place, 16), boxAround(rose, radius + 36)];
  const isCut = ({ left, right }: Box) =>
    paper === "light" && PHONE_EDGES.some(([from, to]) => left < to * width && right > from * width);
  const labelled = { frame, isLand, size: SIZE, taken, isCut };
  const lines = graticule({ longitude, latitude, scale, place, ...labelled });
  const distances = ringsSvg(distanceRings, labelled);
  const ports = portsSvg({ projection, rings: distanceRings, ...labelled });
  const outline = boxPath(frame, 0);
  return (
    `<svg id="night" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${escapeText(title)}</title>` +
    `<style>${chartStyle(paper, width)}</style><clipPath id="f"><path d="${outline}"/></clipPath>` +
    `<path class="s" d="${boxPath(paperBox, 0)}"/><g clip-path="url(#f)"><g class="h"><path id="c" d="${coastPath(rings)}"/></g>` +
    `<path class="g" d="${lines.grid}"/><use href="#c" class="a"/>${distances}</g>${ports}${roseSvg(rose, radius)}` +
    `<path class="r" d="${outline}${boxPath(frame, 8)}"/><path class="b" d="${lines.scale}"/>${lines.labels}${markSvg(place)}</svg>`
  );
}

function check({ coordinates: { latitude, longitude }, width, height, title }: ChartOptions): void {
  const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;
  if (!within(latitude, -75, 75)) throw new RangeError(`Chart latitude must be within ±75 degrees, is ${latitude}`);
  if (!within(longitude, -180, 180))
    throw new RangeError(`Chart longitude must be within ±180 degrees, is ${longitude}`);
  if (![width, height].every((size) => Number.isInteger(size) && within(size, 200, 4000)))
    throw new RangeError(`Chart size must be whole numbers from 200 to 4000, is ${width} × ${height}`);
  if (title.trim() === "") throw new RangeError("A chart needs a title");
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const boxAround = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

const boxPath = ({ left, top, right, bottom }: Box, out: number): string =>
  `M${left - out} ${top - out}H${right + out}V${bottom + out}H${left - out}z`;

/** Draws the compass rose. Ticks are dashes of a circle with path length 360: short every 5°, long every 45°. */
function roseSvg([x, y]: Point, radius: number): string {
  const arm = Math.round(radius * 0.6);
  const ring = (inset: number, width: number, dash: string): string =>
    `<circle class="r" cx="${x}" cy="${y}" r="${radius - inset}" stroke-width="${width}"${dash}/>`;
  const ticks = (gap: string): string => ` pathLength="360" stroke-dasharray="${gap}" stroke-dashoffset=".45"`;
  return (
    // Neither the grid nor a ring of distance goes through it.
    `<circle class="s" cx="${x}" cy="${y}" r="${radius}"/>` +
    ring(0, 1, "") +
    ring(2, 4, ticks(".9 4.1")) +
    ring(5, 10, ticks(".9 44.1")) +
    `<path class="r" d="M${x} ${y - radius - 12}V${y + arm}M${x - arm} ${y}h${2 * arm}M${x - 6} ${y - radius - 2}l6-12 6 12"/>` +
    `<text x="${x}" y="${y - radius - 17}" text-anchor="middle">N</text>`
  );
}

/** Draws the mark at the place. */
const markSvg = ([x, y]: Point): string =>
  `<path class="m" d="M${x - 14} ${y}h8m12 0h8M${x} ${y - 14}v8m0 12v8"/><circle class="m" cx="${x}" cy="${y}" r="9"/><circle class="d" cx="${x}" cy="${y}" r="3"/>`;
