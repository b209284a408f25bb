import { z } from "zod";
import { PAGE_PATTERN } from "#features/publishing/api/resource.ts";
import { API_PAGE_SIZE } from "#ui/site/limits.ts";

const ERRORS = {
  400: "A parameter or the body is malformed",
  401: "This needs an API token or a signed-in session",
  403: "A browser has sent it from another site",
  404: "There is no such item",
  405: "A method that is not allowed here; Allow names those that are",
  408: "The body came too slowly",
  409: "Somebody else has changed the item in the meantime, or it is in the bin",
  410: "It was public once and has been withdrawn",
  413: "The body is too large",
  415: "The body has another type than those described",
  429: "Too much at once; try again after the seconds of Retry-After",
  500: "A failure nobody expected; `id` names its line in the log",
  503: "The storage does not answer for now, or too many uploads are under way; try again after the seconds of Retry-After",
  507: "The storage is full; nothing was taken",
} as const;

/** A reference to one of the description's schemas. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A JSON answer. */
export const body = (description: string, schema: object) => ({
  description,
  content: { "application/json": { schema } },
});

/** Answers that carry nothing but an error. */
export function errors(...statuses: (keyof typeof ERRORS)[]) {
  return Object.fromEntries(statuses.map((status) => [status, body(ERRORS[status], ref("Error"))]));
}

/** A zod schema as OpenAPI 3.1 takes it: the JSON Schema of what is sent, without the line that names its dialect. */
export function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output" });
  return rest;
}

/** Describes a list. @param name the schema of its items */
export function listOf(name: string, summary: string) {
  const page = {
    name: "page",
    in: "query",
    description: `Pages count from the newest: page 1 holds the newest ${API_PAGE_SIZE}. Beyond the oldest they are empty.`,
    schema: { type: "string", pattern: PAGE_PATTERN, default: "1" },
  };
  const array = { type: "array", maxItems: API_PAGE_SIZE, items: ref(name) };
  const responses = { 200: body("The items, oldest first", array), ...errors(400, 405, 500, 503) };
  return { get: { summary, parameters: [page], responses } };
}

const id = { name: "id", required: true, schema: { type: "integer", minimum: 1, maximum: 999_999_999 } };

/** The id of an item in its address. */
export const ID_IN_PATH = { ...id, in: "path" };

/** Describes one item. @param place where its id stands in the address */
export function oneOf(name: string, summary: string, place: "path" | "query" = "path") {
  const responses = { 200: body("The item", ref(name)), ...errors(404, 405, 410, 500, 503) };
  return { get: { summary, parameters: [{ ...id, in: place }], responses } };
}

/** Describes a resource without parameters that needs no storage. */
export function fixed(summary: string) {
  return { get: { summary, responses: { 200: body("This description", { type: "object" }), ...errors(405, 500) } } };
}
