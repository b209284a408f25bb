import { type InEveryLanguage, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { ContentFile, ListedFile } from "./file-lists.ts";
import type { ProblemCode } from "./problems.ts";
import type { Cells, RowsRules } from "./rows.ts";

declare const value: unique symbol;

/** How public lists use a field. The types of the rules determine which kinds can be filtered and sorted by. */
export interface ListOptions extends Searchable, Filterable, Sortable {}

interface Searchable {
  /** Whether searches include it. */
  readonly searchable?: true;
}
interface Filterable {
  /**
   * Whether lists can be filtered by it: a day by its year, `references` by an entry. The field's name is the parameter of
   * the URL, so it cannot be one of `LIST_PARAMETERS`.
   */
  readonly filterable?: true;
}
interface Sortable {
  /** Whether lists can be sorted by it. Of the texts, this is possible for the title only. */
  readonly sortable?: true;
}

/** The rules of a field for lists, for the types of definitions. */
type Listed<R> = Pick<R, keyof R & ("filterable" | "sortable")>;

/** A text in each language. */
export interface TextField extends ListOptions, RowsRules {
  /**
   * `rich` is stored beside its plain text; a collection has at most one. `lines` is typed one entry a line; `rows` is a
   * list of a few fields.
   */
  readonly control: "line" | "area" | "rich" | "lines" | "rows";
  /** Maximum number of characters. */
  readonly max: number;
  /** Required for publication, in one language at least; a language without it is not shown. */
  readonly required: boolean;
  /** Published beside the texts, in each language that has it. */
  readonly label?: true;
  /** The alternative text of the entry's picture; by default that of the picture library. */
  readonly pictureAlt?: true;
  /** Maximum number of entries of `lines`, and maximum number of characters of each. */
  readonly lines?: number;
  readonly lineMax?: number;
  /** Names of values without which it is not published; the collection names the field in `values`. */
  readonly mustContain?: readonly string[];
  /** Names of values that it may name besides those of the site, such as the reference of a message in an e-mail. */
  readonly placeholders?: readonly string[];
  /** Whether it is a sentence with one link, whose words are in square brackets: "I accept the [terms]". */
  readonly linked?: true;
}

/** A fact, common to all languages. */
export interface FactField extends ListOptions {
  readonly control:
    | "picture"
    | "document"
    | "day"
    | "url"
    | "line"
    | "number"
    | "country"
    | "choice"
    | "choices"
    | "references"
    | "pictures"
    | "documents";
  /** Maximum number of characters, or of entries of a list; the greatest value of a `number`. */
  readonly max: number;
  /** The least value of a `number`. */
  readonly min?: number;
  /** Required for publication. */
  readonly required: boolean;
  /** Values of a `choice`, besides empty, and of `choices`. */
  readonly choices?: readonly string[];
  /** How the editor shows a choice: as pictures of the drawings at these paths. */
  readonly shownAs?: "drawings";
  /** Default for new drafts and for stored drafts that lack the field: "today", or a value. */
  readonly initial?: string;
  /** Path of the drawing that replaces an empty picture. */
  readonly fallback?: string;
  /** Whether a `picture` is used as a logo or an icon: only uploads that have these copies can be chosen. */
  readonly mark?: true;
  /** Of `references`: the ids chosen by default, for new drafts and for records stored without the field. */
  readonly initialIds?: readonly number[];
  /** Target of `references`: the stored name of a collection. */
  readonly to?: string;
  /** The name of the label that the title of the entry takes the place of. Only for `references` to one entry. */
  readonly of?: string;
  /** Whether visitors never see it. */
  readonly internal?: true;
  /** Regular expression of a whole `line`. */
  readonly pattern?: string;
  /**
   * Whether no two entries of the collection, published or withdrawn, have the same value. Only for one `line` of a
   * collection of few entries, as each publication reads all of them. One that staff type stays as first published.
   */
  readonly unique?: true;
  /** The problem of a malformed value and of a missing one, where they have codes of their own. */
  readonly wrong?: ProblemCode;
  readonly missing?: ProblemCode;
}

/** A fact with the type of its published value. */
export interface Fact<Value> extends FactField {
  readonly [value]?: Value;
}

/** The type of a fact's published value; undefined is part of it where the fact may be left out. */
export type FactValue<F> = F extends { readonly [value]?: infer Value } ? Value : never;

interface TextRules extends Searchable {
  readonly filterable?: never;
  readonly sortable?: never;
  max: number;
  required?: boolean;
  label?: true;
  pictureAlt?: true;
  mustContain?: readonly string[];
  placeholders?: readonly string[];
  linked?: true;
}

const textField =
  <Control extends TextField["control"], Rules = TextRules>(control: Control) =>
  <const R extends Rules>(rules: R) =>
    ({ control, required: false, ...rules }) as TextOf<Control, R>;

type TextOf<Control, R> = Omit<TextField, "control" | "required" | keyof R> & {
  readonly control: Control;
} & Readonly<R> & {
    readonly required: R extends { required: true } ? true : false;
  };

/** The kinds of texts. */
export const text = {
  /** One line. */
  line: textField<"line", Omit<TextRules, "sortable"> & Sortable>("line"),
  /** Plain text of several lines. */
  area: textField("area"),
  /** Text with headings, lists, links and pictures; published as plain text, with its document beside it. */
  rich: textField("rich"),
  /** Several short entries, typed one a line; published as a list. */
  lines: ({ lines, lineMax, ...options }: { lines: number; lineMax: number } & Searchable) =>
    ({ control: "lines", max: lines * (lineMax + 1), lines, lineMax, required: false, ...options }) as const,
  /** A list of a few fields on a page, which `cells` names; drafts have it as one text, see `typedCells`. */
  rows: <const C extends Cells>({ cells, least = 0, most }: { cells: C; least?: number; most: number }) => ({
    control: "rows" as const,
    max: most * Object.values(cells).reduce((sum, { max }) => sum + max + 1, 0),
    required: least > 0,
    cells,
    least,
    most,
  }),
};

/** The value of a fact by its rules; undefined is allowed unless it is required. */
type Given<R, Value> = R extends { required: true } ? Value : Value | undefined;

/** The greatest id of an entry. */
export const ID_MAX = 999_999_999;

/** Maximum length of a path, of an address, and of a choice, in characters. */
export const PATH_MAX = 300;

/** Between the values of `choices` in drafts. */
const SEPARATOR = ", ";

/** Returns the values of `choices` in a draft. */
export function valuesOf(typed: string): string[] {
  return typed === "" ? [] : typed.split(SEPARATOR);
}

/** Returns values of `choices` as drafts have them. */
export const typedValues = (values: readonly string[]): string => values.join(SEPARATOR);

/** Whether a fact is a list of files with a text each; its published value is left out where there are none. */
export const isFileList = ({ control }: { control: string }): boolean =>
  control === "pictures" || control === "documents";

/** Whether the published value of a fact is a list, which is empty where nothing is chosen; that of a label is left out. */
export const isList = ({ control, of }: FactField): boolean =>
  (control === "references" && of === undefined) || control === "choices";

/** Returns the public value of a fact that is not stored: undefined where there is none. */
export const unstoredFact = (field: FactField): string | readonly number[] | undefined =>
  isList(field) ? (field.initialIds ?? []) : field.fallback;

/** Returns whether a line fits its pattern, if it has one. */
export const fitsPattern = ({ pattern }: Pick<FactField, "pattern">, text: string): boolean =>
  pattern === undefined || RegExp(`^(?:${pattern})$`).test(text);

/** The kinds of facts. Drafts contain each as text, `references` as numbers, `pictures` and `documents` as `ListedFile`. */
export const fact = {
  /** A picture of the library; the fallback where none is chosen. */
  picture: (rules: { fallback: string; mark?: true }): Fact<string> => ({
    control: "picture",
    max: PATH_MAX,
    required: false,
    ...rules,
  }),
  /** One of a few drawings; the fallback where none is chosen. */
  drawing: (choices: readonly string[], rules: { fallback: string }): Fact<string> => ({
    control: "choice",
    shownAs: "drawings",
    max: PATH_MAX,
    required: false,
    choices,
    wrong: "unknown-picture",
    ...rules,
  }),
  /** An http(s) address, or the path of an uploaded document. */
  document: (rules: { max: number }): Fact<string | undefined> => ({ control: "document", required: false, ...rules }),
  /** Up to `max` further pictures of the library, in the order that staff give, each with its alternative texts. */
  pictures: (rules: { max: number }): Fact<ContentFile[] | undefined> => ({
    control: "pictures",
    required: false,
    ...rules,
  }),
  /** Up to `max` uploaded documents, in the order that staff give, each with its titles. */
  documents: (rules: { max: number }): Fact<ContentFile[] | undefined> => ({
    control: "documents",
    required: false,
    ...rules,
  }),
  /** An http(s) address. */
  url: (rules: { max: number }): Fact<string | undefined> => ({ control: "url", required: false, ...rules }),
  line: <
    const R extends {
      max: number;
      required?: boolean;
      pattern?: string;
      unique?: true;
      wrong?: ProblemCode;
    } & ListOptions,
  >(
    rules: R,
  ): Fact<Given<R, string>> & Listed<R> => ({ control: "line", required: false, ...rules }),
  /** ISO 3166-1 alpha-2. */
  country: <const R extends ListOptions = Record<never, never>>(rules?: R): Fact<string | undefined> & Listed<R> => ({
    control: "country",
    max: 2,
    required: false,
    ...(rules as R),
  }),
  /** YYYY-MM-DD. */
  day: <const R extends { required?: boolean; initial?: "today" } & ListOptions>(
    rules: R,
  ): Fact<Given<R, string>> & Listed<R> => ({ control: "day", max: 10, required: false, ...rules }),
  /** A whole number from 0. */
  number: <
    const R extends {
      min: number;
      max: number;
      required?: boolean;
      initial?: string;
      wrong: ProblemCode;
    } & ListOptions,
  >(
    rules: R,
  ): Fact<Given<R, number>> & Listed<R> => ({ control: "number", required: false, ...rules }),
  choice: <
    const C extends readonly string[],
    const R extends { required?: boolean; initial?: C[number]; missing?: ProblemCode } & ListOptions,
  >(
    choices: C,
    rules: R,
  ): Fact<Given<R, C[number]>> & Listed<R> => ({
    control: "choice",
    max: PATH_MAX,
    required: false,
    choices,
    ...rules,
  }),
  /** Any number of a few values, published in the order of the definition. Drafts have them as "repair, exchange". */
  choices: <const C extends readonly string[]>(choices: C): Fact<C[number][]> => ({
    control: "choices",
    max: choices.join(SEPARATOR).length,
    required: false,
    choices,
  }),
  /** A choice that staff make and visitors never see. */
  internalChoice: (choices: readonly string[], rules: { required: boolean; missing: ProblemCode }): Fact<never> => ({
    control: "choice",
    max: PATH_MAX,
    choices,
    internal: true,
    ...rules,
  }),
  /** Ids of entries of another collection. Staff choose a single one (`max` 1) from a list of all. */
  references: <
    const R extends { to: string; max: number; initialIds?: readonly number[]; sortable?: never } & Filterable,
  >(
    rules: R,
  ): Fact<number[]> & Listed<R> => ({ control: "references", required: false, ...rules }),
  /**
   * An entry of a list, another collection, whose title in each language takes the place of the label `of`: a text with
   * `label`, which is shown where no entry is chosen. A list of one id.
   */
  label: <const R extends { to: string; of: string; sortable?: never } & Filterable>(
    rules: R,
  ): Fact<number[] | undefined> & Listed<R> => ({ control: "references", max: 1, required: false, ...rules }),
};

/** Whether a fact's value is the path of the entry's picture. */
export const isPicture = ({ control, shownAs }: FactField): boolean => control === "picture" || shownAs === "drawings";

/** Returns name and field of the picture among facts; undefined without one. */
export function pictureOf(facts: Readonly<Record<string, FactField>>): [string, FactField] | undefined {
  return Object.entries(facts).find(([, field]) => isPicture(field));
}

/** Returns the name of the text with a rich document, stored as `rich` beside its plain text; undefined without one. */
export function richField(texts: Readonly<Record<string, TextField>>): string | undefined {
  return Object.entries(texts).find(([, { control }]) => control === "rich")?.[0];
}

/**
 * Returns the names of the fields that a search in a collection's list includes: texts, then facts, in the order of the
 * definition; none for a list that is always shown whole.
 */
export function searchedFields(collection: {
  readonly texts: Readonly<Record<string, TextField>>;
  readonly facts: Readonly<Record<string, FactField>>;
}): string[] {
  return Object.entries({ ...collection.texts, ...collection.facts }).flatMap(([name, { searchable }]) =>
    searchable ? [name] : [],
  );
}

/** Returns the name of the field with unique values; undefined without one. */
export function uniqueField({
  facts,
  computed,
}: {
  readonly facts: Readonly<Record<string, FactField>>;
  readonly computed: Readonly<Record<string, FactField>>;
}): string | undefined {
  return Object.entries({ ...facts, ...computed }).find(([, { unique }]) => unique)?.[0];
}

/** A collection's facts and the order of its lists. */
interface Ordered {
  readonly facts: Readonly<Record<string, FactField>>;
  readonly order: { readonly by: string };
}

/** Returns the name of the number by which staff order the lists of a collection; undefined for another order. */
export function orderNumber({ facts, order }: Ordered): string | undefined {
  return facts[order.by]?.control === "number" ? order.by : undefined;
}

/** Returns the facts that staff edit with an entry: all but the number of its place, which they change in the list. */
export function editedFacts(collection: Ordered): [string, FactField][] {
  const place = orderNumber(collection);
  return Object.entries(collection.facts).filter(([name]) => name !== place);
}

/** A label that the title of an entry of a list can take the place of. */
export interface ListedLabel {
  /** The text of the collection. */
  label: string;
  /** The fact with the id of the entry. */
  fact: string;
  /** The name of the list. */
  to: string;
}

/** Whether a text can be among `PartialTexts`. */
export const isPartial = ({ label, pictureAlt }: Pick<TextField, "label" | "pictureAlt">): boolean =>
  label === true || pictureAlt === true;

/** Returns the labels of a collection that can come from lists. */
export function listedLabels({ facts }: { readonly facts: Readonly<Record<string, FactField>> }): ListedLabel[] {
  return Object.entries(facts).flatMap(([fact, { of, to }]) =>
    of === undefined || to === undefined ? [] : [{ label: of, fact, to }],
  );
}

/** Returns the lines of a text with one entry per line: trimmed, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Returns example values of a fact as drafts hold them, for tests: one that is accepted, one at its bound, and those that
 * a save refuses by their form.
 */
export function examplesOf({ control, min = 0, max, choices = [] }: FactField) {
  switch (control) {
    case "number":
      return { fine: String(min), largest: String(max), wrong: [String(max + 1), "1.5", "x"] };
    case "day":
      return { fine: "2026-05-01", largest: "9999-12-31", wrong: ["2026-13-01", "yesterday"] };
    case "choice":
      return { fine: choices[0] ?? "", largest: choices.at(-1) ?? "", wrong: ["?"] };
    case "choices":
      return { fine: choices[0] ?? "", largest: typedValues(choices), wrong: ["?", `${choices[0]}, ?`] };
    case "country":
      return { fine: "NO", largest: "ZW", wrong: ["no", "1"] };
    case "url":
    case "document":
      return {
        fine: "https://example.com/",
        largest: `https://example.com/${"x".repeat(max - 20)}`,
        wrong: ["javascript:x"],
      };
    case "references":
      return { fine: [1], largest: Array.from({ length: max }, (_, i) => i + 1), wrong: [] };
    case "picture":
      return { fine: "", largest: "", wrong: ["/pictures/none.webp"] };
    case "pictures":
      return filesLike((i) => `/drawings/pic-${["board", "plc", "workshop"][i % 3]}.svg`, max);
    case "documents":
      return filesLike((i) => `/documents/${"a".repeat(40)}/sheet-${i}.pdf`, max);
    default:
      return { fine: "Text", largest: "x".repeat(max), wrong: [] };
  }
}

function filesLike(pathOf: (i: number) => string, max: number) {
  const file = (_: unknown, i: number): ListedFile => ({
    path: pathOf(i),
    text: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `Text ${code}`])) as InEveryLanguage<string>,
  });
  return { fine: [file(0, 0)], largest: Array.from({ length: max }, file), wrong: [] };
}
