import { LANGUAGES, type Language } from "./languages.ts";
import { typeset } from "./typography.ts";

/** A text, or texts by name. A text with plural forms separates them by "|": one, few, many. */
export interface TextTree {
  readonly [name: string]: string | readonly string[] | TextTree;
}

/**
 * The exports of a folder's `texts/<language>.ts`, by audience. Dashboard pages load `staff` in the browser; `site` and
 * `mails` stay on the server.
 */
export interface TextFile {
  readonly site?: TextTree;
  readonly staff?: TextTree;
  readonly mails?: TextTree;
  /** Longer texts of a public page, or a function that builds them; on the server only. */
  readonly page?: object;
}

type Values = Readonly<Record<string, string | number | undefined>>;

/** The names of all texts of a tree, such as "list.title". */
type TextKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${TextKey<Tree[Name]>}`;
}[keyof Tree & string];

/** Looks up a text by its name, picks the plural form for `count`, and fills in values. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** The texts of one folder. */
export interface Texts<File extends TextFile> {
  /** Below `src/`. */
  readonly folder: string;
  /** Looks up texts of public pages. */
  site(language: Language): Translate<File extends { site: infer Tree } ? TextKey<Tree> : never>;
  /** Returns the texts of the dashboard. */
  staff(language: Language): File extends { staff: infer Tree } ? Tree : never;
  /** Returns the texts of e-mails. */
  mails(language: Language): File extends { mails: infer Tree } ? Tree : never;
  /** Returns the longer texts of a public page. */
  page(language: Language): File extends { page: infer Page } ? Page : never;
}

/** The texts of any folder. */
export type AnyTexts = Pick<Texts<TextFile>, "folder">;

/** The names of the texts for public pages of one or several folders. */
export type SiteKey<T> =
  T extends Texts<infer File> ? (File extends { site: infer Tree } ? TextKey<Tree> : never) : never;

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;

/** The texts of the dashboard of one or several folders. */
export type StaffTexts<T> = Intersection<
  T extends Texts<infer File> ? (File extends { staff: infer Tree } ? Tree : never) : never
>;

/** Returns the module `<folder>/texts/<language>.ts`, or undefined where there is none. */
type TextSource = (folder: string, language: Language) => TextFile | undefined;

let source: TextSource = () => {
  throw new Error("No texts: the entry of this program has not called provideTexts()");
};

/** Texts of public pages by their dotted names, by folder and language. */
const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * Sets where texts are read from. Each entry calls it once: `native-texts.ts`, `entry.server.tsx`, `entry.client.tsx`.
 */
export function provideTexts(read: TextSource): void {
  source = read;
  known.clear();
}

function read<Audience extends keyof TextFile>(
  folder: string,
  audience: Audience,
  language: Language,
): NonNullable<TextFile[Audience]> {
  const found = source(folder, language)?.[audience];
  if (found === undefined) throw new Error(`src/${folder}/texts/${language}.ts has no texts for "${audience}"`);
  return found;
}

/**
 * Gives access to the texts of a folder: `File` is the type of its English file. Nothing is read before the first
 * look-up.
 */
export function textsOf<File extends TextFile>(folder: string): Texts<File> {
  const texts = {
    folder,
    site: (language: Language): Translate<never> => translate(language, texts),
    staff: (language: Language) => read(folder, "staff", language),
    mails: (language: Language) => read(folder, "mails", language),
    page: (language: Language) => read(folder, "page", language),
  };
  return texts as unknown as Texts<File>;
}

function siteTexts(folder: string, language: Language): ReadonlyMap<string, string> {
  const id = `${folder} ${language}`;
  const texts = known.get(id) ?? new Map(flatten(read(folder, "site", language)));
  known.set(id, texts);
  return texts;
}

/** Looks up texts of public pages in several folders: the first one with the name is used. */
export function translate<T extends readonly AnyTexts[]>(
  language: Language,
  ...folders: T
): Translate<SiteKey<T[number]>> {
  const maps = folders.map(({ folder }) => siteTexts(folder, language));
  return (key, values) => {
    const text = maps.find((map) => map.has(key))?.get(key) ?? key;
    if (values === undefined) return text;
    return fill(typeof values.count === "number" ? plural(language, text, values.count) : text, values);
  };
}

/** Merges the dashboard texts of several folders, whose sections have different names, as they are written. */
export function staffTexts<T extends readonly AnyTexts[]>(language: Language, ...folders: T): StaffTexts<T[number]> {
  return Object.assign({}, ...folders.map(({ folder }) => read(folder, "staff", language)));
}

/** Typeset texts of the dashboard, by the tree of a folder as it is written. */
const typesetTrees = new WeakMap<TextTree, TextTree>();

/** Merges the dashboard texts of several folders as pages show them: typeset. Exports and drafts have `staffTexts()`. */
export function shownTexts<T extends readonly AnyTexts[]>(language: Language, ...folders: T): StaffTexts<T[number]> {
  const trees = folders.map(({ folder }) => {
    const written = read(folder, "staff", language);
    const shown = typesetTrees.get(written) ?? (typesetTree(written, language) as TextTree);
    typesetTrees.set(written, shown);
    return shown;
  });
  return Object.assign({}, ...trees);
}

function typesetTree(tree: TextTree[string], language: Language): TextTree[string] {
  if (typeof tree === "string") return typeset(tree, language);
  if (Array.isArray(tree)) return tree.map((text: string) => typeset(text, language));
  return Object.fromEntries(Object.entries(tree).map(([name, texts]) => [name, typesetTree(texts, language)]));
}

/** Lists all texts of a tree by their dotted names. */
export function flatten(tree: TextTree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + name, value]] : flatten(value as TextTree, `${prefix}${name}.`),
  );
}

/**
 * Fills values into a text: `fill("{{count}} items", { count: 3 })`. A placeholder without a value stays visible. The full
 * stop of an abbreviation, such as "USt-IdNr.", also ends a sentence.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}(\.?)/g, (whole, name: string, stop: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]);
    return value.endsWith(".") ? value : value + stop;
  });
}

/** Returns a text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The order of a text's plural forms: "{{count}} item|{{count}} items", in Polish one, few and many. */
const ORDER: readonly Intl.LDMLPluralRule[] = ["one", "few", "many"];

/**
 * Picks the plural form for a number; the last one when no earlier form matches.
 * @param forms separated by "|", in the order one, few, many as far as the language has them
 */
export function plural(language: Language, forms: string, count: number): string {
  const list = forms.split("|");
  const form = new Intl.PluralRules(LANGUAGES[language].locale).select(count);
  return list[ORDER.indexOf(form)] ?? list.at(-1) ?? "";
}
