import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** A style sheet to stand inside a page, with the hash that lets the policy allow it. */
export interface InlineStyle {
  css: string;
  /** `sha256-…` */
  hash: string;
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
const OWN_SCRIPT = /^own-([a-z-]+)-[\w-]{8}\.js$/;

/** `sha256-…` of a text, as a content security policy writes it. */
export function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Reads what the build left in `folder`: every style sheet, and the version of every file. */
export async function readAssets(folder: string): Promise<Assets> {
  const styles = new Map<string, string>();
  const versions = new Map<string, string>();
  const svgStyles = new Map<string, readonly string[]>();
  const scripts = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll("\\", "/")}`;
    if (path.startsWith("/assets/")) {
      if (path.endsWith(".css")) styles.set(path, (await readFile(file, "utf8")).trim());
      const [, script] = OWN_SCRIPT.exec(entry.name) ?? [];
      if (script !== undefined) scripts.set(`/assets/${script}.js`, path);
      continue;
    }
    const content = await readFile(file);
    versions.set(path, createHash("sha256").update(content).digest("base64url").slice(0, 8));
    if (path.endsWith(".svg")) svgStyles.set(path, inlineStyles(content.toString("utf8")).map(policyHash));
  }
  const joined = new Map<string, InlineStyle>();
  return {
    folder,
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
      const version = versions.get(path);
      return scripts.get(path) ?? (version === undefined ? path : `${path}?v=${version}`);
    },
    has: (path) => versions.has(path),
    styleHashes: (path) => svgStyles.get(path) ?? [],
  };
}

/** The texts of the style elements of an SVG. */
export function inlineStyles(svg: string): string[] {
  return svg.split("<style>").flatMap((text, i) => (i === 0 ? [] : text.split("</style>", 1)));
}
