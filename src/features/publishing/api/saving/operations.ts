import { z } from "zod";
import { body, errors, ID_IN_PATH, ref } from "#features/api/operations.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { fieldsOf } from "../../drafts/drafts.ts";
import { callSchema, changeSchema } from "./call-schema.ts";
import { type CallNames, callFields } from "./field-names.ts";

const security = [{ token: [] }, { session: [] }];
const wrongFields = { 422: body("Fields are wrong; nothing was written", ref("FieldErrors")) };
const failures = errors(400, 401, 403, 405, 408, 413, 415, 429, 500, 503, 507);
const gone = errors(404, 409);

const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });

/** A call's schema as OpenAPI 3.1 takes it: what may be sent. */
const schemaOf = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
};

/** The schemas of the calls of a kind, by the names that operations refer to: NewsSave, NewsChange. */
export function callSchemas(name: string, names: CallNames): Record<string, object> {
  const required = callFields(names).flatMap((field) =>
    !("fact" in field) && field.language === FALLBACK_LANGUAGE && isRequired(field.text, names) ? [field.name] : [],
  );
  return {
    [`${name}Save`]: { ...schemaOf(callSchema(names)), required },
    [`${name}Change`]: schemaOf(changeSchema(names)),
  };
}

const isRequired = (text: string, { kind }: CallNames) => fieldsOf(kind).texts[text]?.required === true;

/** Describes the call that makes an item. @param name the schema of its kind */
export function created(name: string, summary: string) {
  const responses = { 201: body("Saved", ref("Saved")), ...wrongFields, ...failures };
  return { post: { summary, security, requestBody: json(ref(`${name}Save`)), responses } };
}

/** Describes the calls that change an item and throw it away. @param name the schema of its kind */
export function changed(name: string, what: string) {
  const parameters = [ID_IN_PATH];
  return {
    put: {
      summary: `Change ${what} and publish the change; what is left out stays as it is, null empties`,
      security,
      parameters,
      requestBody: json(ref(`${name}Change`)),
      responses: { 200: body("Saved", ref("Saved")), ...wrongFields, ...failures, ...gone },
    },
    delete: {
      summary: `Take ${what} off the site and move it to the bin`,
      security,
      parameters,
      responses: { 200: body("In the bin", ref("Binned")), ...failures, ...gone },
    },
  };
}
