import { z } from "zod";
import { noteFailure, type ResourceArgs, retryHeaders } from "#platform/http/note-failure.ts";
import { siteContext } from "#ui/site/site-context.ts";

/** What every answer that is not a success carries. */
export const errorSchema = z.strictObject({
  error: z.string().meta({ description: "What went wrong, in English." }),
  id: z.uuid().optional().meta({ description: "Id of the log line; only with status 500." }),
});

const TYPE = "application/json; charset=utf-8";
/** The methods of an address, as `Allow` names them. */
export const ALLOWED = {
  read: "GET, HEAD",
  /** A list that can be added to. */
  list: "GET, HEAD, POST",
  /** An item that can be changed. */
  item: "GET, HEAD, PUT, DELETE",
  post: "POST",
} as const;

const READING_METHODS = ["GET", "HEAD"];

/** Makes a JSON answer. */
export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": TYPE, ...headers } });
}

/** Makes the answer of a request that failed. */
export function jsonError(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ error } satisfies z.infer<typeof errorSchema>, status, headers);
}

/** Answers 405. The `action` of a resource that is only read; with `ALLOWED.post` the `loader` of one that only takes. */
export function refuseMethod(allow: string = ALLOWED.read): Response {
  return jsonError(405, "Method not allowed.", { allow });
}

type Answer = (site: ReturnType<typeof siteContext>) => Promise<Response> | Response;

/**
 * Runs the loader of a JSON resource. Expected failures become their status with `{"error"}`, anything else becomes a
 * 500 with the id of its log line; nothing is thrown. Methods other than GET and HEAD (OPTIONS comes here) get 405.
 * @param answer makes the answer from the services and the address
 * @param allow the methods of the address, when it is not only read
 */
export async function respondJson(args: ResourceArgs, answer: Answer, allow?: string): Promise<Response> {
  return READING_METHODS.includes(args.request.method) ? guarded(args, answer) : refuseMethod(allow);
}

/**
 * Runs the action of a JSON resource, as `respondJson` does its loader: other methods than those of the address get 405.
 * Whoever comes from another site never gets here, nor does a body whose stated length is over the route's limit.
 */
export async function respondWrite(
  args: ResourceArgs,
  answer: Answer,
  allow: string = ALLOWED.post,
): Promise<Response> {
  return allow.split(", ").includes(args.request.method) ? guarded(args, answer) : refuseMethod(allow);
}

const ASK_FOR_TOKEN = { "www-authenticate": "Bearer" };

async function guarded(args: ResourceArgs, answer: Answer): Promise<Response> {
  try {
    return await answer(siteContext(args.context, args.request));
  } catch (error) {
    const { status, message, logId } = noteFailure(error, args);
    if (message === undefined) return json({ error: "Unexpected Application Error!", id: logId }, status);
    return jsonError(status, message, { ...retryHeaders(status), ...(status === 401 ? ASK_FOR_TOKEN : {}) });
  }
}
