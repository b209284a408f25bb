import { noteFailure, type ResourceArgs, retryHeaders } from "#platform/http/note-failure.ts";
import { siteContext } from "#ui/site/site-context.ts";

const A_DAY = "public, max-age=86400";

/**
 * Runs the loader of a machine-readable file: what `make` gives is its text. A failure becomes a line of plain text
 * with the failure's status, and is logged with its id; nothing is thrown.
 * @param type the media type, with its charset where it has one
 * @param isCacheable whether browsers may cache it for a day without asking: for what every page refers to
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
