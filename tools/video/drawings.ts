import { PLACES, type Place } from "./line.ts";
import { PEN } from "./timeline.ts";

/** A layer of a drawing: its class in the scene and its path, in the drawing's own units. */
export interface Layer {
  kind: string;
  path: string;
}

/** Position of a drawing's layers. */
export interface Piece {
  place: Place | null;
  layers: Layer[];
  /** The earliest second for a stroke at this x, where the pen's own path does not determine it well. */
  after?: (x: number) => number;
  /** Whether it is above the line instead of below it, as the symbols of a circuit are. */
  over?: boolean;
}

/** Layers of the hero that stay in place in the film, by their class there. */
const HERO: Record<string, string> = {
  hn: "n",
  "hv hu": "v",
  hv: "v",
  hd: "d",
  "hd hf": "f",
  "hd ho": "t",
  "hl hs": "s",
  "hl hb": "b",
};
const PICTURE: Record<string, string> = { f: "f", fl: "m", m: "m", d: "d", s: "s", t: "t", o: "o" };

/** Reads the paths of an SVG text with their classes. */
export function layersOf(svg: string): Layer[] {
  return [...svg.matchAll(/<path class="([^"]+)" d="([^"]+)"/g)].map(([, kind = "", path = ""]) => ({ kind, path }));
}

/** Returns the first path of a class in a drawing, or the `nth`; throws when the drawing has changed. */
export function pathOf(svg: string, kind: string, nth = 0): string {
  const found = layersOf(svg).filter((layer) => layer.kind === kind)[nth];
  if (!found) throw new Error(`no path of class ${kind}`);
  return found.path;
}

/** The drawings of the world except the one line, back to front. */
export function buildPieces(svg: Record<"hero" | "switchboard" | "students" | "board" | "crew", string>): Piece[] {
  const [ship = "", quay = ""] = svg.hero.split('id="hB"');
  const [behind = "", infront = ""] = quay.split('<path class="hl" ');
  // The crane reaches back over the ship: its strokes wait until the pen has left the cable.
  const after = (x: number) => PEN.cable + 0.9 + Math.max(0, x - 785) * 0.0035;
  return [
    { place: null, layers: [{ kind: "v", path: "M944 402V422H1420" }, ...hero(ship)] },
    { place: null, layers: hero(behind), after },
    { place: null, layers: hero(infront), after, over: true },
    { place: PLACES.switchboard, layers: picture(svg.switchboard).map(bare) },
    { place: PLACES.students, layers: picture(svg.students) },
    { place: PLACES.board, layers: picture(svg.board).filter(({ kind }) => kind !== "o") },
    { place: PLACES.crew, layers: picture(svg.crew) },
  ];
}

function hero(svg: string): Layer[] {
  return layersOf(svg)
    .flatMap(({ kind, path }) => (HERO[kind] ? [{ kind: HERO[kind], path }] : []))
    .flatMap(split)
    .filter(({ path }) => !path.startsWith("M-2082") && !path.startsWith("M944 402"))
    .filter(({ kind, path }) => kind !== "n" || Number(path.slice(1).split(" ")[0]) < 1340);
}

/** The body of the switchboard needs no outline: the line is its outline. */
function bare(layer: Layer): Layer {
  return layer.kind === "f" ? { ...layer, kind: "m" } : layer;
}

function picture(svg: string): Layer[] {
  return layersOf(svg)
    .flatMap(({ kind, path }) => (PICTURE[kind] ? [{ kind: PICTURE[kind], path }] : []))
    .flatMap(split);
}

/** Each stroke becomes a separate path, which is drawn when the pen has passed it. */
function split({ kind, path }: Layer): Layer[] {
  return path
    .split(/(?=M)/)
    .filter((part) => part.length > 2)
    .map((part) => ({ kind, path: part }));
}
