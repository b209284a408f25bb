import { z } from "zod";
import { suffixed, suffixedShape } from "#features/api/suffixed.ts";
import { FALLBACK_LANGUAGE, type Language, shownLanguage } from "#platform/i18n/languages.ts";
import { contentSchema } from "../content-schema.ts";
import { isFileList } from "../fields.ts";
import type { ContentFile } from "../file-lists.ts";
import type { ApiCollection } from "./call-fields.ts";
import { filesSchema, presentFiles } from "./call-files.ts";

/** A published entry of any collection. */
export interface AnyRecord {
  id: number;
  texts: Readonly<Partial<Record<Language, object | undefined>>>;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Converts a published entry to the object of the API. Missing values are null. A field without suffix has
 * the text that the English page shows, which is in another language where English is missing.
 */
export function presentEntry({ texts: fields, facts, json }: ApiCollection, record: AnyRecord): Values {
  const values = record as unknown as Values;
  const textIn = (text: string, language: Language) => {
    if (fields[text]?.label !== true) return (record.texts[language] as Values | undefined)?.[text];
    return (values[text] as Values | undefined)?.[language];
  };
  const unsuffixed = shownLanguage(record.texts, FALLBACK_LANGUAGE);
  const shown = json.shown.map((name) => {
    const text = json.texts[name];
    if (text === undefined) {
      const fact = json.facts[name] ?? name;
      const field = facts[fact];
      if (field === undefined || !isFileList(field)) return { [name]: values[fact] ?? null };
      return { [name]: presentFiles(field, (values[fact] ?? []) as ContentFile[], unsuffixed) };
    }
    return suffixed(name, textIn(text, unsuffixed) ?? null, (language) => textIn(text, language));
  });
  return Object.assign({}, ...shown);
}

/** Returns the schema of the result of `presentEntry`. */
export function entrySchema(collection: ApiCollection): z.ZodObject {
  const { texts: fields, facts, json } = collection;
  // The schema of each collection is an object.
  const content = contentSchema(collection) as unknown as z.ZodObject;
  const inOne = (schema: z.ZodType) =>
    ((schema as z.ZodObject).shape[FALLBACK_LANGUAGE] as z.ZodOptional).unwrap() as z.ZodType;
  const texts = inOne(content.shape.texts as z.ZodType) as z.ZodObject;
  const schemaOf = (name: string) => {
    const text = json.texts[name];
    if (text === undefined) {
      const fact = json.facts[name] ?? name;
      const field = facts[fact];
      const schema = field !== undefined && isFileList(field) ? filesSchema(field) : content.shape[fact];
      return { [name]: orNull(schema as z.ZodType) };
    }
    if (fields[text]?.label !== true) return suffixedShape(name, texts.shape[text] as z.ZodType);
    return suffixedShape(name, orNull(content.shape[text] as z.ZodType, inOne));
  };
  const shown = json.shown.map((name) => {
    const description = json.descriptions?.[name];
    const schema = schemaOf(name);
    return description === undefined ? schema : { ...schema, [name]: schema[name]?.meta({ description }) };
  });
  return z.strictObject(Object.assign({}, ...shown));
}

/** Returns a schema in which an optional value is null when it is missing. @param part picks the shown part of the value */
function orNull(schema: z.ZodType, part = (whole: z.ZodType) => whole): z.ZodType {
  return schema instanceof z.ZodOptional ? part(schema.unwrap() as z.ZodType).nullable() : part(schema);
}
