import { z } from "zod";
import { ID_MAX, isFileList } from "../fields.ts";
import { type ApiCollection, type CallField, callFields } from "./call-fields.ts";
import { callFilesSchema, hintOfFiles } from "./call-files.ts";

/** Returns the schema of a whole number of at most so many digits, given as a number or as text. */
function wholeNumber(digits: number) {
  const error = `A whole number of at most ${digits} digits.`;
  const number = z
    .int({ error })
    .min(0, { error })
    .max(10 ** digits - 1, { error });
  return z.union([number, z.string().max(digits, { error }).regex(/^\d*$/, { error })], { error });
}

function typedText(max: number, what = `A text of at most ${max} characters.`) {
  return z.string({ error: what }).max(max, { error: what });
}

const idsOf = ({ to, max }: { to?: string; max: number }) => `A list of at most ${max} ids of ${to}.`;

/** Returns the schema of a field's type. The rules of publishing check the value. */
function valueSchema(field: CallField): z.ZodType {
  const { rules } = field;
  if (!("fact" in field)) return typedText(rules.max);
  switch (field.rules.control) {
    case "number":
      return wholeNumber(String(rules.max).length);
    case "choice": {
      const choices = field.rules.choices ?? [];
      return z.enum([...choices, ""], { error: `One of: ${choices.join(", ")}.` });
    }
    case "references": {
      const error = idsOf(rules);
      const id = z.int({ error }).min(1, { error }).max(ID_MAX, { error });
      return z.array(id, { error }).max(rules.max, { error });
    }
    case "pictures":
    case "documents":
      return callFilesSchema(field.rules);
    case "day":
      return typedText(rules.max, "A day as YYYY-MM-DD.");
    case "picture":
      return typedText(rules.max, "The path of a picture of the library.");
    default:
      return typedText(rules.max);
  }
}

/** Returns the description of a field in the description of the API. */
function hintOf(field: CallField, { json }: ApiCollection): string | undefined {
  const { name, rules } = field;
  if ("fact" in field && isFileList(field.rules)) return hintOfFiles(field.rules);
  switch (rules.control) {
    case "picture":
      return "Path of a picture of the library; empty for the drawing of its kind. `img` and `image` are the same field.";
    case "document":
      return "An http(s) address, or the path of an uploaded data sheet.";
    case "day":
      return "YYYY-MM-DD; today when it is left out at first.";
    case "country":
      return "ISO 3166-1 alpha-2.";
    case "references":
      return idsOf(rules);
    case "choice":
      return json.descriptions?.[name];
    default:
      return undefined;
  }
}

/** Returns the schema of a call that creates an item. Every field is optional: the rules of publishing report missing ones. */
export function callSchema(collection: ApiCollection) {
  const fields = callFields(collection).map((field) => {
    const description = hintOf(field, collection);
    const value = valueSchema(field).nullable().optional();
    return [field.name, description === undefined ? value : value.meta({ description })];
  });
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
}

/** Returns the schema of a call that changes an item. Missing fields stay as they are; null empties a field. */
export function changeSchema(collection: ApiCollection) {
  const version = z
    .int({ error: "The number of a version." })
    .positive({ error: "The number of a version." })
    .optional()
    .meta({
      description: "The version that the change was made from: when there is a newer one, it is refused (409).",
    });
  return callSchema(collection).extend({ version });
}
