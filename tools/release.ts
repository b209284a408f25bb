import { execFile } from "node:child_process";
import { copyFile, cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { formatSize } from "#features/backup/command-output.server.ts";
import { currentBuild } from "#platform/http/build-folder.server.ts";
import { VERSION_FILE } from "#platform/http/site-version.server.ts";
import { startOwnSite } from "./benchmarks/own-site.ts";
import { buildSite } from "./build.ts";

/*
 * `npm run release`: makes `build/release/<name>-<version>-<platform>.tar.gz`, with what serves the site and nothing
 * else: the build, the source that Node runs, the packages of these two, the Node runtime in `node/`, and `deploy/`. It
 * is for machines like this one, as some packages and the runtime are binaries.
 */

const run = promisify(execFile);
const RELEASES = join("build", "release");

/** Packages that build the site or install the runtime. A running site loads none of them. */
const BUILD_ONLY = new Set(["@react-router/dev", "node", "vite"]);
/** What is copied as it is. */
const ALSO = ["CHANGELOG.md", "README.md", "deploy", "docs/operating.md"];
/** Hidden files, tests, documents and examples of packages. */
const NOT_OF_PACKAGES = /^\.|^(?:@[^/]+\/)?[^/]+\/(?:tests?|docs|examples|bench(?:mark)?s?)\//;

/** Returns whether a running site may load a file of `node_modules/`: Node runs no TypeScript of a package. */
export function isLoaded(path: string): boolean {
  return !NOT_OF_PACKAGES.test(path) && !/\.(?:map|[cm]?ts|tsx)$/.test(path);
}

/** Returns whether Node runs a file of `src/`. The others are tests, or only in the build. */
export function isRunNatively(path: string): boolean {
  return /\.(?:mjs|ts)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path);
}

/** What package.json has, as far as a release has it too. */
interface Package {
  name: string;
  version: string;
  private: boolean;
  type: string;
  /** Whether it is that of a release. */
  release?: true;
  imports: object;
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
}

/** Returns the package.json of a release. Its commands build nothing. @param version that of the build */
export function releasedPackage({ scripts, dependencies, ...given }: Package, version: string): Package {
  const { name, private: isPrivate, type, imports } = given;
  const commands = Object.entries(scripts).flatMap(([script, command]) => {
    const [, last] = /^(?:.* && )?(node .* src\/\S+)$/.exec(command) ?? [];
    return last === undefined ? [] : [[script, last] as const];
  });
  const serving = Object.entries(dependencies).filter(([dependency]) => !BUILD_ONLY.has(dependency));
  return {
    ...{ name, version, private: isPrivate, type, release: true, imports },
    scripts: Object.fromEntries(commands),
    dependencies: Object.fromEntries(serving),
  };
}

/** Fills the empty folder of a release, except `node/`. */
async function fill(folder: string, build: string, released: Package): Promise<void> {
  await writeFile(join(folder, "package.json"), `${JSON.stringify(released, undefined, 2)}\n`);
  await copyPackages(folder);
  const built = join(folder, "build", basename(build));
  for (const part of ["client", "server", "assets.json", VERSION_FILE]) {
    await cp(join(build, part), join(built, part), { recursive: true });
  }
  await symlink(basename(build), join(folder, "build", "current"));
  await copyFiles("src", join(folder, "src"), isRunNatively);
  // Without their types, as a release may lie on a read-only system.
  await cp(join("build", "stripped"), join(folder, "build", "stripped"), { recursive: true });
  for (const part of ALSO) await cp(part, join(folder, part), { recursive: true });
}

/** Copies the installed packages that the release names: npm removes the others from a folder of hard links. */
async function copyPackages(folder: string): Promise<void> {
  const all = `${folder}.packages`;
  await mkdir(all);
  try {
    await run("cp", ["-al", "node_modules", all]);
    await copyFile(join(folder, "package.json"), join(all, "package.json"));
    const offline = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--package-lock=false"];
    await run("npm", ["prune", "--omit=dev", ...offline], { cwd: all });
    await copyFiles(join(all, "node_modules"), join(folder, "node_modules"), isLoaded);
  } finally {
    await rm(all, { recursive: true });
  }
}

/** Copies files of a folder. @param isWanted gets their paths in it */
async function copyFiles(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !isWanted(path)) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

async function copyRuntime(folder: string): Promise<void> {
  await mkdir(join(folder, "node", "bin"), { recursive: true });
  await copyFile(process.execPath, join(folder, "node", "bin", "node"));
  for await (const licence of glob("node_modules/node/node_modules/node-*/LICENSE")) {
    await copyFile(licence, join(folder, "node", "LICENSE"));
  }
}

/** Starts the release with an empty folder of data, and requests a page. @throws Error when it does not answer */
async function tryOut(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-release-"));
  try {
    const site = await startOwnSite({ DATA_DIR: dataDir, WARM_UP: "off" }, folder);
    const { ok } = await fetch(`${site.url}/pl/news`).finally(site.stop);
    if (!ok) throw new Error("the release does not answer with a page");
    // What the start wrote.
    await rm(join(folder, "build", "compile-cache"), { recursive: true, force: true });
    await rm(join(folder, "build", "current", "in-use"), { recursive: true, force: true });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the size of a folder on the disk, in bytes. */
async function sizeOnDisk(folder: string): Promise<number> {
  const { stdout } = await run("du", ["-s", "--block-size=1", folder]);
  return Number.parseInt(stdout, 10);
}

async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await buildSite();
  const build = await currentBuild();
  const given = JSON.parse(await readFile("package.json", "utf8")) as Package;
  const released = releasedPackage(given, await readFile(join(build, VERSION_FILE), "utf8"));
  const name = `${released.name}-${released.version}-${process.platform}-${process.arch}`;
  const folder = join(RELEASES, name);
  await rm(RELEASES, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await fill(folder, build, released);
  await tryOut(folder);
  const size = await sizeOnDisk(folder);
  await copyRuntime(folder);
  const archive = `${folder}.tar.gz`;
  const owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name", "--mode=u=rwX,go=rX"];
  await run("tar", ["-czf", archive, ...owner, "-C", RELEASES, name]);
  say(archive);
  say(`unpacked ${formatSize(size)} without the Node runtime, ${formatSize(await sizeOnDisk(folder))} with it`);
  await rm(folder, { recursive: true });
}

if (import.meta.main) await main();
