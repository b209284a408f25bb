import { body, errors, ref } from "#features/api/operations.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { endingsOf, type FormField, isFile, suggestingFields } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { ELAPSED_FIELD, KEY_FIELD, LANGUAGE_FIELD } from "../form-extras.ts";

/** Technical fields that every form accepts. */
const extras = {
  [LANGUAGE_FIELD]: {
    type: "string",
    enum: LANGUAGE_CODES,
    default: FALLBACK_LANGUAGE,
    description: "Language of the response and of the confirmation email.",
  },
  [KEY_FIELD]: {
    type: "string",
    description: "Idempotency key made by the client: a repeated submission is recognised by it.",
  },
  [ELAPSED_FIELD]: {
    type: "string",
    pattern: "^[0-9]+$",
    description: "Seconds between opening the page and sending.",
  },
};

/** Files come first and choices last; otherwise the order of the page. */
const ORDER: readonly FormField["control"][] = ["reference", "choice"];
const rankOf = ({ control }: FormField) => (control === "file" ? -1 : ORDER.indexOf(control) + 1);

/** Describes the API operations of a form for OpenAPI. */
export function formOperations(form: AnyForm) {
  const entries = Object.entries(form.fields).toSorted(([, a], [, b]) => rankOf(a) - rankOf(b));
  const properties = {
    ...Object.fromEntries(entries.map(([name, field]) => [name, property(field, form.api.descriptions?.[name])])),
    ...extras,
  };
  const required = entries.flatMap(([name, field]) => (field.required && field.initial === undefined ? [name] : []));
  const schema = { type: "object", properties, required };
  const multipart = ["multipart/form-data"];
  const types = entries.some(([, field]) => isFile(field))
    ? multipart
    : ["application/x-www-form-urlencoded", ...multipart];
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  const responses = {
    201: body("Stored", ref("Receipt")),
    422: body("Invalid fields; nothing was stored", ref("FieldErrors")),
    ...errors(400, 403, 405, 408, 413, 415, 429, 500, 503, 507),
  };
  const post = { summary: form.api.summary, requestBody: { required: true, content }, responses };
  const suggesting = suggestingFields(form.fields);
  return suggesting.length === 0 ? { post } : { get: suggestions(suggesting), post };
}

/** Describes the call that suggests names for misspelt values. */
function suggestions(fields: [name: string, field: FormField][]) {
  const parameters = fields.map(([name, field]) => ({
    name,
    in: "query",
    description: "A name as it was typed. One of the parameters is required.",
    schema: property(field, undefined),
  }));
  const properties = Object.fromEntries(fields.map(([name]) => [name, { type: "string" }]));
  const found = { type: "object", properties, additionalProperties: false };
  const responses = { 200: body("Suggested names, by parameter; none for a name that is right or unknown", found) };
  const summary = "Suggest names for misspelt ones";
  return { summary, parameters, responses: { ...responses, ...errors(405, 429, 500, 503) } };
}

function property(field: FormField, own: string | undefined): object {
  const { control, max, sameAs, alsoCalled, choices, initial, rows } = field;
  if (isFile(field)) {
    const { several } = field;
    const each = several === undefined ? "" : " each";
    const description = `${endingsOf(field).join(", ")}, at most ${field.maxBytes} bytes${each}.`;
    const file = { type: "string", format: "binary", description };
    return several === undefined ? file : { type: "array", items: file, maxItems: several };
  }
  if (rows !== undefined) {
    const item = { type: "integer", minimum: 1, description: "Id of the entry." };
    const quantity = { type: "integer", minimum: 1, maximum: rows.maxQuantity };
    const properties = { item, quantity, note: { type: "string", maxLength: rows.maxNote } };
    return {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: {
        type: "array",
        maxItems: rows.max,
        items: { type: "object", properties, required: ["item", "quantity"] },
      },
      ...(own === undefined ? {} : { description: own }),
    };
  }
  if (control === "acceptance") return { type: "string", const: "on" };
  const derived =
    sameAs !== undefined
      ? `The same as \`${sameAs}\`.`
      : alsoCalled !== undefined
        ? `May be spelt \`${alsoCalled}\`.`
        : control === "name"
          ? "Letters of any alphabet."
          : undefined;
  const description = own ?? derived;
  return {
    type: "string",
    ...(choices === undefined ? {} : { enum: choices, default: initial }),
    ...(control === "date" ? { format: "date" } : {}),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(description === undefined ? {} : { description }),
  };
}
