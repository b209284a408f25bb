/** The sheet of a drawing: its ground, its colours in each theme, and its SVG file. */
import { svgThemes } from "#ui/svg-themes.ts";
import { circle, LINE, type Placement, type Point, place } from "./pen.ts";

/** Grounds of a picture; `paper`, `wall` (mist) and `deep` (abyss) are transparent and show the colour of the page. */
export type Ground = "mist" | "green" | "abyss" | "paper" | "wall" | "deep";

/** Sky, water, main line, detail, fill and the one accent. */
type Palette = readonly [sky: string, water: string, line: string, detail: string, fill: string, mark: string];

/** The ground whose colours a transparent one has. */
const COLOURS_OF = { wall: "mist", deep: "abyss" } as const;

/** The line has the colour of `--ink` in `src/ui/app.css`, on which it continues; `paper` and `mist` have those tokens. */
export const PALETTES: Record<Exclude<Ground, keyof typeof COLOURS_OF>, Record<"day" | "dusk" | "night", Palette>> = {
  mist: {
    day: ["#e5ecf0", "#c3d2db", "#06182a", "#3f566b", "#f5f8f9", "#f24c0c"],
    dusk: ["#0a2339", "#113049", "#f5f8f9", "#9db5c8", "#12344f", "#f24c0c"],
    night: ["#1a120e", "#150d0a", "#d9a68e", "#bb8c76", "#281b15", "#f24c0c"],
  },
  green: {
    day: ["#e4eeea", "#b7d0c7", "#06182a", "#3b5a57", "#f3f8f6", "#f24c0c"],
    dusk: ["#0a2b38", "#103a48", "#f5f8f9", "#9dbfc4", "#123f4d", "#f24c0c"],
    night: ["#22160f", "#170f0b", "#d9a68e", "#bb8c76", "#2b1c15", "#f24c0c"],
  },
  abyss: {
    day: ["#0d2a44", "#06182a", "#f5f8f9", "#9db5c8", "#12344f", "#f24c0c"],
    dusk: ["#0d2a44", "#030d19", "#f5f8f9", "#9db5c8", "#12344f", "#f24c0c"],
    night: ["#1b120f", "#110a08", "#d9a68e", "#bb8c76", "#251814", "#f24c0c"],
  },
  paper: {
    day: ["#f5f8f9", "#f5f8f9", "#06182a", "#4b6074", "#f5f8f9", "#f24c0c"],
    dusk: ["#06182a", "#06182a", "#f5f8f9", "#8fa9be", "#06182a", "#f24c0c"],
    night: ["#0b0706", "#0b0706", "#d9a68e", "#bb8c76", "#0b0706", "#f24c0c"],
  },
};

/** Layers by their class in the style sheet below; `i` is left out of narrow pictures. */
type Layer = "d" | "d i" | "f" | "h" | "k" | "l" | "m" | "o" | "p" | "r" | "s" | "t" | "u" | "w";

interface Label {
  x: number;
  y: number;
  text: string;
  anchor?: "middle" | "end";
}

/** A lead from the number of a part to a dot on the part; in a narrow picture both can be elsewhere. */
interface Lead {
  to: Point;
  narrowAt: Point;
  narrowTo: Point;
}

/** Radii of the circle around the number of a part: in a wide picture, and in one of at most 420 pixels. */
const PART_RADIUS = 16;
const NARROW_PART_RADIUS = 24;

/** Numbers in circles, which only some drawings have: those of parts, and those of a list that narrow screens show below. */
const NUMBER_STYLE = ".c{fill:var(--f);stroke:var(--d);vector-effect:non-scaling-stroke}";
const PART_STYLE = `${NUMBER_STYLE}.c{r:${PART_RADIUS}px}.y{display:none}@media(max-width:420px){.i,.x{display:none}.y{display:inline}.c{r:${NARROW_PART_RADIUS}px}.n{font-size:25px}}`;
const KEY_STYLE = `${NUMBER_STYLE}.c{r:26px}.n{font-size:29px}@media(min-width:800px){.c{r:20px}.n{font-size:23px}}@media(min-width:896px){.c,.n{display:none}}`;

const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const variables = (palette: Palette): string =>
  `:root{${palette.map((colour, i) => `--${"gwldfo"[i]}:${colour}`).join(";")}}`;

const isOpaque = (ground: Ground): boolean => !["paper", "wall", "deep"].includes(ground);

