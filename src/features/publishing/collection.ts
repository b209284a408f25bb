import type { InSomeLanguages, Language } from "#platform/i18n/languages.ts";
import type { Translate } from "#platform/i18n/texts.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { type FactField, type FactValue, listedLabels, type TextField } from "./fields.ts";
import type { ContentFile, ListedFile, ShownFile } from "./file-lists.ts";
import { checkListed, filterFields } from "./listed-fields.ts";
import type { Row } from "./rows.ts";

/** Every collection has a title, by which lists, links, searches and previews name an entry. */
type TextFields = Readonly<Record<string, TextField>> & { readonly title: TextField & { readonly required: true } };
type FactFields = Readonly<Record<string, FactField>>;

/** A draft of any collection. */
type AnyDraft = {
  texts: Record<Language, Record<string, unknown> & { rich?: RichDoc | undefined }>;
} & Record<string, unknown>;

/** A public entry of any collection, in all its languages. */
type AnyContent = {
  id: number;
  texts: InSomeLanguages<Record<string, unknown> & { rich?: RichDoc | undefined }>;
  partialTexts?: PartialTexts | undefined;
} & Record<string, unknown>;

/**
 * Texts of an entry in languages that it is not written in, by field: titles of the entries of lists that it has chosen
 * for labels, and the library's alternative text of its picture. A page in such a language shows them among the texts of
 * another language; the entry counts as not translated.
 */
export type PartialTexts = InSomeLanguages<Readonly<Partial<Record<string, string>>>>;

/** A public entry of any collection, in one language. */
type AnyPublished = {
  id: number;
  text: {
    title: string;
    language: Language;
    languageOf?: Readonly<Partial<Record<string, Language>>>;
    rich?: RichDoc | undefined;
  } & Record<string, unknown>;
} & Record<string, unknown>;

/** What is undefined of a collection that nothing is known of but that it is one. */
type IfAny<C extends AnyCollection, Any, Known> = string extends C["name"] ? Any : Known;

/** Input of computed facts besides the draft. */
export interface ComputeFacts {
  id: number;
  /** YYYY-MM-DD. */
  today: string;
  /** Facts computed at the last publication; undefined for an entry that was never public. */
  before: Readonly<Record<string, unknown>> | undefined;
}

/** How the JSON API reads and writes the entries of a collection. */
export interface CollectionJson<Text extends string = string, Fact extends string = string> {
  /** The name of its schema in the description of the API: "Project". */
  readonly schema: string;
  /** Names of the list and of one entry, with article, in the description: "Projects, by date", "a project". */
  readonly list: string;
  readonly one: string;
  /** Text that the description adds to the sentence about publishing a new entry. */
  readonly condition?: string;
  /** Writable fields by their names in the API. Texts have the language as suffix, English none. */
  readonly texts: Readonly<Record<string, Text>>;
  readonly facts: Readonly<Record<string, Fact>>;
  /** Fields of responses, in order: "id", and names of the above. */
  readonly shown: readonly string[];
  /** Descriptions of values, by their names in the API. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** Error message for an unknown id; "{id}" is replaced by it. */
  readonly notFound: string;
  /** Error message for an id whose entry was public once. */
  readonly gone: string;
}

/** Texts of the dashboard for a collection: `staff` of its texts. */
export interface CollectionWords<Field extends string = string> {
  /** In the menu, and as the heading of its list. */
  readonly name: string;
  /** Name of one entry, before its number. */
  readonly one: string;
  /** "{{count}} project|{{count}} projects". */
  readonly counted: string;
  /** Inside a sentence of the audit log: one entry by its number, "project {{name}}", in Polish in the genitive; several. */
  readonly audit: { readonly one: string; readonly many: string };
  /** The link to an empty form, and the heading of the form until it is saved. */
  readonly create: string;
  readonly unsaved: string;
  /** On the overview: the link to the list, the text without entries, and the heading of the newest ones. */
  readonly all: string;
  readonly none: string;
  readonly newest?: string;
  /** "Failed to save news: {{reason}}", and the same without a reason. */
  readonly failedToSave: string;
  readonly errorSaving: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** Hints below fields, and labels of choices. */
  readonly hints?: Readonly<Partial<Record<Field, string>>>;
  /** Headings above fields, which begin a section of a page. */
  readonly sections?: Readonly<Partial<Record<Field, string>>>;
  /** Labels of the cells of rows. */
  readonly cells?: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>>;
  /** Labels of the values that single fields may name (`placeholders`), by name. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** Names of the e-mails that have the words of a page, by their keys. */
  readonly mails?: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Partial<Record<Field, Readonly<Record<string, { label: string; meaning?: string }>>>>>;
}

