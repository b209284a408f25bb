/* Colours and line widths of charts in each theme. */

import { svgThemes } from "#ui/svg-themes.ts";
import type { Box, Point } from "./land.server.ts";

export type Paper = "light" | "dark";

/** Colours of sea, edge of the sea along the coast, land, coast, graticule, text, mark, names. */
type Palette = readonly [string, string, string, string, string, string, string, string];

/** The sea has the colour of the ground that the chart is on, `--paper` or `--deep` in `src/ui/app.css`. */
export const PALETTES: Record<Paper, Record<"day" | "dusk" | "night", Palette>> = {
  light: {
    day: ["#f5f8f9", "#dfeae6", "#d9e3e9", "#06182a", "#d3dde3", "#3f566b", "#f24c0c", "#06182a"],
    dusk: ["#06182a", "#0b2640", "#12344f", "#7f9db6", "#1c3f5c", "#8fabc1", "#f24c0c", "#f5f8f9"],
    night: ["#0b0706", "#170d0a", "#21140f", "#ad806c", "#35211a", "#bb8c76", "#f24c0c", "#d9a68e"],
  },
  dark: {
    day: ["#06182a", "#0b2640", "#12344f", "#7f9db6", "#1c3f5c", "#8fabc1", "#f24c0c", "#f5f8f9"],
    dusk: ["#020c18", "#06182a", "#0c2338", "#6d8da8", "#15304a", "#8fabc1", "#f24c0c", "#f5f8f9"],
    night: ["#040202", "#120a08", "#1c110d", "#ad806c", "#2e1d17", "#bb8c76", "#f24c0c", "#d9a68e"],
  },
};

const variables = (palette: Palette): string =>
  `:root{${palette.map((colour, i) => `--${"shacgton"[i]}:${colour}`).join(";")}}`;

/** Returns width and height of a label, from the size of its letters; all in units of the chart. */
export const labelBox = (label: string, size: number): [width: number, height: number] => [
  label.length * 0.65 * size,
  1.25 * size,
];

/** What each part of a chart needs to place its labels. */
export interface Labels {
  frame: Box;
  isLand: (point: Point) => boolean;
  /** Size of the labels in units of the chart. */
  size: number;
  /** What labels must not cover; each part adds its own. */
  taken: Box[];
  /** Says whether the edge of a phone may cut a label, which is then left out there. */
  isCut: (box: Box) => boolean;
}

/**
 * Returns the class attribute of a label, with a space before it: "o" is left out on phones, "i" is on land.
 * @param name a class of its own
 */
export function classOf(box: Box, { isCut, isLand }: Labels, name = ""): string {
  const classes = [name, isCut(box) ? "o" : "", isLand([box.left, box.top]) ? "i" : ""].filter((each) => each !== "");
  return classes.length === 0 ? "" : ` class="${classes.join(" ")}"`;
}

/** Says whether a box lies on land and on water. */
export function crossesCoast({ left, top, right, bottom }: Box, isLand: (point: Point) => boolean): boolean {
  const parts = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  const points = parts.flatMap((part) =>
    [top, (top + bottom) / 2, bottom].map((y) => isLand([left + part * (right - left), y])),
  );
  return new Set(points).size > 1;
}

/** Returns the style sheet. The coast is drawn twice, as edge of the sea and as land, styled by custom properties. */
export function chartStyle(paper: Paper, width: number): string {
  const { day, dusk, night } = PALETTES[paper];
  const [edge, coast, size] = paper === "light" ? [30, 1.25, 11] : [16, 1, 16];
  return (
    svgThemes(variables(day), variables(dusk), variables(night)) +
    "path,circle{fill:none;stroke-linejoin:round}.r,.g,.m{vector-effect:non-scaling-stroke}circle.r{vector-effect:none}" +
    ".s{fill:var(--s)}#c{fill:var(--F);stroke:var(--S);stroke-width:var(--W);vector-effect:var(--V)}" +
    `.h{--F:none;--S:var(--h);--W:${edge};--V:none}.a{--F:var(--a);--S:var(--c);--W:${coast};--V:non-scaling-stroke}` +
    ".g{stroke:var(--g)}.r,.b{stroke:var(--t)}.b{stroke-width:5}.m{stroke:var(--o);stroke-width:2}.d{fill:var(--o)}" +
    ".v{stroke:var(--t);stroke-width:1;stroke-dasharray:2 5;vector-effect:none}.n text{fill:var(--n)}" +
    // A port is as large on every screen.
    ".q{fill:none;stroke:var(--n);stroke-width:3;vector-effect:non-scaling-stroke;stroke-linejoin:miter}" +
    `text{font:${size}px IBM Plex Mono,ui-monospace,monospace;fill:var(--t);letter-spacing:.04em;paint-order:stroke;stroke:var(--s);stroke-width:.4em;stroke-linejoin:round}.i{stroke:var(--a)}.w{stroke-width:.9em}` +
    ".e{dominant-baseline:hanging}.e text{transform:translateX(.25em)}" +
    // The height on a phone: `src/ui/site/company/wide-chart.module.css`.
    "@media(height:272px){.o{display:none}}" +
    `@media(max-width:${Math.round(width * 0.6)}px){text{font-size:19px}}@media(max-width:${Math.round(width * 0.4)}px){text{font-size:30px}.n,.q{display:none}}`
  );
}
