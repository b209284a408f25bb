import { z } from "zod";
import { body, errors, ID_IN_PATH, ID_IN_QUERY, ref, schemaOf } from "#features/api/operations.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { API_PAGE_SIZE } from "#ui/site/limits.ts";
import type { AnyCollection } from "../collection.ts";
import { type ApiCollection, callFields, callFilters } from "./call-fields.ts";
import { callSchema, changeSchema } from "./call-schema.ts";
import { entrySchema } from "./present-entry.ts";
import { binnedSchema, savedSchema } from "./present-save.ts";

/** Page numbers as `?page=` takes them. */
export const pageNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,6}$/)
  .transform(Number);

/** Describes the calls of all collections that the API shows, and the schemas that they refer to. */
export function describeCollections(collections: readonly AnyCollection[]) {
  const shown = collections.filter((collection): collection is ApiCollection => collection.json !== undefined);
  return {
    paths: Object.assign({}, ...shown.map(pathsOf)) as Record<string, object>,
    schemas: {
      ...Object.fromEntries(shown.map((collection) => [collection.json.schema, schemaOf(entrySchema(collection))])),
      ...(Object.assign({}, ...shown.map(callSchemas)) as Record<string, object>),
      Saved: schemaOf(savedSchema),
      Binned: schemaOf(binnedSchema),
    },
  };
}

function pathsOf(collection: ApiCollection): Record<string, object> {
  const {
    addresses: { api },
    formerCalls: { save, one } = {},
    json,
  } = collection;
  const { schema: name, condition } = json;
  const summary = `Make ${json.one} and publish it${condition === undefined ? "" : `, ${condition}`}`;
  const oneSummary = json.one.replace(/^an? /, "One ");
  return {
    [`/api/${api}`]: { ...listOf(collection), ...created(name, summary) },
    [`/api/${api}/{id}`]: { ...oneOf(name, oneSummary, ID_IN_PATH), ...changed(name, json.one) },
    ...(save === undefined ? {} : { [`/${save}`]: created(name, `${summary}, under its former address`) }),
    ...(one === undefined ? {} : { [`/${one}`]: oneOf(name, `${oneSummary}, under its former address`, ID_IN_QUERY) }),
  };
}

function listOf(collection: ApiCollection) {
  const { schema: name, list: summary } = collection.json;
  const page = {
    name: "page",
    in: "query",
    description: `Pages count from the newest: page 1 holds the newest ${API_PAGE_SIZE}. Beyond the oldest they are empty.`,
    schema: { ...schemaOf(pageNumber, "input"), default: "1" },
  };
  const filters = callFilters(collection).map(({ name, filter: { rule, schema } }) => ({
    name,
    in: "query",
    description: `Only the items with this value: ${rule}.`,
    schema,
  }));
  const array = { type: "array", maxItems: API_PAGE_SIZE, items: ref(name) };
  const responses = { 200: body("The items, oldest first", array), ...errors(400, 405, 500, 503) };
  return { get: { summary, parameters: [page, ...filters], responses } };
}

/** Describes one entry. @param id the parameter that names it */
function oneOf(name: string, summary: string, id: object) {
  const responses = { 200: body("The item", ref(name)), ...errors(404, 405, 410, 500, 503) };
  return { get: { summary, parameters: [id], responses } };
}

const security = [{ token: [] }, { session: [] }];
const wrongFields = { 422: body("Fields are wrong; nothing was written", ref("FieldErrors")) };
const failures = errors(400, 401, 403, 405, 408, 413, 415, 429, 500, 503, 507);
const gone = errors(404, 409);

const jsonBody = (schema: object) => ({ required: true, content: { "application/json": { schema } } });

/** The schemas of a collection's calls, by the names that operations refer to: NewsSave, NewsChange. */
function callSchemas(collection: ApiCollection): Record<string, object> {
  const name = collection.json.schema;
  const anyOf = LANGUAGE_CODES.map((language) => {
    const required = callFields(collection).flatMap((field) =>
      !("fact" in field) && field.language === language && field.rules.required ? [field.name] : [],
    );
    return { properties: Object.fromEntries(required.map((text) => [text, { type: "string" }])), required };
  });
  return {
    [`${name}Save`]: { ...schemaOf(callSchema(collection), "input"), anyOf },
    [`${name}Change`]: schemaOf(changeSchema(collection), "input"),
  };
}

/** Describes the call that creates an entry. @param name the schema of its collection */
function created(name: string, summary: string) {
  const responses = { 201: body("Saved", ref("Saved")), ...wrongFields, ...failures };
  return { post: { summary, security, requestBody: jsonBody(ref(`${name}Save`)), responses } };
}

/** Describes the calls that change an entry and move it to the bin. @param name the schema of its collection */
function changed(name: string, what: string) {
  const parameters = [ID_IN_PATH];
  return {
    put: {
      summary: `Change ${what} and publish the change; what is left out stays as it is, null empties`,
      security,
      parameters,
      requestBody: jsonBody(ref(`${name}Change`)),
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
