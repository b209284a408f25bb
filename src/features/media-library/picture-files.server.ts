import type { IncomingMessage } from "node:http";
import { nameRoute } from "#platform/http/request-counts.server.ts";
import { filePolicy } from "#platform/http/security-headers.server.ts";
import { mediaType, sendFile } from "#platform/http/send-file.server.ts";
import type { Step } from "#platform/http/site-request.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { ServedFile } from "./pictures.server.ts";

/** The picture of an address never changes, but its crops may: clients revalidate a copy after a day. */
const FOR_ALL = "public, max-age=86400, stale-while-revalidate=604800";
/** Files for staff only are not cached. */
const FOR_STAFF = "private, no-store";

/** The services that decide who may see a file. */
interface PictureFilesOptions {
  pictures: Pick<Services["pictures"], "servedAt" | "usedBy">;
  accounts: Pick<Services["accounts"], "whoIs">;
  publishing: Pick<Services["publishing"], "itemOfToken">;
  common: Readonly<Record<string, string>>;
}

/**
 * Serves uploads of staff below /pictures/ and /documents/: to everybody while a published item uses them, otherwise to
 * staff and through the preview link of an item that uses them; others get 404. The
 * database is read each time, so that a withdrawal takes effect at once.
 */
export function pictureFiles({ pictures, accounts, publishing, common }: PictureFilesOptions): Step {
  const maySee = async (request: IncomingMessage, { key }: ServedFile, search: string): Promise<boolean> => {
    const token = new URLSearchParams(search).get("preview");
    const item = token === null ? undefined : await publishing.itemOfToken(token);
    if (item !== undefined && (await pictures.usedBy(key, item))) return true;
    const actor = await accounts.whoIs(headersOf(request));
    return actor !== undefined && actor.owesSecondFactor !== true;
  };

  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const [path = "", search = ""] = (request.url ?? "").split("?", 2);
    if (!path.startsWith("/pictures/") && !path.startsWith("/documents/")) return false;
    const file = await pictures.servedAt(path);
    // The router renders the 404, the same as for any unknown address.
    if (file === undefined || !(file.public || (await maySee(request, file, search)))) return false;
    nameRoute(response, path.startsWith("/pictures/") ? "(picture)" : "(document)");
    const headers = headersFor(path, file, common);
    if (file.public && request.headers["if-none-match"]?.includes(file.etag) === true) {
      response.writeHead(304, headers).end();
      return true;
    }
    return sendFile(response, 200, headers, file.open);
  };
}

/** Returns the headers of a request as `Headers`, for reading the session's cookie. */
function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });
}

function headersFor(path: string, { etag, public: isPublic }: ServedFile, common: Readonly<Record<string, string>>) {
  return {
    ...common,
    "content-type": mediaType(path),
    "content-security-policy": filePolicy(),
    "cache-control": isPublic ? FOR_ALL : FOR_STAFF,
    ...(isPublic ? { etag } : { "x-robots-tag": "noindex" }),
  };
}
