import { noteFailure, type ResourceArgs, retryHeaders } from "#platform/http/note-failure.ts";
import { siteContext } from "#ui/site/site-context.ts";

const A_DAY = "public, max-age=86400";

/**
 * Runs the loader of a machine-readable file. A failure is logged with an id and becomes a line of plain text with its
 * status; nothing is thrown.
 * @param type media type, with charset where needed
 * @param make returns the text
 * @param isCacheable whether browsers may cache it for a day without revalidation
 */
export async function respondText(
  args: ResourceArgs,
  type: string,
  make: (site: ReturnType<typeof siteContext>) => Promise<string> | string,
  isCacheable = false,
): Promise<Response> {
  try {
    const text = await make(siteContext(args.context, args.request));
    const headers = { "content-type": type, ...(isCacheable ? { "cache-control": A_DAY } : {}) };
    return new Response(text, { headers });
  } catch (error) {
    const { status, message, logId } = noteFailure(error, args);
    const headers = { "content-type": "text/plain; charset=utf-8" };
    return new Response(`${message ?? `Unexpected Application Error! ${status} (${logId})`}\n`, {
      status,
      headers: { ...headers, ...retryHeaders(status) },
    });
  }
}
