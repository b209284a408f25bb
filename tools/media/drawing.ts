import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./studio.ts";

/** The colours of a drawing: ground, water, line, detail, fill, accent. */
export interface Palette {
  ground: string;
  water: string;
  line: string;
  detail: string;
  fill: string;
  live: string;
}

/** Above the line: paper. */
export const PAPER: Palette = {
  ground: "#f5f8f9",
  water: "#f5f8f9",
  line: "#06182a",
  detail: "#3f566b",
  fill: "#f5f8f9",
  live: "#f24c0c",
};

/** Below the line: the abyss. */
export const ABYSS: Palette = {
  ground: "#06182a",
  water: "#06182a",
  line: "#f5f8f9",
  detail: "#6d8da8",
  fill: "#0b2239",
  live: "#f24c0c",
};

/** Pen widths in CSS pixels: main line, objects, details, dots. */
export interface Pens {
  line: number;
  object: number;
  detail: number;
  dot: number;
}

/** Changes of a drawing that is used in another picture. */
export interface Setting {
  palette?: Palette;
  pens?: Pens;
  /** Whether to leave out the ground, the water and the labels. */
  bare?: boolean;
  viewBox?: string;
}

/** Reads a drawing of the site by name; the hero, which the site draws inline, comes from the film's copies. */
export async function readDrawing(name: string): Promise<string> {
  const folder = name === "hero" ? "tools/video/drawings" : "public/drawings";
  return readFile(join(ROOT, folder, `${name}.svg`), "utf8");
}

/** Returns the drawing in day colours in any theme, changed as `setting` says. */
export function setDrawing(svg: string, { palette, pens, bare, viewBox }: Setting): string {
  let out = svg
    .replace(/@media\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^}]*\})*\}/, "")
    .replace(/:root:target\{[^}]*\}/, "");
  if (palette) out = out.replace(/:root\{[^}]*\}/, root(palette));
  if (pens)
    out = out.replace(/@media\(max-width.*?(?=<\/style>)/s, "").replace("</style>", `${penRules(pens)}</style>`);
  if (bare) out = out.replace(/<path class="[gw]" [^>]*\/>/g, "").replace(/<text.*?<\/text>/gs, "");
  if (viewBox) out = out.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
  return out;
}

/** Returns the drawing as a data URL of an image, so that its styles stay separate. */
export function toAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Returns the typefaces of the site as `@font-face` rules with embedded files. */
export async function fontRules(): Promise<string> {
  const faces: [family: string, file: string][] = [
    ["One Sans", "one-sans"],
    ["IBM Plex Mono", "one-mono"],
  ];
  const rules = faces.map(async ([family, file]) => {
    const data = await readFile(join(ROOT, "src/ui/fonts", `${file}.woff2`), "base64");
    const axes = family === "One Sans" ? "font-weight:400 600;font-stretch:100% 118%;" : "";
    return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data});${axes}}`;
  });
  return (await Promise.all(rules)).join("");
}

function root({ ground, water, line, detail, fill, live }: Palette): string {
  return `:root{--g:${ground};--w:${water};--l:${line};--d:${detail};--f:${fill};--o:${live}}`;
}

function penRules({ line, object, detail, dot }: Pens): string {
  const rules = [`path{stroke-width:${detail}}`, `.l,.p{stroke-width:${line}}`, `.s,.r{stroke-width:${object}}`];
  return `${rules.join("")}.t{stroke-width:${dot}}`;
}
