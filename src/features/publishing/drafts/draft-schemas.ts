import * as z from "zod/mini";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { isPlain, plainTextOf } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";
import type { FactField, TextField } from "../fields.ts";
import { ITEM_KINDS, type ItemKind } from "../kinds.ts";
import { type Drafts, fieldsOf } from "./drafts.ts";

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

const references = ({ max }: FactField) =>
  z.pipe(
    z.array(z.int().check(z.minimum(1), z.maximum(6))).check(z.maxLength(max)),
    z.transform((ids: number[]) => [...new Set(ids)]),
  );

/** What is plain is kept plain, and what is rich has its own words as its description. */
function settle(text: Record<string, unknown> & { rich?: RichDoc | undefined }) {
  const { rich, ...rest } = text;
  if (rich === undefined) return rest;
  const description = plainTextOf(rich);
  return isPlain(rich) ? { ...rest, description } : { ...rest, description, rich };
}

function textsSchema(fields: Readonly<Record<string, TextField>>) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { control, max }]) => [name, control === "line" ? typedLine(max) : typed(max)]),
  );
  if (!("description" in fields)) return z.strictObject(shape);
  return z.pipe(z.strictObject({ ...shape, rich: z.optional(richDocSchema) }), z.transform(settle));
}

/** @param least characters that each text may have at least, whatever its field says */
function schemaOf(kind: ItemKind, least: number) {
  const { texts, facts } = fieldsOf(kind);
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
  });
}

type DraftSchemas = { [K in ItemKind]: z.ZodMiniType<Drafts[K]> };

const schemas = (least: number) =>
  Object.fromEntries(ITEM_KINDS.map((kind) => [kind, schemaOf(kind, least)])) as unknown as DraftSchemas;

/**
 * The schema of each kind's draft: the shape and its bounds, nothing more. Fields that a form does not have are refused.
 */
export const draftSchemas = schemas(0);

/** The same for what is typed and not saved: texts may be longer than their fields allow. */
export const autosaveSchemas = schemas(AUTOSAVED_TEXT_MAX);