/** The texts of a collection. */
interface CollectionTexts<Field extends string = string, Shown extends string = never> {
  readonly folder: string;
  staff(language: Language): CollectionWords<Field>;
  site(language: Language): Translate<Shown>;
}

/** A collection of any type. */
export interface AnyCollection {
  /** Stored in rows, archives and audit entries. */
  readonly name: string;
  readonly words: CollectionTexts;
  /**
   * Path segments below "/", "/dashboard/" and "/api/"; without one, the collection has no such pages. `shownOn` is the
   * public page that shows all entries, where they have none of their own: without entries no navigation leads to it.
   */
  readonly addresses: {
    readonly site?: string;
    readonly shownOn?: string;
    readonly dashboard: string;
    readonly api?: string;
  };
  /** Route modules of its own, below `src/`; without `edit` the generic editor is used. */
  readonly pages: { readonly list?: string; readonly page?: string; readonly feed?: string; readonly edit?: string };
  readonly texts: TextFields;
  readonly facts: FactFields;
  /** Public facts that are computed at publication. */
  readonly computed: FactFields;
  compute?(draft: AnyDraft, about: ComputeFacts): Record<string, unknown>;
  /**
   * The order of its lists: by a day, by the id, or by a number. Staff give the number by moving entries in the list of
   * the dashboard: it is no part of an entry's versions. Entries without it are last, by their ids, unless the newest are
   * first. `within` is a choice: pages show the entries of each value apart, and staff order them apart.
   */
  readonly order: { readonly by: string; readonly within?: string; readonly newestFirst: boolean };
  /** The fact by which lists of the dashboard date an entry. */
  readonly date?: string;
  /** Fields of its feed: a text, and the day of publication. */
  readonly feed?: { readonly summary: string; readonly date: string };
  /**
   * Facts with the first and last day on which visitors see a published entry, both inclusive. Staff are reminded
   * `remindDays` before the last day.
   */
  readonly visible?: { readonly from: string; readonly until: string; readonly remindDays?: number };
  /** Ids that no entry gets, and addresses that lead to another entry, which they have instead. */
  readonly ids?: { readonly reserved: readonly number[]; readonly aliases?: Readonly<Record<number, number>> };
  /** Whether titles and facts of permanently deleted entries are stored, because other pages show them. */
  readonly titlesStay?: true;
  readonly json?: CollectionJson;
  /** Addresses of the specification for saving and for reading one entry. */
  readonly formerCalls?: { readonly save?: string; readonly one?: string };
  /** What the finder searches; without it, the entries are not found. */
  readonly finder?: FinderPart;
  /** How the dashboard's overview shows it: its newest entries, or counts. */
  readonly overview?: "newest" | "counts";
  /** The group of the dashboard's menu that it is in, for lists without pages of their own; by default that of content. */
  readonly menu?: "lists";
  /**
   * The plain texts that may name values, such as "{{founded}}". `withFigures` fills them in when a page is rendered;
   * staff choose them from a menu.
   */
  readonly values?: readonly string[];
  /** Of a page, which is a collection of one entry; see `definePage`. */
  readonly page?: PagePart;
}

/** What the finder searches besides titles, in all languages. */
export interface FinderPart<Text extends string = string, Fact extends string = string> {
  /** Of choices and countries, their names. */
  readonly fields: readonly (Text | Fact)[];
  /** The lines that it finds on their own, each with a name, as `namedLine` reads it. */
  readonly lines?: Text;
}

/** What a page has besides the fields of a collection. */
export interface PagePart {
  /** Its public path without language: "/about". Without one, other pages show its words. */
  readonly path?: string;
  /** Whether it is the page of a collection's list, whose texts are in the folder of the collection. */
  readonly isList?: true;
  /** Returns the default words in a language, as drafts have them, by field. */
  defaults(language: Language): Readonly<Record<string, string>>;
  /** Returns examples of the values that single fields may name (`placeholders`), by name. */
  examples?(language: Language): Readonly<Record<string, string>>;
}

/** A collection with the types of its fields. */
export interface Collection<Name extends string, T extends TextFields, F extends FactFields, P extends FactFields>
  extends AnyCollection {
  readonly name: Name;
  readonly texts: T;
  readonly facts: F;
  readonly computed: P;
}

type Name<Fields> = keyof Fields & string;

/** The names of the fields that lists are filtered or sorted by. */
type ListedName<Fields> = {
  [K in Name<Fields>]: Fields[K] extends { filterable: true } | { sortable: true } ? K : never;
}[Name<Fields>];

