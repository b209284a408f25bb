import { z } from "zod";
import { suffixed, suffixedShape } from "#features/api/suffixed.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { sitePath } from "#platform/i18n/schemas.ts";
import type { ApiFile } from "../api-save.ts";
import { type FactField, PATH_MAX } from "../fields.ts";
import { type ContentFile, FILE_TEXT_MAX } from "../file-lists.ts";

/*
 * Lists of files in the JSON API: `{ "path": "/pictures/…", "alt": "…", "alt_pl": "…" }`, and for documents `title` with
 * the name and size of the file.
 */

/** A file as the API gives it. */
type Values = Readonly<Record<string, unknown>>;

const isOfDocuments = ({ control }: FactField) => control === "documents";

/** Returns the name of the text of a file in the API, in English. */
const textName = (field: FactField) => (isOfDocuments(field) ? "title" : "alt");

/** Returns the names of the texts of a file in a call, by language. */
const textNames = (field: FactField): [Language, string][] =>
  LANGUAGE_CODES.map((code) => [code, code === FALLBACK_LANGUAGE ? textName(field) : `${textName(field)}_${code}`]);

/** Converts the files of a published entry. @param unsuffixed the language in which the English page shows the entry */
export function presentFiles(field: FactField, files: readonly ContentFile[], unsuffixed: Language): Values[] {
  return files.map(({ path, text, name, size }) => ({
    path,
    ...suffixed(textName(field), text[unsuffixed] ?? null, (language) => text[language]),
    ...(isOfDocuments(field) ? { name, size } : {}),
  }));
}

/** Returns the schema of the result of `presentFiles`. */
export function filesSchema(field: FactField): z.ZodType {
  const file = z.strictObject({
    path: sitePath,
    ...suffixedShape(textName(field), z.string().nullable()),
    ...(isOfDocuments(field) ? { name: z.string(), size: z.int().min(0).meta({ description: "In bytes." }) } : {}),
  });
  return z.array(file).max(field.max);
}

const what = (field: FactField) => (isOfDocuments(field) ? "uploaded documents" : "pictures of the library");

/** Returns the description of a list in a call. */
export const hintOfFiles = (field: FactField): string =>
  `A list of at most ${field.max} ${what(field)}, in their order. Texts that a file lacks stay as they are.`;

/** Returns the schema of a list in a call. */
export function callFilesSchema(field: FactField): z.ZodType {
  const error = hintOfFiles(field);
  const text = z.string({ error }).max(FILE_TEXT_MAX, { error }).nullable().optional();
  const asRead = z.unknown().optional().meta({ description: "As the API gives it; it cannot be changed." });
  const file = z.strictObject(
    {
      path: z.string({ error }).max(PATH_MAX, { error }),
      ...Object.fromEntries(textNames(field).map(([, name]) => [name, text])),
      ...(isOfDocuments(field) ? { name: asRead, size: asRead } : {}),
    },
    { error },
  );
  return z.array(file, { error }).max(field.max, { error });
}

/** Converts a list of a call to files of a draft; null texts are empty. */
export function filesOfCall(field: FactField, given: unknown): ApiFile[] {
  return ((given ?? []) as Values[]).map((file) => {
    const texts = textNames(field).flatMap(([language, name]) =>
      file[name] === undefined ? [] : [[language, file[name] ?? ""]],
    );
    return { path: String(file.path), text: Object.fromEntries(texts) };
  });
}

/** Returns a list of a call without the English texts that are what the API shows in their place; see `withoutFallbackTexts`. */
export function filesWithoutFallbackTexts(field: FactField, given: unknown, shown: readonly Values[]): Values[] {
  const name = textName(field);
  return ((given ?? []) as Values[]).map((file) => {
    const { [name]: text, ...rest } = file;
    return shown.some((one) => one.path === file.path && one[name] === text) ? rest : file;
  });
}
