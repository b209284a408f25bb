/* The coast as a short SVG path: simplified by Douglas–Peucker, whole units, relative commands. */
import type { Point, Ring } from "./land.server.ts";

/** Maximum length of the path in characters. */
const LONGEST = 12_000;

/** Returns the path of all outlines, simplified until it fits the maximum length. */
export function coastPath(rings: readonly Ring[]): string {
  let path = "";
  for (let tolerance = 0.7; ; tolerance *= 1.35) {
    path = rings.map((ring) => ringPath(ring, tolerance)).join("");
    if (path.length <= LONGEST) return path;
  }
}

function ringPath(ring: Ring, tolerance: number): string {
  if (Math.abs(area(ring)) < 20 * tolerance) return "";
  const half = ring.length >> 1;
  const points = [
    ...simplify(ring.slice(0, half + 1), tolerance),
    ...simplify([...ring.slice(half), ring[0] as Point], tolerance).slice(1, -1),
  ];
  let path = "";
  let [x, y] = [0, 0];
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    const [dx, dy] = [nextX - x, nextY - y];
    if (path === "") path = `M${nextX} ${nextY}l`;
    else if (dx !== 0 || dy !== 0) path += `${/[l]$/.test(path) || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return path.endsWith("l") ? "" : `${path}z`;
}

function area(ring: Ring): number {
  let twice = 0;
  let [x0, y0] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    twice += x0 * y - x * y0;
    [x0, y0] = [x, y];
  }
  return twice / 2;
}

/** Removes points within `tolerance` of the line through the remaining ones, but neither end. */
function simplify(points: Ring, tolerance: number): Ring {
  const retained = new Uint8Array(points.length);
  retained[0] = 1;
  retained[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const { index, distance } = farthest(points, from, to);
    if (distance <= tolerance) continue;
    retained[index] = 1;
    spans.push([from, index], [index, to]);
  }
  return points.filter((_, i) => retained[i] === 1);
}

function farthest(points: Ring, from: number, to: number): { index: number; distance: number } {
  const [x1, y1] = points[from] as Point;
  const [x2, y2] = points[to] as Point;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  let index = -1;
  let distance = 0;
  for (let i = from + 1; i < to; i++) {
    const [x, y] = points[i] as Point;
    const off = length ? Math.abs(dy * (x - x1) - dx * (y - y1)) / length : Math.hypot(x - x1, y - y1);
    if (off > distance) [index, distance] = [i, off];
  }
  return { index, distance };
}
