import {
  type InEveryLanguage,
  type InSomeLanguages,
  inEveryLanguage,
  LANGUAGE_CODES,
  type Language,
  shownLanguage,
} from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { AnyCollection, ComputeFacts, Content, Draft, PartialTexts, Published } from "./collection.ts";
import { emptyDraft, factOf, filesOf, idsOf, textOf } from "./drafts/drafts.ts";
import {
  type FactField,
  isFileList,
  isList,
  linesOf,
  listedLabels,
  pictureOf,
  typedValues,
  valuesOf,
} from "./fields.ts";
import { type ContentFile, type DocumentFile, type ListedFile, shownFiles } from "./file-lists.ts";
import { chosenLabel, type LabelOf, titleIn } from "./labels.ts";
import { isShownIn, leadLanguage } from "./language-states.ts";
import { shownPicture } from "./references.ts";
import { type Row, rowsOf, rowsText } from "./rows.ts";

/** Input of a publication besides the draft. */
export interface PublishingFacts extends Omit<ComputeFacts, "id" | "before"> {
  before?: ComputeFacts["before"];
  /** The alternative texts that the library has of a picture. */
  altOf(path: string): InEveryLanguage<string> | undefined;
  /** What the library knows of an uploaded document; undefined for an unknown one. */
  documentOf(path: string): DocumentFile | undefined;
  labelOf: LabelOf;
}

/** Returns the files of a list as they are published; undefined without any. Pictures without texts get those of the library. */
function contentFiles(
  { control }: FactField,
  files: readonly ListedFile[],
  languages: readonly Language[],
  { altOf, documentOf }: PublishingFacts,
): ContentFile[] | undefined {
  const published = files.flatMap(({ path, text }) => {
    const alt = control === "pictures" ? altOf(path) : undefined;
    const document = control === "documents" ? documentOf(path) : undefined;
    if (control === "documents" && document === undefined) return [];
    const written = (texts: (readonly [Language, string | undefined])[]) =>
      Object.fromEntries(texts.filter(([, own]) => own));
    const others = LANGUAGE_CODES.filter((language) => !languages.includes(language));
    const partialText = written(others.map((language) => [language, alt?.[language].trim()]));
    return [
      {
        path,
        text: written(languages.map((language) => [language, text[language].trim() || alt?.[language].trim()])),
        ...(Object.keys(partialText).length === 0 ? {} : { partialText }),
        ...document,
      },
    ];
  });
  return published.length === 0 ? undefined : published;
}

/** The value of a fact as it is published; undefined where there is none. */
function factValue(field: FactField, draft: Draft, name: string): unknown {
  if (field.control === "references") {
    const ids = idsOf(draft, name);
    return field.of !== undefined && ids.length === 0 ? undefined : ids;
  }
  const typed = factOf(draft, name);
  if (field.control === "choices") return field.choices?.filter((choice) => valuesOf(typed).includes(choice));
  if (field.control === "number") {
    const number = typed || (field.required ? (field.initial ?? String(field.min ?? 0)) : "");
    return number === "" ? undefined : Number(number);
  }
  if (field.required && field.control === "choice") return field.choices?.includes(typed) ? typed : field.initial;
  return typed || field.fallback || (field.required ? typed : undefined);
}

/** Gives figures without alternative texts those of the library. */
function withAlts(doc: RichDoc, language: Language, altOf: PublishingFacts["altOf"]): RichDoc {
  const content = doc.content.map((block) => {
    if (block.type !== "figure" || block.attrs.alt.trim() !== "") return block;
    return { ...block, attrs: { ...block.attrs, alt: altOf(block.attrs.picture)?.[language] ?? "" } };
  });
  return { ...doc, content };
}