/** "choices.topic.training": the names of texts for the values of the choices that lists are filtered by. */
type ChoiceKey<Facts> = {
  [K in Name<Facts>]: Facts[K] extends { filterable: true } ? `choices.${K}.${Literal<FactValue<Facts[K]>>}` : never;
}[Name<Facts>];
type Literal<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** The names of the texts of public pages that the controls of a list need: "fields.year", "choices.topic.training". */
type ListTexts<T, F, P> = `fields.${ListedName<T> | ListedName<F> | ListedName<P>}` | ChoiceKey<F> | ChoiceKey<P>;

/**
 * Declares a collection: plain data, from which everything that works with any collection is derived.
 * @throws Error for a field that lists cannot be filtered or sorted by as declared
 */
export function defineCollection<
  const N extends string,
  const T extends TextFields,
  const F extends FactFields,
  const P extends FactFields = Record<never, never>,
>(
  definition: Omit<AnyCollection, "order" | "pages" | "computed"> & {
    readonly name: N;
    readonly words: CollectionTexts<Name<T> | Name<F>, ListTexts<T, F, P>>;
    readonly pages?: AnyCollection["pages"];
    readonly texts: T;
    readonly facts: F;
    readonly computed?: P;
    readonly order: { readonly by: Name<F> | "id"; readonly within?: Name<F>; readonly newestFirst: boolean };
    readonly date?: Name<F>;
    readonly feed?: { readonly summary: Name<T>; readonly date: Name<F> };
    readonly visible?: { readonly from: Name<F>; readonly until: Name<F>; readonly remindDays?: number };
    readonly json?: CollectionJson<Name<T>, Name<F>>;
    readonly finder?: FinderPart<Name<T>, Name<F>>;
    readonly values?: readonly Name<T>[];
  },
): Collection<N, T, F, P> {
  const collection = { pages: {}, ...definition, computed: definition.computed ?? ({} as P) };
  checkListed(collection);
  return collection;
}

type HasRich<T> = "rich" extends { [K in keyof T]: T[K] extends { control: infer C } ? C : never }[keyof T]
  ? true
  : false;

type Rich<T> = HasRich<T> extends true ? { rich?: RichDoc | undefined } : unknown;

/** The texts of a draft in one language. With `rich`, the field of that control is its plain text. */
type DraftTexts<T> = { -readonly [K in keyof T]: string } & Rich<T>;

/** The content of the editor: all languages, with empty texts where nothing is written. */
export type Draft<C extends AnyCollection = AnyCollection> = IfAny<
  C,
  AnyDraft,
  { -readonly [K in keyof C["facts"]]: DraftFact<FactValue<C["facts"][K]>> } & {
    texts: Record<Language, DraftTexts<C["texts"]>>;
  }
>;

type DraftFact<Value> = [Value] extends [never]
  ? string
  : [Value] extends [number[] | undefined]
    ? number[]
    : [Value] extends [ContentFile[] | undefined]
      ? ListedFile[]
      : string;

/** Facts with their published values, without internal ones; those that are not required are optional. */
type PublishedFacts<F> = {
  -readonly [K in keyof F as IsPublished<F[K]> extends true
    ? IsOptional<F[K]> extends true
      ? never
      : K
    : never]: FactValue<F[K]>;
} & {
  -readonly [K in keyof F as IsPublished<F[K]> extends true ? (IsOptional<F[K]> extends true ? K : never) : never]?:
    | FactValue<F[K]>
    | undefined;
};
type IsPublished<F> = [FactValue<F>] extends [never] ? false : true;
type IsOptional<F> = undefined extends FactValue<F> ? true : false;

type IsLabel<F> = F extends { label: true } ? true : false;
type TextValue<F> = F extends { control: "rows"; cells: infer C }
  ? Row<C>[]
  : F extends { control: "lines" }
    ? string[]
    : string;

/** The texts of a public entry in one language. */
type ContentTexts<T> = {
  -readonly [K in keyof T as IsLabel<T[K]> extends true ? never : K]: TextValue<T[K]>;
} & Rich<T>;
/** The same as an entry may have them: lines are left out where it is older than their field. */
type GivenTexts<T> = Omit<ContentTexts<T>, LinesOf<T>> & Partial<Pick<ContentTexts<T>, LinesOf<T>>>;
type LinesOf<T> = keyof ContentTexts<T> &
  keyof { [K in keyof T as T[K] extends { control: "lines" } ? K : never]: T[K] };

