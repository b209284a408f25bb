import { body, errors, ref } from "#features/api/operations.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { endingsOf, type FormField, isFile } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { ELAPSED_FIELD, KEY_FIELD, LANGUAGE_FIELD } from "../form-extras.ts";

/** Beside what a person types. */
const extras = {
  [LANGUAGE_FIELD]: {
    type: "string",
    enum: LANGUAGE_CODES,
    default: FALLBACK_LANGUAGE,
    description: "Language of the answer and of the confirmation.",
  },
  [KEY_FIELD]: { type: "string", description: "Made by the client: what is sent again under it is recognised." },
  [ELAPSED_FIELD]: {
    type: "string",
    pattern: "^[0-9]+$",
    description: "Seconds from the opening of the page to sending.",
  },
};

/** Files come first and choices last; within a kind the order is that of the page. */
const ORDER: readonly FormField["control"][] = ["reference", "choice"];
const rankOf = ({ control }: FormField) => (control === "file" ? -1 : ORDER.indexOf(control) + 1);

/** Describes the call of a form, which takes its fields and gives a reference. */
export function formOperation(form: AnyForm) {
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
    201: body("Kept", ref("Receipt")),
    422: body("Fields are wrong; nothing was taken", ref("FieldErrors")),
    ...errors(400, 403, 405, 408, 413, 415, 429, 500, 503, 507),
  };
  return { post: { summary: form.api.summary, requestBody: { required: true, content }, responses } };
}

function property(field: FormField, own: string | undefined): object {
  const { control, max, sameAs, alsoCalled, choices, initial } = field;
  if (isFile(field)) {
    const description = `${endingsOf(field).join(", ")}, at most ${field.maxBytes} bytes.`;
    return { type: "string", format: "binary", description };
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
    ...(max === undefined ? {} : { maxLength: max }),
    ...(description === undefined ? {} : { description }),
  };
}