function textsIn(collection: AnyCollection, draft: Draft, language: Language, { altOf }: PublishingFacts) {
  const { rich } = draft.texts[language];
  const texts = Object.entries(collection.texts).flatMap(([name, field]): [string, unknown][] => {
    if (field.label) return [];
    if (field.cells !== undefined) return [[name, rowsOf(textOf(draft, language, name), field.cells)]];
    const text = textOf(draft, language, name).trim();
    if (field.control === "lines") return [[name, linesOf(text)]];
    return [[name, field.pictureAlt ? text || (altOf(shownPicture(collection, draft))?.[language] ?? "") : text]];
  });
  return { ...Object.fromEntries(texts), ...(rich === undefined ? {} : { rich: withAlts(rich, language, altOf) }) };
}

/**
 * Returns the public entry of a draft without problems that prevent publication. Incomplete languages are left out:
 * their visitors see another one. Of any other draft, such as a previewed one, the language that it leads with is there.
 * Pictures without alternative texts get those of the library. Labels are those of the chosen entries of lists, or the
 * draft's own. Both are there in the languages that are left out too, where the list or the library has them.
 */
export function toPublished(collection: AnyCollection, id: number, draft: Draft, facts: PublishingFacts): Content {
  const lead = leadLanguage(collection, draft);
  const languages = LANGUAGE_CODES.filter((language) => language === lead || isShownIn(collection, draft, language));
  const given = Object.entries(collection.facts).flatMap(([name, field]) => {
    const value = isFileList(field)
      ? contentFiles(field, filesOf(draft, name), languages, facts)
      : field.internal
        ? undefined
        : factValue(field, draft, name);
    return value === undefined ? [] : [[name, value]];
  });
  const labels = Object.entries(collection.texts).flatMap(([name, { label, required }]) => {
    if (!label) return [];
    const listed = chosenLabel(collection, draft, name);
    const given = listed && facts.labelOf(listed.to, listed.id);
    const titles = given && titleIn(given, languages);
    const texts = languages.map((language) => [language, titles?.[language] ?? textOf(draft, language, name).trim()]);
    const written = texts.filter(([, text]) => required || text !== "");
    return written.length === 0 ? [] : [[name, Object.fromEntries(written)]];
  });
  const content = {
    id,
    ...Object.fromEntries(given),
    ...collection.compute?.(draft, { id, today: facts.today, before: facts.before }),
    ...Object.fromEntries(labels),
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(collection, draft, language, facts)])),
  } as Content;
  const partialTexts = partialTextsOf(collection, content, facts);
  return partialTexts === undefined ? content : { ...content, partialTexts };
}

/** Returns the texts of an entry in languages that it is not written in; undefined without any. */
export function partialTextsOf(
  collection: AnyCollection,
  content: ReadContent,
  { labelOf, altOf }: Pick<PublishingFacts, "labelOf" | "altOf">,
): PartialTexts | undefined {
  const labels = listedLabels(collection).map(({ label, fact, to }) => {
    const [id] = idsOf(content, fact);
    return [label, id === undefined ? undefined : labelOf(to, id)] as const;
  });
  const alts = Object.entries(collection.texts)
    .filter(([, { pictureAlt }]) => pictureAlt)
    .map(([name]) => [name, altOf(pictureIn(collection, content) ?? "")] as const);
  return withPartialTexts(content, [...labels, ...alts]);
}

/** Returns `PartialTexts` of an entry with these texts in the place of its own. @param given texts by field */
export function withPartialTexts(
  { texts, partialTexts }: Pick<ReadContent, "texts" | "partialTexts">,
  given: readonly (readonly [string, InSomeLanguages<string> | undefined])[],
): PartialTexts | undefined {
  const byLanguage = LANGUAGE_CODES.filter((language) => texts[language] === undefined).map((language) => {
    const changed = given.map(([name, text]) => [name, text?.[language]?.trim()]);
    const all = Object.entries({ ...partialTexts?.[language], ...Object.fromEntries(changed) });
    return [language, all.filter(([, text]) => text)] as const;
  });
  const written = byLanguage.filter(([, own]) => own.length > 0);
  if (written.length === 0) return undefined;
  return Object.fromEntries(written.map(([language, own]) => [language, Object.fromEntries(own)]));
}

type Text = Readonly<Record<string, unknown>>;

