import { z } from "zod";
import { noteFailure, type ResourceArgs, retryHeaders } from "#platform/http/note-failure.ts";
import { siteContext } from "#ui/site/site-context.ts";

/** Body of every error response. */
export const errorSchema = z.strictObject({
  error: z.string().meta({ description: "Description of the error, in English." }),
  id: z.uuid().optional().meta({ description: "Id of the log line; only with status 500." }),
});

const TYPE = "application/json; charset=utf-8";
/** Methods of a resource for the `Allow` header. */
export const ALLOWED = {
  read: "GET, HEAD",
  /** A list that can be added to, or a form that suggests names. */
  list: "GET, HEAD, POST",
  /** An item that can be changed. */
  item: "GET, HEAD, PUT, DELETE",
  post: "POST",
} as const;

const READING_METHODS = ["GET", "HEAD"];

/** Returns a JSON response. */
export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": TYPE, ...headers } });
}

/** Returns an error response. */
export function jsonError(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ error } satisfies z.infer<typeof errorSchema>, status, headers);
}

/** Returns 405: the `action` of a read-only resource or, with `ALLOWED.post`, the `loader` of a write-only one. */
export function refuseMethod(allow: string = ALLOWED.read): Response {
  return jsonError(405, "Method not allowed.", { allow });
}

type Answer = (site: ReturnType<typeof siteContext>) => Promise<Response> | Response;

/**
 * Runs the loader of a JSON resource. Expected failures become their status with `{"error"}`, anything else becomes a
 * 500 with the id of its log entry; nothing is thrown. Methods other than GET and HEAD, such as OPTIONS, get 405.
 * @param answer returns the response from the services and the address
 * @param allow methods of the resource; default: read-only
 */
export async function respondJson(args: ResourceArgs, answer: Answer, allow?: string): Promise<Response> {
  return READING_METHODS.includes(args.request.method) ? guarded(args, answer) : refuseMethod(allow);
}

/**
 * Runs the action of a JSON resource, as `respondJson` runs its loader; methods that it does not support get 405.
 * Cross-site requests and bodies declared larger than the route's limit are refused before.
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
