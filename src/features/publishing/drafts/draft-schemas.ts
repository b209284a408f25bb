import * as z from "zod/mini";
import { isLanguage, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { isPlain, plainTextOf } from "#ui/rich-text/plain-text.ts";
import { isStoredRich, type RichDoc } from "#ui/rich-text/rich-doc.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";
import type { AnyCollection, Draft, PagePart } from "../collection.ts";
import { type FactField, ID_MAX, isFileList, PATH_MAX, richField, type TextField } from "../fields.ts";
import { FILE_TEXT_MAX, type ListedFile } from "../file-lists.ts";
import { initialFact } from "./drafts.ts";

/**
 * Control characters other than line breaks and tabs, which no page and no feed can show, and characters that change the
 * direction of the following text, so that it reads differently.
 */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

/** Characters of any text of an autosave, so that a text that is too long to be saved is not lost. */
const AUTOSAVED_TEXT_MAX = 40_000;

/** Returns the schema of a typed text: bounded, with normalized line breaks, without unprintable characters. */
const typed = (max: number) =>
  z.pipe(
    // A line break may be sent as two characters.
    z.string().check(z.maxLength(max * 2)),
    z.pipe(
      z.transform((text: string) => text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNPRINTABLE, "")),
      z.string().check(z.maxLength(max)),
    ),
  );

/** Returns the schema of a text of one line. */
const typedLine = (max: number) =>
  z.pipe(
    typed(max),
    z.transform((text: string) => text.replace(/(?<!\s)\s*[\n\t]\s*/g, " ")),
  );

/** Characters of a typed number: the rules refuse an invalid one with a message of their own, so the schema must accept it. */
const TYPED_NUMBER_MAX = 80;

/** A whole number as people write it: "1000", "1 000", "1.000". */
const GROUPS = /(?<=\d)[ \u00a0\u202f.,](?=\d{3}(?:\D|$))/g;

/** Returns the schema of a fact in a one-line field. */
const fact = ({ control, max }: FactField) =>
  z.pipe(
    typedLine(control === "number" ? TYPED_NUMBER_MAX : max),
    z.transform((text: string) => (control === "number" ? text.trim().replace(GROUPS, "") : text.trim())),
  );

const references = ({ max }: FactField) =>
  z.pipe(
    z.array(z.int().check(z.minimum(1), z.maximum(ID_MAX))).check(z.maxLength(max)),
    z.transform((ids: number[]) => [...new Set(ids)]),
  );

/** Returns the schema of a list of files; one that is there twice stays once. @param least as in `schemaOf` */
const files = ({ max }: FactField, least: number) =>
  z.pipe(
    z
      .array(
        z.strictObject({
          path: typedLine(PATH_MAX),
          text: z.strictObject(inLanguages(LANGUAGE_CODES, typedLine(Math.max(FILE_TEXT_MAX, least)))),
        }),
      )
      .check(z.maxLength(max)),
    z.transform((given: ListedFile[]) => [...new Map(given.map((file) => [file.path, file])).values()]),
  );

const inLanguages = <S>(languages: readonly string[], schema: S) =>
  Object.fromEntries(languages.map((language) => [language, schema]));

/** Removes `rich` from a text without formatting, and sets the plain text of one with formatting. */
function settle(name: string, { rich, ...rest }: Record<string, unknown> & { rich?: RichDoc | undefined }) {
  if (rich === undefined) return rest;
  const plain = { ...rest, [name]: plainTextOf(rich) };
  return isPlain(rich) ? plain : { ...plain, rich };
}

function textsSchema(fields: Readonly<Record<string, TextField>>) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { control, max }]) => [name, control === "line" ? typedLine(max) : typed(max)]),
  );
  const rich = richField(fields);
  if (rich === undefined) return z.strictObject(shape);
  return z.pipe(
    z.strictObject({ ...shape, rich: z.optional(richDocSchema) }),
    z.transform((text) => settle(rich, text)),
  );
}

