/* Land from Natural Earth (public domain, from `world-atlas`), projected and cut to a chart. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeoProjection, geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";

export type Point = readonly [x: number, y: number];
/** A closed outline in units of the chart; the last point joins the first. */
export type Ring = Point[];

/** A rectangle in units of the chart. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Land = Topology<{ land: GeometryCollection }>;
type Bounds = [west: number, south: number, east: number, north: number];
/** Land of the whole world. */
interface Atlas {
  /** Without the arcs. */
  land: Land;
  /** The points of each arc as JSON, without the outer brackets: the arcs of the whole world would take 60 MB as arrays, and a chart needs few of them. */
  arcs: readonly string[];
  /** The bounds of each arc. */
  bounds: readonly Bounds[];
}

const require = createRequire(import.meta.url);

/**
 * Returns a Mercator projection centred on the longitude, so that the date line is not an edge.
 * @param scale units of the chart for one radian of longitude
 */
export function chartProjection(longitude: number, latitude: number, scale: number, [x, y]: Point): GeoProjection {
  return geoMercator().rotate([-longitude, 0]).center([0, latitude]).scale(scale).translate([x, y]).precision(0);
}

/** Returns outlines of land within `box` from the fine or coarse atlas. Synchronous: about 0.2 s for the fine one. */
export function landRings(detail: "fine" | "coarse", projection: GeoProjection, box: Box): Ring[] {
  const atlas = readAtlas(detail);
  const near = polygonsNear(atlas, geographicBounds(projection, box));
  const rings: Ring[] = [];
  let ring: [number, number][] = [];
  const context = {
    moveTo: (x: number, y: number) => {
      ring = [[x, y]];
      rings.push(ring);
    },
    lineTo: (x: number, y: number) => ring.push([x, y]),
    closePath: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
  };
  const clipped = projection.clipExtent([
    [box.left, box.top],
    [box.right, box.bottom],
  ]);
  geoPath(clipped, context)(feature(withArcs(atlas, near), near));
  return rings;
}

const atlases = new Map<string, Atlas>();

/** Reads an atlas once: that takes longer than drawing a chart of it. */
function readAtlas(detail: "fine" | "coarse"): Atlas {
  const known = atlases.get(detail);
  if (known !== undefined) return known;
  const file = require.resolve(`world-atlas/land-${detail === "fine" ? "10m" : "50m"}.json`);
  // Plain ASCII.
  const text = readFileSync(file, "latin1");
  const from = text.lastIndexOf(ARCS_FROM) + ARCS_FROM.length;
  const to = text.indexOf(ARCS_TO, from);
  const land = JSON.parse(text.slice(0, from - 2) + text.slice(to + 2)) as Land;
  const arcs = text.slice(from, to).split("]],[[");
  const atlas = { land, arcs, bounds: arcs.map((arc) => arcBounds(land, readArc(arc))) };
  atlases.set(detail, atlas);
  return atlas;
}

/** Before and after the arcs of the whole topology, which are the last value of that name. */
const ARCS_FROM = '"arcs":[[[';
const ARCS_TO = "]]]";

const readArc = (points: string) => JSON.parse(`[[${points}]]`) as number[][];

/** Returns the topology with those arcs that the polygons consist of. */
function withArcs({ land, arcs }: Atlas, { arcs: polygons }: MultiPolygon): Land {
  const read: number[][][] = [];
  for (const index of polygons.flat(2)) {
    const at = index < 0 ? ~index : index;
    read[at] ??= readArc(arcs[at] ?? "");
  }
  return { ...land, arcs: read };
}

/** Returns a function that tells whether a point of `box` is land, within two units; false outside of it. */
export function landFinder(rings: readonly Ring[], box: Box): (point: Point) => boolean {
  const cell = 4;
  const columns = Math.ceil((box.right - box.left) / cell);
  const crossings = Array.from({ length: Math.ceil((box.bottom - box.top) / cell) }, (): number[] => []);
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      const [high, low] = y0 < y1 ? [y0, y1] : [y1, y0];
      const last = Math.min(crossings.length - 1, Math.ceil((low - box.top) / cell - 0.5) - 1);
      for (let r = Math.max(0, Math.ceil((high - box.top) / cell - 0.5)); r <= last; r++) {
        const y = box.top + (r + 0.5) * cell;
        crossings[r]?.push(((x1 - x0) * (y - y0)) / (y1 - y0) + x0);
      }
      [x0, y0] = [x1, y1];
    }
  }
  const land = crossings.map((xs) => fillRow(xs, columns, box.left, cell));
  return ([x, y]) => land[Math.floor((y - box.top) / cell)]?.[Math.floor((x - box.left) / cell)] === 1;
}

/**
 * Fills a row of cells by the even-odd rule: land between the first and second crossing, third and fourth, and so on.
 */
function fillRow(crossings: number[], columns: number, left: number, cell: number): Uint8Array {
  const row = new Uint8Array(columns);
  const ends = crossings.sort((a, b) => a - b).map((x) => Math.round((x - left) / cell));
  for (let i = 0; i + 1 < ends.length; i += 2) row.fill(1, Math.max(0, ends[i] ?? 0), Math.max(0, ends[i + 1] ?? 0));
  return row;
}

/** Returns the degrees that the box covers; longitudes may exceed ±180. */
function geographicBounds(projection: GeoProjection, box: Box): Bounds {
  const middle = -projection.rotate()[0];
  const degree = (projection.scale() * Math.PI) / 180;
  const [x0 = 0] = projection([middle, 0]) ?? [];
  const at = (y: number): number => projection.invert?.([x0, y])?.[1] ?? 0;
  return [middle + (box.left - x0) / degree, at(box.bottom), middle + (box.right - x0) / degree, at(box.top)];
}

/**
 * Returns the polygons whose bounds intersect the given ones; projecting the whole world would take most of the time.
 */
function polygonsNear({ land, bounds: arcs }: Atlas, bounds: Bounds): MultiPolygon {
  const meets = ([west, south, east, north]: Bounds): boolean =>
    south <= bounds[3] &&
    north >= bounds[1] &&
    [-360, 0, 360].some((turn) => west + turn <= bounds[2] && east + turn >= bounds[0]);
  const polygons = land.objects.land.geometries.flatMap((geometry) =>
    geometry.type === "MultiPolygon" ? geometry.arcs : geometry.type === "Polygon" ? [geometry.arcs] : [],
  );
  const near = polygons.filter(([outline = []]) => {
    const union: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
    for (const index of outline) extend(union, arcs[index < 0 ? ~index : index]);
    return meets(union);
  });
  return { type: "MultiPolygon", arcs: near };
}

function arcBounds({ transform }: Land, arc: readonly number[][]): Bounds {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  let x = 0;
  let y = 0;
  for (const [dx = 0, dy = 0] of arc) {
    x += dx;
    y += dy;
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
  return bounds.map((value, i) => value * (scale[i % 2] ?? 1) + (translate[i % 2] ?? 0)) as Bounds;
}

function extend(bounds: Bounds, other: Bounds | undefined): void {
  if (other === undefined) return;
  if (other[0] < bounds[0]) bounds[0] = other[0];
  if (other[1] < bounds[1]) bounds[1] = other[1];
  if (other[2] > bounds[2]) bounds[2] = other[2];
  if (other[3] > bounds[3]) bounds[3] = other[3];
}