type ContentLabels<T> = {
  -readonly [K in keyof T as T[K] extends { label: true; required: true } ? K : never]: InSomeLanguages<string>;
} & {
  -readonly [K in keyof T as T[K] extends { label: true; required: false } ? K : never]?:
    | InSomeLanguages<string>
    | undefined;
};

type Flat<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;

/** A public entry in all its languages. */
export type Content<C extends AnyCollection = AnyCollection> = IfAny<
  C,
  AnyContent,
  Flat<
    { id: number } & PublishedFacts<C["facts"]> &
      PublishedFacts<C["computed"]> &
      ContentLabels<C["texts"]> & {
        texts: InSomeLanguages<Flat<GivenTexts<C["texts"]>>>;
        partialTexts?: PartialTexts | undefined;
      }
  >
>;

/** Facts of an entry in one language. */
type InOneLanguage<Facts> = {
  [K in keyof Facts]: [Facts[K]] extends [ContentFile[] | undefined] ? ShownFile[] | undefined : Facts[K];
};

/**
 * A public entry in one language: that of `text`, which differs from the requested one where the entry lacks that. Single
 * texts that are in the requested one nevertheless are in `languageOf`.
 */
export type Published<C extends AnyCollection = AnyCollection> = IfAny<
  C,
  AnyPublished,
  Flat<
    { id: number } & InOneLanguage<PublishedFacts<C["facts"]>> &
      PublishedFacts<C["computed"]> & {
        text: Flat<
          ContentTexts<C["texts"]> &
            ShownLabels<C["texts"]> & {
              language: Language;
              languageOf?: { readonly [K in keyof C["texts"]]?: Language };
            }
        >;
      }
  >
>;

type ShownLabels<T> = {
  -readonly [K in keyof T as T[K] extends { label: true; required: true } ? K : never]: string;
} & {
  -readonly [K in keyof T as T[K] extends { label: true; required: false } ? K : never]: string | undefined;
};

/** The serializable part of a definition, sent to pages of the dashboard. */
export interface CollectionFields
  extends Pick<
    AnyCollection,
    "name" | "addresses" | "texts" | "facts" | "order" | "date" | "visible" | "overview" | "menu" | "values"
  > {
  /** The folder of its texts, below `src/`. */
  readonly folder: string;
  /** Of a page: its public path, if it has one, and whether it is that of a list. */
  readonly page?: Pick<PagePart, "path" | "isList">;
}

/** Returns the part of a definition for pages of the dashboard. */
export function describeCollection(collection: AnyCollection): CollectionFields {
  const { name, words, addresses, texts, facts, order, date, visible, overview, menu, values, page } = collection;
  return {
    ...{ name, folder: words.folder, addresses, texts, facts, order },
    ...(date === undefined ? {} : { date }),
    ...(visible === undefined ? {} : { visible }),
    ...(overview === undefined ? {} : { overview }),
    ...(menu === undefined ? {} : { menu }),
    ...(values === undefined ? {} : { values }),
    ...(page === undefined ? {} : { page: pageFields(page) }),
  };
}

const pageFields = ({ path, isList }: PagePart): NonNullable<CollectionFields["page"]> => ({
  ...(path === undefined ? {} : { path }),
  ...(isList === undefined ? {} : { isList }),
});

/** The collections of a site. */
export interface Collections {
  all: readonly AnyCollection[];
  /** Their stored names. */
  names: readonly string[];
  /** Finds one by its stored name. @throws Error for a name that no collection has */
  named(name: string): AnyCollection;
}

/**
 * Returns the collections of a site with their look-up by name.
 * @throws Error for a filter whose values are entries of a collection that is not in it, and for a label that a list cannot
 * give
 */
export function collectionsOf(all: readonly AnyCollection[]): Collections {
  const byName = new Map(all.map((collection) => [collection.name, collection]));
  for (const collection of all) {
    for (const [field, { to }] of Object.entries(filterFields(collection))) {
      if (to !== undefined && !byName.has(to))
        throw new Error(
          `collection ${collection.name}: the field ${field} refers to no collection: it cannot filter lists`,
        );
    }
    for (const { fact, label, to } of listedLabels(collection)) {
      const text = collection.texts[label];
      const longest = byName.get(to)?.texts.title.max ?? Number.POSITIVE_INFINITY;
      if (text?.label === undefined || longest > text.max)
        throw new Error(`collection ${collection.name}: the titles of ${to} cannot be the label of the field ${fact}`);
    }
  }
  return {
    all,
    names: all.map(({ name }) => name),
    named(name) {
      const found = byName.get(name);
      if (found === undefined) throw new Error(`there is no collection ${name}`);
      return found;
    },
  };
}