/** In the browser, a page lacks its default words. */
type Fields = Pick<AnyCollection, "texts" | "facts"> & { readonly page?: Partial<PagePart> };
type DraftSchema = z.ZodMiniType<Draft>;

/** Fingerprints of replaced defaults; see `page-storage.server.ts`. Exports contain them. */
const replacedDefaults = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ text: z.string().check(z.maxLength(50)), default: z.string().check(z.maxLength(50)) }),
  ),
);

/** @param least characters that each text may have, even if its field allows fewer */
function schemaOf({ texts, facts, page }: Fields, least: number): DraftSchema {
  const roomy = <F extends { max: number }>(field: F): F => ({ ...field, max: Math.max(field.max, least) });
  const text = textsSchema(Object.fromEntries(Object.entries(texts).map(([name, field]) => [name, roomy(field)])));
  return z.strictObject({
    ...Object.fromEntries(
      Object.entries(facts).map(([name, field]) => [
        name,
        isFileList(field)
          ? files(field, least)
          : field.control === "references"
            ? references(field)
            : fact(roomy(field)),
      ]),
    ),
    texts: z.strictObject(Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text]))),
    ...(page === undefined ? {} : { replaced: z.optional(replacedDefaults) }),
  }) as unknown as DraftSchema;
}

/** Builds a schema once for each definition: building takes ten times as long as using it. */
function memoized(make: (fields: Fields) => DraftSchema): (fields: Fields) => DraftSchema {
  const built = new WeakMap<Fields, DraftSchema>();
  return (fields) => {
    const schema = built.get(fields) ?? make(fields);
    built.set(fields, schema);
    return schema;
  };
}

/**
 * Returns the schema of a collection's drafts: types and bounds only. Unknown fields are
 * refused.
 */
export const draftSchema = memoized((fields) => schemaOf(fields, 0));

/** Returns the schema of its autosaves, whose texts may be longer than their fields allow. */
export const autosaveSchema = memoized((fields) => schemaOf(fields, AUTOSAVED_TEXT_MAX));

const storedFile = (languages: readonly string[]) =>
  z.object({
    path: z.string(),
    text: z.prefault(z.object(inLanguages(languages, z._default(z.string(), ""))), {}),
  });

const storedRich = z.optional(z.custom<RichDoc>(isStoredRich));

/**
 * Returns the schema that reads drafts stored by this or another release. A missing field has its default, a
 * missing language is empty (of a page: has its default words), and unknown fields or languages are left out of the result. Bounds are not
 * checked: they apply to what is saved. What is not an object, or has a field of another type, is refused.
 * @param languages codes of the languages that the result has
 */
export function makeStoredDraftSchema(fields: Fields, languages: readonly string[]): DraftSchema {
  const facts = Object.entries(fields.facts).map(([name, field]) => {
    if (isFileList(field)) return [name, z._default(z.array(storedFile(languages)), [])];
    const first = initialFact(field);
    return [name, typeof first === "string" ? z._default(z.string(), first) : z._default(z.array(z.int()), first)];
  });
  const rich = richField(fields.texts) === undefined ? {} : { rich: storedRich };
  const textIn = (language: string) => {
    const defaults = isLanguage(language) ? fields.page?.defaults?.(language) : undefined;
    const texts = Object.keys(fields.texts).map((name) => [name, z._default(z.string(), defaults?.[name] ?? "")]);
    return z.prefault(z.object({ ...Object.fromEntries(texts), ...rich }), {});
  };
  return z.object({
    ...Object.fromEntries(facts),
    texts: z.prefault(z.object(Object.fromEntries(languages.map((language) => [language, textIn(language)]))), {}),
  }) as unknown as DraftSchema;
}

/** Returns the schema that reads stored drafts of a collection, with all fields and languages of this release. */
export const storedDraftSchema = memoized((fields) => makeStoredDraftSchema(fields, LANGUAGE_CODES));
