/**
 * Path helpers. Drawings are written with y upwards from the line (the waterline or the floor); `place` turns such a
 * path into a compact SVG path with y downwards.
 */

/** Height of the line in every 480 × 320 picture, in units from the top. */
export const LINE = 224;

/** Position and scale of a path in the picture. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrors left and right within the 480 units of the canvas. */
  flip?: boolean;
}

/** A position in the units of a drawing, `y` above the line. */
export type Point = readonly [x: number, y: number];

/**
 * Rounds to tenths of a unit, as a whole number: all pen positions are stored this way, so rounding errors do not add
 * up.
 */
const tenths = (value: number): number => Math.round(value * 10) || 0;

/** Formats a number of tenths in its shortest form. */
const spell = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");

/** Joins numbers with as few separators as SVG allows. */
function join(values: number[]): string {
  let text = "";
  let last = "";
  for (const value of values) {
    const next = spell(value);
    const touches = text === "" || next.startsWith("-") || (next.startsWith(".") && last.includes("."));
    text += touches ? next : ` ${next}`;
    last = next;
  }
  return text;
}

/** Writes path commands, each absolute or relative, whichever is shorter. */
class PathWriter {
  #text = "";
  #command = "";
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  /** Points are absolute tenths; `before` contains values that are the same in both forms (an arc's radii). */
  to(command: "M" | "L" | "C" | "Q" | "A", points: number[], before: number[] = []): void {
    const relative = points.map((value, i) => value - (i % 2 ? this.#y : this.#x));
    const [x, y] = points.slice(-2) as [number, number];
    if (command === "L" && y === this.#y) this.#write("H", [x], [x - this.#x]);
    else if (command === "L" && x === this.#x) this.#write("V", [y], [y - this.#y]);
    else this.#write(command, [...before, ...points], [...before, ...relative]);
    this.#x = x;
    this.#y = y;
    if (command === "M") [this.#startX, this.#startY] = [x, y];
  }

  close(): void {
    this.#text += "z";
    this.#command = "z";
    [this.#x, this.#y] = [this.#startX, this.#startY];
  }

  toString(): string {
    return this.#text;
  }

  #write(command: string, absolute: number[], relative: number[]): void {
    const first = this.#text === "";
    const long = this.#spelled(command, absolute);
    const short = this.#spelled(command.toLowerCase(), relative);
    const useLong = first || long.length < short.length;
    this.#text += useLong ? long : short;
    this.#command = useLong ? command : command.toLowerCase();
  }

  /** A command letter is omitted where the previous one implies it. */
  #spelled(command: string, values: number[]): string {
    const implied = { M: "L", m: "l" }[this.#command] ?? this.#command;
    const numbers = join(values);
    if (implied !== command || command.toLowerCase() === "m") return command + numbers;
    return numbers.startsWith("-") ? numbers : ` ${numbers}`;
  }
}

/** Turns a path with y upwards into a compact SVG path. Supports M L H V C Q A Z, absolute only; throws on others. */
export function place(path: string, { x: left = 0, y: up = 0, scale = 1, flip = false }: Placement = {}): string {
  const tokens = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const writer = new PathWriter();
  const mapX = (x: number): number => tenths(flip ? 480 - (left + x * scale) : left + x * scale);
  const mapY = (y: number): number => tenths(LINE - up - y * scale);
  let index = 0;
  let command = "";
  let x = 0;
  let y = 0;
  const number = (): number => Number.parseFloat(tokens[index++] ?? "");
  const points = (count: number): number[] => {
    const out: number[] = [];
    for (let i = 0; i < count; i++) {
      x = number();
      y = number();
      out.push(mapX(x), mapY(y));
    }
    return out;
  };
  while (index < tokens.length) {
    if (/[A-Za-z]/.test(tokens[index] ?? "")) command = tokens[index++] ?? "";
    if (command === "M") {
      writer.to("M", points(1));
      command = "L";
    } else if (command === "L") writer.to("L", points(1));
    else if (command === "H") {
      x = number();
      writer.to("L", [mapX(x), mapY(y)]);
    } else if (command === "V") {
      y = number();
      writer.to("L", [mapX(x), mapY(y)]);
    } else if (command === "C") writer.to("C", points(3));
    else if (command === "Q") writer.to("Q", points(2));
    else if (command === "A") {
      const [rx, ry, turn, large, sweep] = [number(), number(), number(), number(), number()];
      const args = [tenths(rx * scale), tenths(ry * scale), turn * 10, large * 10, (flip ? sweep : 1 - sweep) * 10];
      writer.to("A", points(1), args);
    } else if (command === "Z") writer.close();
    else throw new Error(`Unknown path command ${command} in ${path}`);
  }
  return writer.toString();
}

/** A rectangle from its lower left corner. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** A circle. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;

/** An open line through points. */
export const poly = (...points: Point[]): string => `M${points.map((point) => point.join(" ")).join("L")}`;

/** Joins one piece of path for each step from `from` to `to`, both included. */
export function row(from: number, to: number, step: number, piece: (at: number) => string): string {
  let path = "";
  for (let at = from; at <= to + 1e-6; at += step) path += piece(+at.toFixed(2));
  return path;
}

/** A row of dots (lamps, side lights); for the `dots` layer. */
export const dotRow = (from: number, to: number, step: number, y: number): string =>
  row(from, to, step, (x) => `M${x} ${y}H${x}`);

/** Returns a point at an angle (radians, counter-clockwise from the right) around a centre, rounded to one decimal. */
export const polar = (x: number, y: number, radius: number, angle: number): [number, number] => [
  +(x + radius * Math.cos(angle)).toFixed(1),
  +(y + radius * Math.sin(angle)).toFixed(1),
];