/** What texts are in a form: lists one entry a line. */
const typedTexts = ({ texts }: AnyCollection, text: Text) =>
  Object.fromEntries(
    Object.entries(text).flatMap(([name, value]): [string, unknown][] => {
      const cells = texts[name]?.cells;
      if (cells !== undefined) return [[name, rowsText(value as Row[], cells)]];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join("\n") : value]];
    }),
  );

const labelNames = ({ texts }: AnyCollection) => Object.keys(texts).filter((name) => texts[name]?.label);

/**
 * Returns the draft of a public entry. Internal facts are unknown and stay empty.
 */
export function fromPublished(collection: AnyCollection, content: Content): Draft {
  const empty: Draft = emptyDraft(collection, "");
  const facts = Object.entries(collection.facts).flatMap(([name, field]) => {
    const { control } = field;
    const value = content[name];
    if (value === undefined) return [];
    if (control === "choices") return [[name, typedValues(value as string[])]];
    if (isFileList(field)) {
      const files = value as readonly ContentFile[];
      return [[name, files.map(({ path, text }) => ({ path, text: inEveryLanguage(text) }))]];
    }
    return [[name, Array.isArray(value) ? value : String(value)]];
  });
  const texts = LANGUAGE_CODES.map((language) => {
    const text: Text | undefined = content.texts[language];
    if (text === undefined) return [language, empty.texts[language]];
    const labels = labelNames(collection).flatMap((name) => {
      const label = (content[name] as Readonly<Record<string, string>> | undefined)?.[language];
      return label === undefined ? [] : [[name, label]];
    });
    return [language, { ...empty.texts[language], ...typedTexts(collection, text), ...Object.fromEntries(labels) }];
  });
  return { ...empty, ...Object.fromEntries(facts), texts: Object.fromEntries(texts) } as Draft;
}

/** A public entry as it is read: one that is damaged may have no texts. */
export type ReadContent = {
  id: number;
  texts: Content["texts"];
  partialTexts?: PartialTexts | undefined;
} & Record<string, unknown>;

/**
 * Shows an entry in a language; in English, or in the language that it leads with, where it lacks that, with the partial
 * texts of the language.
 * @returns undefined when it has no texts
 */
export function inLanguage(collection: AnyCollection, content: ReadContent, language: Language): Published | undefined {
  const shown = shownLanguage(content.texts, language);
  const text = content.texts[shown];
  if (text === undefined) return undefined;
  const labels = labelNames(collection).map((name) => {
    const label = (content[name] ?? {}) as InSomeLanguages<string>;
    // A required one is missing in a language only where another release stored it.
    return [
      name,
      label[shown] ?? (collection.texts[name]?.required ? (label[shownLanguage(label, shown)] ?? "") : undefined),
    ];
  });
  const facts = Object.entries({ ...collection.facts, ...collection.computed })
    .filter(([, { internal }]) => !internal)
    // A damaged list is left out when it is read.
    .map(([name, field]) => {
      const value = content[name] ?? (isList(field) ? [] : undefined);
      if (!isFileList(field) || value === undefined) return [name, value];
      return [name, shownFiles(value as ContentFile[], language, shown)];
    });
  const lines = Object.entries(collection.texts).filter(([, { control }]) => control === "lines");
  const partial = shown === language ? {} : (content.partialTexts?.[language] ?? {});
  const names = Object.keys(partial);
  return {
    id: content.id,
    ...Object.fromEntries(facts),
    text: {
      ...Object.fromEntries(lines.map(([name]) => [name, []])),
      ...{ rich: undefined, ...text, ...Object.fromEntries(labels), ...partial, language: shown },
      ...(names.length === 0 ? {} : { languageOf: Object.fromEntries(names.map((name) => [name, language])) }),
    },
  } as Published;
}

/** The picture of a public entry: a path; undefined where its collection has none. */
export function pictureIn({ facts }: AnyCollection, entry: Readonly<Record<string, unknown>>): string | undefined {
  const [name = ""] = pictureOf(facts) ?? [];
  return typeof entry[name] === "string" ? entry[name] : undefined;
}