/** Returns the style of a ground: one text for all its drawings, so that a policy needs few hashes. */
function styleOf(ground: Ground): string {
  const { day, dusk, night } = PALETTES[ground === "wall" || ground === "deep" ? COLOURS_OF[ground] : ground];
  // On the page's own ground the line continues beyond the drawing, 2 wide: it has the same width on a phone.
  const ownLine = `.l{stroke-width:${isOpaque(ground) ? 1.5 : 2}}`;
  return (
    svgThemes(variables(day), variables(dusk), variables(night)) +
    "path{fill:none;stroke:var(--l);stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}" +
    ".g,.k,.m,.o,.u,.w{stroke:none}.g{fill:var(--g)}.w{fill:var(--w)}.k{fill:var(--l)}.o{fill:var(--o)}" +
    ".u{fill:var(--d);opacity:.35}.f,.m,.s{fill:var(--f)}.d,.f,.h,.t{stroke:var(--d)}.h{stroke-dasharray:4 3}" +
    ".l{stroke-width:2}.s{stroke-width:1.5}.t{stroke-width:2.4}.p,.r{stroke:var(--o);stroke-width:2.5}.r{stroke-width:1.5}" +
    "text{font:9px IBM Plex Mono,ui-monospace,monospace;fill:var(--d);letter-spacing:.05em}" +
    ".n{font-size:17px;fill:var(--l);letter-spacing:0}" +
    `@media(max-width:420px){path{stroke-width:.75}${ownLine}.r,.s{stroke-width:1.1}.p{stroke-width:1.8}.t{stroke-width:1.7}}` +
    `@media(max-width:239px){path{stroke-width:.5}.l{stroke-width:${isOpaque(ground) ? 1 : 2}}.r,.s,.t{stroke-width:.7}.p{stroke-width:1.2}}`
  );
}

/** One drawing: paths in layers, bottom first. All paths have y upwards from the line. */
export class Drawing {
  readonly name: string;
  readonly title: string;
  readonly ground: Ground;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly #layers: { layer: Layer; path: string }[] = [];
  readonly #labels: Label[] = [];
  readonly #numbers: { number: number; at: Point; lead?: Lead }[] = [];
  #numberStyle = "";

  constructor(name: string, title: string, ground: Ground, viewBox: Drawing["viewBox"] = [0, 0, 480, 320]) {
    this.name = name;
    this.title = title;
    this.ground = ground;
    this.viewBox = viewBox;
  }

  /** The main line, 2 wide: it outlines the subject. */
  line = (path: string, at?: Placement): this => this.#lay("l", path, at);
  /** Filled shape outlined as an object, 1.5 wide. */
  object = (path: string, at?: Placement): this => this.#lay("s", path, at);
  /** Filled shape outlined as detail, 1 wide. */
  shape = (path: string, at?: Placement): this => this.#lay("f", path, at);
  /** Detail, 1 wide, no fill. */
  detail = (path: string, at?: Placement): this => this.#lay("d", path, at);
  /** Detail that would be too fine in a picture of at most 420 pixels, which leaves it out. Only for pictures with parts. */
  fine = (path: string, at?: Placement): this => this.#lay("d i", path, at);
  /** Hidden parts, dashed. */
  hidden = (path: string, at?: Placement): this => this.#lay("h", path, at);
  /** Dots of 2.4. */
  dots = (path: string, at?: Placement): this => this.#lay("t", path, at);
  /** A fill without an outline, which covers what is behind. */
  mask = (path: string, at?: Placement): this => this.#lay("m", path, at);
  /** Water or floor. */
  water = (path = "M0 0H480V-96H0Z", at?: Placement): this => this.#lay("w", path, at);
  /** A light tone of the detail colour. */
  tone = (path: string, at?: Placement): this => this.#lay("u", path, at);
  /** Solid in the colour of the line. */
  solid = (path: string, at?: Placement): this => this.#lay("k", path, at);
  /** The one orange accent, solid. */
  lamp = (path: string, at?: Placement): this => this.#lay("o", path, at);
  /** The one orange accent as a cable, 2.5 wide. */
  cable = (path: string, at?: Placement): this => this.#lay("p", path, at);
  /** The one orange accent as a thin line, 1.5 wide. */
  limit = (path: string, at?: Placement): this => this.#lay("r", path, at);

  /** A mono label; its baseline is `y` above the line. */
  label(x: number, y: number, text: string, anchor?: Label["anchor"]): this {
    this.#labels.push({ x, y: LINE - y, text, ...(anchor && { anchor }) });
    return this;
  }

