import { execFile } from "node:child_process";
import { cp, glob, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A change to a file of the project: the first line that is `find`, and the lines that take its place. */
interface Edit {
  file: string;
  find: string;
  replace: string[];
}

/** What a recipe needs: files that are new, and lines that change in others. */
export interface Recipe {
  name: string;
  /** Paths in the project. */
  newFiles: string[];
  edits: Edit[];
}

const FOLDER = import.meta.dirname;
/** What the copy shares with the project instead. */
const LINKED = ["node_modules", "public"];
const LEFT_OUT = [...LINKED, ".git", "build", "data", "test-results", ".react-router"];

/** Reads the recipe of a folder beside this file: `src/` is what is copied in, `lines.json` what changes. */
export async function readRecipe(name: string): Promise<Recipe> {
  const entries = await readdir(join(FOLDER, name), { recursive: true, withFileTypes: true });
  const newFiles = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(FOLDER, name).length + 1))
    .filter((file) => file.startsWith("src/"));
  const edits = JSON.parse(await readFile(join(FOLDER, name, "lines.json"), "utf8")) as Edit[];
  return { name, newFiles, edits };
}

/** A copy of the project. */
export interface ProjectCopy {
  folder: string;
  /** Copies a recipe's files in and changes its lines. @throws Error for a file that exists, or a line that is not there */
  apply(recipe: Recipe): Promise<void>;
  /** Gives a language the English texts in folders that have none in it, such as those of another recipe. */
  completeLanguage(code: string): Promise<void>;
  /** Runs a program of `node_modules/.bin`, or Node with a file. @throws Error with what it wrote */
  run(program: string, ...args: string[]): Promise<void>;
  /** Runs a command of `src/commands` with further variables. @returns what it wrote @throws Error with that */
  command(name: string, environment: Readonly<Record<string, string>>, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Makes a copy of the project in a folder of its own. */
export async function copyProject(): Promise<ProjectCopy> {
  const project = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), "site-recipes-"));
  for (const name of await readdir(project)) {
    if (!LEFT_OUT.includes(name)) await cp(join(project, name), join(folder, name), { recursive: true });
  }
  for (const name of LINKED) await symlink(join(project, name), join(folder, name));
  return {
    folder,
    async apply({ name, newFiles, edits }) {
      for (const file of newFiles) {
        await cp(join(FOLDER, name, file), join(folder, file), { errorOnExist: true, force: false });
      }
      for (const { file, find, replace } of edits) {
        const lines = (await readFile(join(folder, file), "utf8")).split("\n");
        const place = lines.indexOf(find);
        if (place === -1) throw new Error(`${name}: ${file} has no line ${find}`);
        await writeFile(join(folder, file), lines.toSpliced(place, 1, ...replace).join("\n"));
      }
    },
    async completeLanguage(code) {
      const folders = (await Array.fromAsync(glob("src/**/texts/en.ts", { cwd: folder }))).map(dirname);
      const written = await Array.fromAsync(glob(`src/**/texts/${code}.ts`, { cwd: folder }));
      for (const texts of folders.filter((one) => !written.includes(join(one, `${code}.ts`)))) {
        await writeFile(join(folder, texts, `${code}.ts`), 'export * from "./en.ts";\n');
      }
    },
    async run(program, ...args) {
      const bin = program === "node" ? process.execPath : join(folder, "node_modules/.bin", program);
      await run(bin, args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 }).catch((error) => {
        throw new Error(`${program} ${args.join(" ")}:\n${error.stdout}${error.stderr}`);
      });
    },
    async command(name, environment, ...args) {
      const env = { ...process.env, ...environment };
      const ran = await run(process.execPath, [`src/commands/${name}.ts`, ...args], { cwd: folder, env });
      return ran.stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
