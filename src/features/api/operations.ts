import { z } from "zod";
import { itemId } from "#platform/i18n/schemas.ts";

const ERRORS = {
  400: "A parameter or the body is malformed",
  401: "An API token or a logged-in session is required",
  403: "A browser sent the request from another site",
  404: "There is no such item",
  405: "Method not allowed; Allow lists the allowed ones",
  408: "The body was sent too slowly",
  409: "Someone else has changed the item, or it is in the bin",
  410: "It was public once and has been unpublished",
  413: "The body is too large",
  415: "Unsupported content type",
  429: "Too many requests; try again after the seconds in Retry-After",
  500: "Unexpected error; `id` identifies its line in the log",
  503: "Storage is unavailable, or too many uploads are in progress; try again after the seconds in Retry-After",
  507: "Storage is full; the request was not stored",
} as const;

/** Returns a reference to a schema of the description. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Describes a JSON response. */
export const body = (description: string, schema: object) => ({
  description,
  content: { "application/json": { schema } },
});

/** Describes error responses. */
export function errors(...statuses: (keyof typeof ERRORS)[]) {
  return Object.fromEntries(statuses.map((status) => [status, body(ERRORS[status], ref("Error"))]));
}

/**
 * Returns a zod schema for OpenAPI 3.1: its JSON Schema without `$schema`.
 * @param io whether it describes requests (`input`) or responses (`output`)
 */
export function schemaOf(schema: z.ZodType, io: "input" | "output" = "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const id = { name: "id", required: true, schema: schemaOf(itemId) };

/** The id of an item in its address. */
export const ID_IN_PATH = { ...id, in: "path" };

/** The id of an item in the query. */
export const ID_IN_QUERY = { ...id, in: "query" };

/** Describes a resource without parameters that needs no storage. */
export function fixed(summary: string) {
  return { get: { summary, responses: { 200: body("This description", { type: "object" }), ...errors(405, 500) } } };
}
