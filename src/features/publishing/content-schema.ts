import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { followsTexts, inSomeLanguages, isoDay, sitePath } from "#platform/i18n/schemas.ts";
import { richDocSchema } from "#ui/rich-text/rich-doc-schema.ts";
import type { AnyCollection, Content } from "./collection.ts";
import {
  type FactField,
  fitsPattern,
  ID_MAX,
  isList,
  isPartial,
  isPicture,
  richField,
  type TextField,
} from "./fields.ts";
import { FILE_TEXT_MAX } from "./file-lists.ts";
import { type Cell, isRowLink } from "./rows.ts";

const httpAddress = z.url({ protocol: /^https?$/ });

/** Texts of a file in the languages of an entry; all may be missing. */
const fileTexts = z.looseObject(
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, z.string().min(1).max(FILE_TEXT_MAX).optional()])),
);
const listedPicture = z.looseObject({ path: sitePath, text: fileTexts, partialText: fileTexts.optional() });
const listedDocument = listedPicture.extend({ name: z.string(), size: z.number().int().min(0) });

/** Returns the schema of a fact's published value. */
function factSchema(field: FactField): z.ZodType {
  const { control, min = 0, max, choices = [] } = field;
  if (isPicture(field)) return sitePath;
  switch (control) {
    case "document":
      return z.union([sitePath, httpAddress]);
    case "url":
      return httpAddress;
    case "day":
      return isoDay;
    case "number":
      return z.number().int().min(min).max(max);
    case "country":
      return z.string().regex(/^[A-Z]{2}$/);
    case "choice":
      return z.enum(choices);
    case "choices":
      return z.array(z.enum(choices)).max(choices.length);
    case "references":
      return z.array(z.number().int().min(1).max(ID_MAX)).max(max);
    case "pictures":
      return z.array(listedPicture).max(max);
    case "documents":
      return z.array(listedDocument).max(max);
    default:
      return z
        .string()
        .min(1)
        .max(max)
        .refine((text) => fitsPattern(field, text));
  }
}

/** Returns whether every published entry has the fact. */
const isAlwaysThere = (field: FactField) => field.required || isPicture(field) || isList(field);

const cellSchema = ({ control, max, required, instead }: Cell): z.ZodType => {
  if (control === "tick") return z.boolean();
  const text = z.string().max(max);
  if (control === "link") return text.refine(isRowLink);
  return required && instead === undefined ? text.min(1) : text;
};

function textSchema({ control, max, required, lines = 0, lineMax = 0, cells, least, most }: TextField): z.ZodType {
  if (cells !== undefined)
    return z
      .array(z.strictObject(shape(cells, cellSchema)))
      .min(least ?? 0)
      .max(most ?? 0);
  // Texts stored by a release without this field lack its lines.
  if (control === "lines") return z.array(z.string().min(1).max(lineMax)).max(lines).default([]);
  return required ? z.string().min(1).max(max) : z.string().max(max);
}

const shape = <F>(fields: Readonly<Record<string, F>>, make: (field: F) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));

/** Returns the texts that are labels, or the others. */
const textsThat = ({ texts }: AnyCollection, are: boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([, { label = false }]) => label === are));

function build(collection: AnyCollection) {
  const { facts, computed, ids } = collection;
  const given = Object.fromEntries(Object.entries({ ...facts, ...computed }).filter(([, { internal }]) => !internal));
  const rich = richField(collection.texts) === undefined ? {} : { rich: z.optional(richDocSchema) };
  const labels = textsThat(collection, true);
  const partial = Object.entries(collection.texts).filter(([, field]) => isPartial(field));
  const entry = z.strictObject({
    id: z
      .number()
      .int()
      .positive()
      .refine((id) => ids?.reserved.includes(id) !== true),
    ...shape(given, (field) => (isAlwaysThere(field) ? factSchema(field) : factSchema(field).optional())),
    ...shape(labels, ({ max, required }) => {
      const label = inSomeLanguages(z.string().min(1).max(max));
      return required ? label : label.optional();
    }),
    texts: inSomeLanguages(z.strictObject({ ...shape(textsThat(collection, false), textSchema), ...rich })),
    partialTexts: inSomeLanguages(
      z.strictObject(shape(Object.fromEntries(partial), ({ max }) => z.string().min(1).max(max).optional())),
    ).optional(),
  });
  const follow = (given: Record<string, unknown>) =>
    Object.keys(labels).every((name) =>
      followsTexts(given[name] as Partial<Record<Language, unknown>> | undefined, given.texts as Content["texts"]),
    );
  return entry.refine(follow, { error: "A label needs a text in its language" }) as unknown as z.ZodType<Content>;
}

const built = new WeakMap<AnyCollection, z.ZodType<Content>>();

/** Returns the schema of a collection's public entries, in all languages. It is built once for each definition. */
export function contentSchema(collection: AnyCollection): z.ZodType<Content> {
  const schema = built.get(collection) ?? build(collection);
  built.set(collection, schema);
  return schema;
}

/** Returns the schema of computed facts, which exports contain. */
export function computedSchema({ computed }: AnyCollection) {
  return z.strictObject(shape(computed, factSchema));
}

/** Returns the schema of the facts of a deleted entry, which exports contain where the collection stores them. */
export function goneFactsSchema({ facts }: AnyCollection) {
  const given = Object.fromEntries(Object.entries(facts).filter(([, { internal }]) => !internal));
  return z.strictObject(shape(given, (field) => factSchema(field).optional()));
}

const storedCell = ({ control }: Cell) => (control === "tick" ? z.boolean().default(false) : z.string().default(""));

/**
 * Returns the schema that reads the stored texts of a public entry, of this or another release: missing ones are empty,
 * except the title; fields of other releases are left out.
 */
export function storedTextSchema(collection: AnyCollection) {
  const text = ({ control, cells }: TextField) => {
    if (cells !== undefined) return z.array(z.object(shape(cells, storedCell))).default([]);
    return control === "lines" ? z.array(z.string()).default([]) : z.string().default("");
  };
  return z.object({
    ...shape(textsThat(collection, false), text),
    ...shape(textsThat(collection, true), () => z.string().optional()),
    // The caller decides what to do with a damaged document.
    ...(richField(collection.texts) === undefined ? {} : { rich: z.unknown().optional() }),
    title: z.string().min(1),
  });
}
