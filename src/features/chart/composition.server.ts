/* Composition of a chart: the place is positioned so that water is visible, and the compass rose on that water. */
import type { Box, Point } from "./land.server.ts";

type IsLand = (point: Point) => boolean;

interface Size {
  width: number;
  height: number;
}

/** Target share of water in a chart. */
const WATER = 0.62;

/** What a ring through the compass rose counts, in points of land below it; the rose covers about 500. */
const CROSSED = 50;

/**
 * Returns the position of the place on the chart: the middle, or up to a quarter off it, whichever is closest to the
 * target share of water.
 * @param isLand covers an area 1.5 times as large as `size` with the place in the middle
 */
export function placeOnChart(isLand: IsLand, { width, height }: Size): Point {
  const step = width / 40;
  const cells: { x: number; y: number; water: boolean }[] = [];
  for (let x = -width / 4; x < width * 1.25; x += step)
    for (let y = -height / 4; y < height * 1.25; y += step) cells.push({ x, y, water: !isLand([x, y]) });
  let best: Point = [width / 2, height / 2];
  let least = Infinity;
  for (const across of [0, -0.1, 0.1, -0.2, 0.2])
    for (const down of [0, -0.1, 0.1, -0.2, 0.2]) {
      const [left, top] = [across * width, down * height];
      const shown = cells.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height);
      const share = shown.filter(({ water }) => water).length / shown.length;
      const cost = Math.abs(share - WATER) + 0.1 * (Math.abs(across) + Math.abs(down));
      if (cost < least) [least, best] = [cost, [width / 2 - left, height / 2 - top]];
    }
  return best.map(Math.round) as unknown as Point;
}

/**
 * Returns the centre of the compass rose: where it covers least land, away from the place and the labels, and if it can be
 * between the rings around the place.
 * @param rings radii of the rings
 */
export function roseOnChart(isLand: IsLand, box: Box, radius: number, place: Point, rings: readonly number[]): Point {
  const reach = radius + 22;
  const spots: Point[] = [];
  // Close together: a spit is narrow.
  const step = radius / 9;
  for (let x = -reach; x <= reach; x += step)
    for (let y = -reach; y <= reach; y += step) if (Math.hypot(x, y) <= reach) spots.push([x, y]);
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let best: Point = [middleX, middleY];
  let least = Infinity;
  for (let x = box.left + reach + 40; x <= box.right - reach - 8; x += radius / 2)
    for (let y = box.top + reach + 20; y <= box.bottom - reach - 4; y += radius / 2) {
      const distance = Math.hypot(x - place[0], y - place[1]);
      if (distance < reach + 30) continue;
      const isCrossed = rings.some((ring) => Math.abs(distance - ring) < reach);
      const land = spots.filter(([dx, dy]) => isLand([x + dx, y + dy])).length;
      const off = Math.hypot((x - middleX) / (box.right - box.left), (y - middleY) / (box.bottom - box.top));
      const cost = land + off + (isCrossed ? CROSSED : 0);
      if (cost < least) [least, best] = [cost, [x, y]];
    }
  return best.map(Math.round) as unknown as Point;
}
