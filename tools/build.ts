import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, createBuilder, type Plugin } from "vite";
import { splitPrint, writeAssetList } from "#platform/http/assets.server.ts";
import { newBuildFolder, switchTo } from "#platform/http/build-folder.server.ts";
import { packageVersion, VERSION_FILE } from "#platform/http/site-version.server.ts";
import { STRIPPED_TYPES } from "#platform/memory-settings.ts";

/** Files that get a compressed copy; pictures and video are compressed already. */
const COMPRESSIBLE = /\.(css|js|svg|json|vtt|webmanifest|txt)$/;
const WORTH_COMPRESSING = 600;

/**
 * Builds the site for production into a new folder of `build/`: pages, the site's own small scripts, compressed copies,
 * the compile cache of commands, and the modules of a start without their types. The finished build becomes the current
 * one atomically; a running site continues to serve the build that it was started with. A build that fails leaves the
 * current one unchanged.
 * @param isCompressed false leaves the compressed copies out: the site sends the files as they are
 */
export async function buildSite(isCompressed = true): Promise<void> {
  process.env.NODE_ENV = "production";
  const folder = await newBuildFolder();
  try {
    const sources = await sourcesHash();
    // `react-router.config.ts` reads it.
    process.env.BUILD_FOLDER = folder;
    const builder = await createBuilder({ logLevel: "warn" });
    await builder.buildApp();
    const client = join(folder, "client");
    for (const [name, source] of Object.entries(OWN_SCRIPTS)) await buildScript(name, source, client);
    for await (const source of glob("src/forms/*/enhance.ts")) {
      await buildScript(`form-${basename(dirname(source))}`, source, client);
    }
    await writePrintSheet(client);
    if (isCompressed) await compressFiles(client);
    await writeAssetList(folder);
    const load = [
      "--import",
      pathToFileURL(STRIPPED_TYPES).href,
      join(import.meta.dirname, "compile-cache.ts"),
      folder,
    ];
    await promisify(execFile)(process.execPath, load, {
      env: { ...process.env, NODE_COMPILE_CACHE: join("build", "compile-cache") },
    });
    await writeFile(join(folder, VERSION_FILE), await buildVersion());
    await writeFile(join(folder, "sources"), sources);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await switchTo(folder);
}

/**
 * Returns the version of package.json with the commit after it, such as "2.0.0+1a2b3c4d", or "2.0.0+1a2b3c4d-dirty" for
 * uncommitted changes. Without a repository it is the former alone.
 */
async function buildVersion(): Promise<string> {
  if (!existsSync(".git")) return packageVersion();
  const { stdout } = await promisify(execFile)("git", ["describe", "--always", "--dirty", "--exclude=*"]);
  return `${packageVersion()}+${stdout.trim()}`;
}

/** The site's own scripts: for every page, for a film that is played, and for the login form. Each form has one beside these. */
const OWN_SCRIPTS = {
  film: "src/pages/media/film/film.ts",
  enhance: "src/shells/site/enhance/enhance.ts",
  "sign-in": "src/features/accounts/sign-in/enhance-sign-in.ts",
};

/** Fails the build of a script that would contain server code. The router's plugin protects only its own build. */
export const refuseServerCode: Plugin = {
  name: "refuse-server-code",
  enforce: "pre",
  resolveId(source, importer) {
    if (/\.server(?:\.tsx?)?$/.test(source))
      throw new Error(`${importer} imports ${source} in a script of the browser.`);
    return null;
  },
};

/** Builds a script without any framework: one classic script, with a hash of its content in its name. */
async function buildScript(name: string, source: string, client: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [refuseServerCode],
    build: {
      outDir: join(client, "assets"),
      emptyOutDir: false,
      rolldownOptions: {
        input: source,
        output: { format: "iife", entryFileNames: `own-${name}-[hash].js` },
      },
    },
  });
}

/**
 * Writes what all style sheets have for print into one sheet: pages contain the rest, and browsers load this one when
 * nothing else is waiting.
 */
async function writePrintSheet(client: string): Promise<void> {
  const folder = join(client, "assets");
  let print = "";
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith(".css")) print += splitPrint(await readFile(join(folder, name), "utf8")).print;
  }
  const hash = createHash("sha256").update(print).digest("base64url").slice(0, 8);
  await writeFile(join(folder, `own-print-${hash}.css`), print);
}

async function compressFiles(client: string): Promise<void> {
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < WORTH_COMPRESSING) continue;
    await writeFile(`${file}.br`, await compress.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await compress.gz(content, { level: 9 }));
  }
}

/** Folders and files from which the build is made. */
const SOURCES = ["src", "public", "package-lock.json", "react-router.config.ts", "vite.config.ts", "tools/build.ts"];

/** Returns a hash over the path, size and time of every source: when it is unchanged, no build is needed. */
export async function sourcesHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const files = (await stat(source)).isDirectory()
      ? (await readdir(source, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [source];
    for (const file of files.sort()) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

if (import.meta.main) await buildSite(!process.argv.includes("--uncompressed"));
