import * as z from "zod/mini";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { isPlain, plainTextOf } from "#ui/rich-text/plain-text.ts";
import { isStoredRich, type RichDoc } from "#ui/rich-text/rich-doc.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import { type FactField, richField, type TextField } from "../fields.ts";
import { factAtFirst } from "./drafts.ts";

/**
 * Control characters but line ends and tabs, which no page and no feed can show, and characters that turn the direction
 * of what follows, so that it reads as something else.
 */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

/** Characters of any text of an autosave: one that is too long to be saved is not lost. */
const AUTOSAVED_TEXT_MAX = 40_000;

/** A typed text: bounded, with plain line ends, and nothing in it that no page can show. */
const typed = (max: number) =>
  z.pipe(
    // A line end may come as two characters.
    z.string().check(z.maxLength(max * 2)),
    z.pipe(
      z.transform((text: string) => text.toWellFormed().replace(/\r\n?/g, "\n").replace(UNPRINTABLE, "")),
      z.string().check(z.maxLength(max)),
    ),
  );

/** A text of one line. */
const typedLine = (max: number) =>
  z.pipe(
    typed(max),
    z.transform((text: string) => text.replace(/(?<!\s)\s*[\n\t]\s*/g, " ")),
  );

/** Characters of a number as typed: what is none is refused by the rules in its own words, so it has to arrive whole. */
const TYPED_NUMBER_MAX = 80;

/** A fact that is typed into one line. */
const fact = ({ control, max }: FactField) =>
  z.pipe(
    typedLine(control === "number" ? TYPED_NUMBER_MAX : max),
    z.transform((text: string) => text.trim()),
  );

const references = ({ max, idMax = 999_999_999 }: FactField) =>
  z.pipe(
    z.array(z.int().check(z.minimum(1), z.maximum(idMax))).check(z.maxLength(max)),
    z.transform((ids: number[]) => [...new Set(ids)]),
  );

/** What is plain is kept plain, and what is rich has its own words as its plain text. */
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

type Fields = Pick<AnyCollection, "texts" | "facts">;
type DraftSchema = z.ZodMiniType<Draft>;

/** @param least characters that each text may have at least, whatever its field says */
function schemaOf({ texts, facts }: Fields, least: number): DraftSchema {
  const roomy = <F extends { max: number }>(field: F): F => ({ ...field, max: Math.max(field.max, least) });
  const text = textsSchema(Object.fromEntries(Object.entries(texts).map(([name, field]) => [name, roomy(field)])));
  return z.strictObject({
    ...Object.fromEntries(
      Object.entries(facts).map(([name, field]) => [
        name,
        field.control === "references" ? references(field) : fact(roomy(field)),
      ]),
    ),
    texts: z.strictObject(Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text]))),
  }) as unknown as DraftSchema;
}

/** Builds a schema once for each definition: to build it takes ten times as long as to use it. */
function memoized(make: (fields: Fields) => DraftSchema): (fields: Fields) => DraftSchema {
  const built = new WeakMap<Fields, DraftSchema>();
  return (fields) => {
    const schema = built.get(fields) ?? make(fields);
    built.set(fields, schema);
    return schema;
  };
}

/**
 * The schema of a collection's drafts: the shape and its bounds, nothing more. Fields that a form does not have are
 * refused.
 */
export const draftSchema = memoized((fields) => schemaOf(fields, 0));

/** The same for what is typed and not saved: texts may be longer than their fields allow. */
export const autosaveSchema = memoized((fields) => schemaOf(fields, AUTOSAVED_TEXT_MAX));

const storedRich = z.optional(z.custom<RichDoc>(isStoredRich));

/**
 * Makes the schema that reads drafts which this or another release has stored. A missing field has its default, a
 * missing language is empty, and fields or languages that are not given here are left out of the result. Bounds are not
 * checked: they apply to what is saved. What is not an object, or has a field of another type, is refused.
 * @param languages codes of the languages that the result has
 */
export function makeStoredDraftSchema(fields: Fields, languages: readonly string[]): DraftSchema {
  const facts = Object.entries(fields.facts).map(([name, field]) => {
    const first = factAtFirst(field);
    return [name, typeof first === "string" ? z._default(z.string(), first) : z._default(z.array(z.int()), first)];
  });
  const texts = Object.keys(fields.texts).map((name) => [name, z._default(z.string(), "")]);
  const rich = richField(fields.texts) === undefined ? {} : { rich: storedRich };
  const text = z.prefault(z.object({ ...Object.fromEntries(texts), ...rich }), {});
  return z.object({
    ...Object.fromEntries(facts),
    texts: z.prefault(z.object(Object.fromEntries(languages.map((language) => [language, text]))), {}),
  }) as unknown as DraftSchema;
}

/** The schema that reads stored drafts of a collection, with all fields and languages of this release. */
export const storedDraftSchema = memoized((fields) => makeStoredDraftSchema(fields, LANGUAGE_CODES));
