import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A style sheet to stand inside a page, with the hash that lets the policy allow it. */
export interface InlineStyle {
  css: string;
  /** `sha256-…` */
  hash: string;
}

/** A file that is served, as the build made it. */
export interface BuiltFile {
  /** bytes */
  size: number;
  /** ms since 1970 */
  modified: number;
  /** A hash of its content; names of files in `assets/` contain it. */
  version?: string;
  /** Of a drawing: the hashes of its inline styles. */
  styleHashes?: readonly string[];
}

/** What the build left for pages and files to refer to. */
export interface Assets {
  /** Absolute path of the folder that is served. */
  folder: string;
  /** Joins the style sheets of a page, given by their addresses, into one. */
  inlineStyle(hrefs: readonly string[]): InlineStyle;
  /** Address of the site's own small script, or undefined in development. */
  enhancementScript: string | undefined;
  /**
   * Gives a file's address with its version, so that browsers may keep it for ever; unknown paths as they are.
   * "/assets/sign-in.js" is the site's script of that name, "/assets/own-sign-in-k3v9q2a8.js".
   */
  versioned(path: string): string;
  /** Says whether there is a file at a path. */
  has(path: string): boolean;
  /** Hashes of the inline styles of a drawing, by its path. */
  styleHashes(path: string): readonly string[];
}

/** The names of the scripts that `tools/build.ts` makes, before the hash of their content. */
const OWN_SCRIPT = /^\/assets\/own-([a-z-]+)-[\w-]{8}\.js$/;

/** `sha256-…` of a text, as a content security policy writes it. */
export function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The same with the list of what is served. */
export interface BuiltAssets extends Assets {
  /** By the path of their address; files are left out whose path has a part that begins with a dot. */
  files: ReadonlyMap<string, BuiltFile>;
}

/** In the folder of a build: what a start has to know of its files, which it need not open for that. */
const LIST = "assets.json";
/** The folder in it that is served. */
const SERVED = "client";

interface AssetList {
  files: Record<string, BuiltFile>;
  /** The style sheets of pages. */
  styles: Record<string, string>;
}

/** Writes the list of what is served into the folder of a build. It is the last step of making it. */
export async function writeAssetList(build: string): Promise<void> {
  const list: AssetList = { files: {}, styles: {} };
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
      if (path.endsWith(".svg")) file.styleHashes = inlineStyles(content.toString("utf8")).map(policyHash);
    } else if (path.endsWith(".css")) {
      list.styles[path] = content.toString("utf8").trim();
    }
  }
  await writeFile(join(build, LIST), JSON.stringify(list));
}

/** Whether a file is the compressed copy of another one. */
export function isCompressedCopy(path: string): boolean {
  return /\.(?:br|gz)$/.test(path);
}

/**
 * Reads what a build left.
 * @param build absolute path of its folder
 * @throws Error when it has no list of its files, as builds of earlier releases
 */
export async function readAssets(build: string): Promise<BuiltAssets> {
  const text = await readFile(join(build, LIST), "utf8").catch((cause) =>
    Promise.reject(new Error("the build is not complete: run `npm run build`", { cause })),
  );
  const list: AssetList = JSON.parse(text);
  const files = new Map(Object.entries(list.files));
  const styles = new Map(Object.entries(list.styles));
  const scripts = new Map<string, string>();
  for (const path of files.keys()) {
    const [, script] = OWN_SCRIPT.exec(path) ?? [];
    if (script !== undefined) scripts.set(`/assets/${script}.js`, path);
  }
  const joined = new Map<string, InlineStyle>();
  return {
    folder: join(build, SERVED),
    files,
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
  };
}

/** The texts of the style elements of an SVG. */
export function inlineStyles(svg: string): string[] {
  return svg.split("<style>").flatMap((text, i) => (i === 0 ? [] : text.split("</style>", 1)));
}
