import { body, errors, ref } from "./operations.ts";

/** A field of a form as JSON Schema. */
interface Field {
  type: string;
  [keyword: string]: unknown;
}

/** What a form sends. */
export interface FormFields {
  /** Types of the body that are taken. */
  types: readonly string[];
  properties: Readonly<Record<string, Field>>;
  required: readonly string[];
}

/** Describes a resource that takes a form and gives its reference. */
export function taken(summary: string, { types, properties, required }: FormFields) {
  const schema = { type: "object", properties, required };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  const responses = {
    201: body("Kept", ref("Receipt")),
    422: body("Fields are wrong; nothing was taken", ref("FieldErrors")),
    ...errors(400, 403, 405, 408, 413, 415, 429, 500, 503, 507),
  };
  return { post: { summary, requestBody: { required: true, content }, responses } };
}
