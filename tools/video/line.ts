import { PEN } from "./timeline.ts";

/** Position of a drawing in the world: its own x 0 is at `x`, its own line height on the world's line. */
export interface Place {
  x: number;
  scale: number;
  /** The height of the line in the drawing's own units. */
  line: number;
}

/** World height of the quay, from the hero drawing. */
export const QUAY = 402;

/** Positions of the drawings; the hero's units are the world's. */
export const PLACES = {
  switchboard: { x: 1494, scale: 1.4, line: 224 },
  students: { x: 2536, scale: 1.22, line: 224 },
  board: { x: 3440, scale: 1.25, line: 224 },
  crew: { x: 3875, scale: 1.25, line: 224 },
  mark: { x: 6000, scale: 6, line: 16 },
} as const satisfies Record<string, Place>;

/** The path of the company mark, 56 × 32 units. */
export const MARK = "M2 16C6.4 2.7 9.6 2.7 14 16S21.6 29.3 26 16V6H38V26H50V16H54";

/** One part of the one line, in world units, and the second by which the pen has drawn it. */
export interface Part {
  path: string;
  until: number;
}

/** The main lines of the drawings, as read from their files. */
export interface Sources {
  hero: string;
  cable: string;
  crane: string;
  switchboard: string;
  students: string;
  crew: string;
}

/** Joins the main lines of all drawings into one line from the open sea to beyond the mark. */
export function buildLine(from: Sources): Part[] {
  const sea = cut(from.hero, "-750 420", "286 420");
  const ship = cut(from.hero, "286 420", "C884 400");
  const crane = cut(from.crane, "M1004 402", "V402h8.9V358h27.1V402h16V358h20V402");
  // In the board's drawing the line crosses a component; here it goes around it, so that it stays one line.
  const board = "M0 224H66L98 192H106V138H166V184H180L210 224H306V214H330A68 68 0 1 1 390 214H414V224H480";
  const { switchboard, students, board: boardPlace, crew, mark } = PLACES;
  return [
    { path: `M-750 420${sea}286 420`, until: PEN.waves },
    { path: ship, until: PEN.ship },
    { path: tail(from.cable), until: PEN.cable },
    { path: `${crane}V402h8.9V358h27.1V402h16V358h20V402`, until: PEN.crane },
    { path: `H${switchboard.x + 60 * switchboard.scale}`, until: PEN.toSwitchboard },
    { path: tail(place(cut(from.switchboard, "", "H480"), switchboard)), until: PEN.switchboard },
    { path: `H${students.x + 88 * students.scale}`, until: PEN.toStudents },
    { path: tail(place(cut(from.students, "", "H480"), students)), until: PEN.students },
    { path: `H${boardPlace.x + 66 * boardPlace.scale}`, until: PEN.toBoard },
    { path: tail(place(cut(board, "", "H480"), boardPlace)), until: PEN.board },
    { path: `H${crew.x + 340 * crew.scale}`, until: PEN.toCrew },
    { path: tail(place(cut(from.crew, "", "H2600"), crew)), until: PEN.crew },
    { path: `H${mark.x + 2 * mark.scale}`, until: PEN.toMark },
    { path: tail(place(MARK, mark)), until: PEN.mark },
    { path: "H6960", until: PEN.out },
  ];
}

/** Moves and scales a path of absolute commands (M L H V C S Q A Z) from its drawing into the world. */
export function place(path: string, { x, scale, line }: Place): string {
  const tokens = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  let command = "";
  let index = 0;
  return tokens
    .map((token) => {
      if (/[A-Za-z]/.test(token)) {
        command = token;
        index = 0;
        if (token !== "Z" && token !== "z" && token !== token.toUpperCase()) throw new Error(`relative ${token}`);
        return token;
      }
      const kind = axis(command, index++);
      const value = Number(token);
      const moved = kind === "x" ? x + value * scale : kind === "y" ? QUAY + (value - line) * scale : value;
      return `${Math.round((kind === "r" ? value * scale : moved) * 100) / 100} `;
    })
    .join("");
}

function axis(command: string, index: number): "x" | "y" | "r" | "flag" {
  if (command === "H") return "x";
  if (command === "V") return "y";
  if (command !== "A") return index % 2 ? "y" : "x";
  const step = index % 7;
  return step < 2 ? "r" : step < 5 ? "flag" : step === 5 ? "x" : "y";
}

/** Returns the text between two markers; an empty marker means the start or the end. */
function cut(path: string, after: string, before: string): string {
  const from = path.indexOf(after) + after.length;
  const to = before ? path.indexOf(before, from) : path.length;
  if (from < after.length || to < 0) throw new Error(`the drawing changed: ${after} … ${before} not found`);
  return path.slice(from, to);
}

/** Returns a path without its first point, to be appended to another. */
function tail(path: string): string {
  const rest = path.search(/[LHVCSQA]/);
  return path.slice(rest);
}