  /**
   * The number of a part in a circle, with a lead to a dot on the part.
   * @param narrowAt the number in a picture of at most 420 pixels, where the circle is larger
   * @param narrowTo the dot in such a picture
   */
  part(number: number, at: Point, to: Point, narrowAt = at, narrowTo = to): this {
    this.#numberStyle = PART_STYLE;
    this.#numbers.push({ number, at, lead: { to, narrowAt, narrowTo } });
    return this;
  }

  /** The number of an entry of the list below the drawing, in a circle at `x`, `y`, on screens narrower than 56rem. */
  key(number: number, x: number, y: number): this {
    this.#numberStyle = KEY_STYLE;
    this.#numbers.push({ number, at: [x, y] });
    return this;
  }

  /** Adds all layers of another drawing. */
  take(other: Drawing): this {
    this.#layers.push(...other.#layers);
    this.#labels.push(...other.#labels);
    this.#numbers.push(...other.#numbers);
    this.#numberStyle ||= other.#numberStyle;
    return this;
  }

  /** Returns the whole SVG file with every theme. */
  toSvg(): string {
    const [x, y, width, height] = this.viewBox;
    const ground = isOpaque(this.ground) ? `<path class="g" d="M${x} ${y}h${width}v${height}h-${width}z"/>` : "";
    return (
      `<svg id="night" class="${this.ground}" xmlns="http://www.w3.org/2000/svg" viewBox="${this.viewBox.join(" ")}"><title>${escapeText(this.title)}</title>` +
      `<style>${styleOf(this.ground)}${this.#numberStyle}</style>` +
      `${ground}${this.#paths()}${this.#texts()}${this.#circledNumbers()}</svg>`
    );
  }

  #lay(layer: Layer, path: string, at?: Placement): this {
    this.#layers.push({ layer, path: place(path, at) });
    return this;
  }

  /** Merges adjacent paths of one layer. */
  #paths(): string {
    let out = "";
    let last = "";
    for (const { layer, path } of this.#layers) {
      out = layer === last ? `${out.slice(0, -3)}${path}"/>` : `${out}<path class="${layer}" d="${path}"/>`;
      last = layer;
    }
    return out;
  }

  #texts(): string {
    const attribute = (anchor?: string): string => (anchor ? ` text-anchor="${anchor}"` : "");
    return this.#labels
      .map(
        ({ x, y, text, anchor }) =>
          `<text x="${x}" y="${+y.toFixed(1)}"${attribute(anchor)}>${escapeText(text)}</text>`,
      )
      .join("");
  }

  #circledNumbers(): string {
    const circled = (number: number, x: number, y: number): string =>
      `<circle class="c" cx="${x}" cy="${y}"/>` +
      `<text class="n" x="${x}" y="${y}" dy=".35em" text-anchor="middle">${number}</text>`;
    const lead = (radius: number, [x, y]: Point, [toX, toY]: Point): string => {
      const length = Math.hypot(toX - x, toY - y);
      const edge = (at: number, to: number): number => +(at + ((to - at) * radius) / length).toFixed(1);
      const line = place(`M${edge(x, toX)} ${edge(y, toY)}L${toX} ${toY}`);
      return `<path class="d" d="${line}"/><path class="k" d="${place(circle(toX, toY, 2.2))}"/>`;
    };
    return this.#numbers
      .map(({ number, at, lead: part }) => {
        const key = circled(number, at[0], LINE - at[1]);
        if (part === undefined) return key;
        const { to, narrowAt, narrowTo } = part;
        return (
          `<g class="x">${lead(PART_RADIUS, at, to)}${key}</g>` +
          `<g class="y">${lead(NARROW_PART_RADIUS, narrowAt, narrowTo)}${circled(number, narrowAt[0], LINE - narrowAt[1])}</g>`
        );
      })
      .join("");
  }
}

/** A 480 × 320 picture, `pic-…`, on its own ground. */
export const picture = (name: string, title: string, ground: Ground = "mist"): Drawing =>
  new Drawing(`pic-${name}`, title, ground);

/** A drawing on the page's paper, cropped to the height of a banner or tile. */
export const onPaper = (name: string, title: string, viewBox: Drawing["viewBox"] = [0, 24, 480, 256]): Drawing =>
  new Drawing(name, title, "paper", viewBox);
