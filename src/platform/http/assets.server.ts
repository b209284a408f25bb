import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A style sheet to be inlined in a page, with the hash by which the content security policy allows it. */
export interface InlineStyle {
  css: string;
  /** `sha256-…` */
  hash: string;
}

/** A file that is served, as the build wrote it. */
export interface BuiltFile {
  /** bytes */
  size: number;
  /** ms since 1970 */
  modified: number;
  /** A hash of its content, which is part of the name of files in `assets/`. */
  version?: string;
  /** For a drawing (SVG): the hashes of its inline styles. */
  styleHashes?: readonly string[];
}

/** A drawing that pages can contain: the view box of its SVG, the ground that it is drawn on, and its shapes. */
export interface InlineDrawing {
  viewBox: string;
  ground: string;
  shapes: string;
}

/** The files of the build that pages and other files refer to. */
export interface Assets {
  /** Absolute path of the folder that is served. */
  folder: string;
  /** Joins the style sheets of a page, given by their URLs, into one. */
  inlineStyle(hrefs: readonly string[]): InlineStyle;
  /** URL of the style sheet for print, which all pages share, or undefined in development. */
  printSheet: string | undefined;
  /** URL of the site's own enhancement script, or undefined in development. */
  enhancementScript: string | undefined;
  /**
   * Returns the URL of a file with its version, so that browsers may cache it indefinitely. A path without a file is
   * returned unchanged. "/assets/sign-in.js" stands for the site's script of that name, such as
   * "/assets/own-sign-in-k3v9q2a8.js".
   */
  versioned(path: string): string;
  /** Returns whether a file exists at a path. */
  has(path: string): boolean;
  /** Returns the hashes of the inline styles of a drawing, by its path. */
  styleHashes(path: string): readonly string[];
  /** Returns a drawing that pages can contain, by its path; undefined for other files. */
  drawing(path: string): InlineDrawing | undefined;
}

/** The names of the scripts that `tools/build.ts` writes, up to the hash of their content. */
const OWN_SCRIPT = /^\/assets\/own-([a-z-]+)-[\w-]{8}\.js$/;

/** The style sheet that `tools/build.ts` writes with what the style sheets of all pages have for print. */
const PRINT_SHEET = /^\/assets\/own-print-[\w-]{8}\.css$/;
/** A block for print of a minified style sheet: rules, and `@page` with its margin boxes. */
const PRINT_BLOCK = /@media print\{((?:[^{}]*\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Returns a minified style sheet without its blocks for print, and their rules, in their order. */
export function splitPrint(css: string): { screen: string; print: string } {
  let print = "";
  const screen = css.replace(PRINT_BLOCK, (_, rules: string) => {
    print += rules;
    return "";
  });
  return { screen, print };
}

/** Returns the hash of a text as a content security policy writes it: `sha256-…`. */
export function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The assets with the list of files that are served. */
export interface BuiltAssets extends Assets {
  /** Files by the path of their URL, without paths that have a segment beginning with a dot. */
  files: ReadonlyMap<string, BuiltFile>;
}

/** The list in a build's folder from which a start knows the files without opening them. */
const LIST = "assets.json";
/** The folder in a build that is served. */
const SERVED = "client";

interface AssetList {
  files: Record<string, BuiltFile>;
  /** The style sheets of pages without what they have for print. */
  styles: Record<string, string>;
  drawings: Record<string, InlineDrawing>;
}

/** Writes the list of served files into the folder of a build. This is the last step of a build. */
export async function writeAssetList(build: string): Promise<void> {
  const list: AssetList = { files: {}, styles: {}, drawings: {} };
  const folder = join(build, SERVED);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).replaceAll(sep, "/")}`;
    if (!entry.isFile() || path.includes("/.")) continue;
    const { size, mtimeMs } = await stat(place);
    const file: BuiltFile = { size, modified: Math.round(mtimeMs) };
    list.files[path] = file;
    if (isCompressedCopy(path)) continue;
    const content = await readFile(place);
    if (!path.startsWith("/assets/")) {
      file.version = createHash("sha256").update(content).digest("base64url").slice(0, 8);
      if (path.endsWith(".svg")) {
        const svg = content.toString("utf8");
        file.styleHashes = inlineStyles(svg).map(policyHash);
        const drawing = inlineDrawing(svg);
        if (drawing !== undefined) list.drawings[path] = drawing;
      }
    } else if (path.endsWith(".css")) {
      list.styles[path] = splitPrint(content.toString("utf8").trim()).screen;
    }
  }
  await writeFile(join(build, LIST), JSON.stringify(list));
}

/** Returns whether a file is the compressed copy of another one. */
export function isCompressedCopy(path: string): boolean {
  return /\.(?:br|gz)$/.test(path);
}

/**
 * Reads the list of files of a build.
 * @param build absolute path of its folder
 * @throws Error when it has no list, as builds of earlier releases
 */
export async function readAssets(build: string): Promise<BuiltAssets> {
  const text = await readFile(join(build, LIST), "utf8").catch((cause) =>
    Promise.reject(new Error("the build is not complete: run `npm run build`", { cause })),
  );
  const list: AssetList = JSON.parse(text);
  const files = new Map(Object.entries(list.files));
  const styles = new Map(Object.entries(list.styles));
  const drawings = new Map(Object.entries(list.drawings));
  const scripts = new Map<string, string>();
  for (const path of files.keys()) {
    const [, script] = OWN_SCRIPT.exec(path) ?? [];
    if (script !== undefined) scripts.set(`/assets/${script}.js`, path);
  }
  const joined = new Map<string, InlineStyle>();
  return {
    folder: join(build, SERVED),
    files,
    printSheet: [...files.keys()].find((path) => PRINT_SHEET.test(path)),
    enhancementScript: scripts.get("/assets/enhance.js"),
    inlineStyle(hrefs) {
      const key = hrefs.join(" ");
      const known = joined.get(key);
      if (known !== undefined) return known;
      const css = hrefs.map((href) => styles.get(href) ?? "").join("");
      const style = { css, hash: policyHash(css) };
      joined.set(key, style);
      return style;
    },
    versioned(path) {
      const version = files.get(path)?.version;
      return scripts.get(path) ?? (version === undefined ? path : `${path}?v=${version}`);
    },
    has: (path) => files.has(path),
    styleHashes: (path) => files.get(path)?.styleHashes ?? [],
    drawing: (path) => drawings.get(path),
  };
}

/** Returns the texts of the style elements of an SVG. */
export function inlineStyles(svg: string): string[] {
  return svg.split("<style>").flatMap((text, i) => (i === 0 ? [] : text.split("</style>", 1)));
}

/** A file of `tools/drawings/`: its root names the ground, whose colours are `src/ui/drawing.module.css` in a page. */
const DRAWING =
  /^<svg id="night" class="(\w+)"[^>]* viewBox="([^"]+)"><title>[^<]*<\/title><style>[^<]*<\/style>(.*)<\/svg>$/;

/** Returns the parts of a drawing's SVG that a page contains; undefined for another SVG. */
export function inlineDrawing(svg: string): InlineDrawing | undefined {
  const [, ground, viewBox, shapes] = DRAWING.exec(svg) ?? [];
  return ground && viewBox && shapes ? { viewBox, ground, shapes } : undefined;
}
