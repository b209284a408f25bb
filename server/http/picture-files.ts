import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { failureId } from "../errors.ts";
import type { ServedFile } from "../images/pictures.ts";
import type { Services } from "../services.ts";
import { filePolicy } from "./security-headers.ts";
import { sendText } from "./send.ts";
import type { Step } from "./site-request.ts";

const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  avif: "image/avif",
  webp: "image/webp",
  pdf: "application/pdf",
};

/** An address keeps its picture, but its crops may move: a copy is used for a day, and looked at again after it. */
const FOR_ALL = "public, max-age=86400, stale-while-revalidate=604800";
/** What nobody but staff may see leaves no copy. */
const FOR_STAFF = "private, no-store";

/** Whom it asks. */
interface PictureFilesOptions {
  pictures: Pick<Services["pictures"], "servedAt" | "usedBy">;
  accounts: Pick<Services["accounts"], "whoIs">;
  publishing: Pick<Services["publishing"], "itemOfToken">;
  common: Readonly<Record<string, string>>;
}

/**
 * Serves what staff have uploaded, below /pictures/ and /documents/: to everybody while a published item uses it, before
 * and after that to staff, and through the preview link of an item that uses it; to others it does not exist. The
 * database is asked each time, so that what is withdrawn is gone at once.
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
    try {
      const file = await pictures.servedAt(path);
      // The router words the 404, the same as for any address that is not there.
      if (file === undefined || !(file.public || (await maySee(request, file, search)))) return false;
      await send(request, response, file, headersFor(path, file, common));
      return true;
    } catch (error) {
      if (failureId(error) === "not-found") return false;
      if (failureId(error) !== "storage-unavailable") throw error;
      sendText(response, 503, "text/plain; charset=utf-8", "The database does not answer\n", {
        ...common,
        "cache-control": "no-store",
        "retry-after": "30",
      });
      return true;
    }
  };
}

/** A request's headers for whoever reads a session's cookie. */
function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });
}

function headersFor(path: string, { etag, public: isPublic }: ServedFile, common: Readonly<Record<string, string>>) {
  return {
    ...common,
    "content-type": TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    "content-security-policy": filePolicy(),
    "cache-control": isPublic ? FOR_ALL : FOR_STAFF,
    ...(isPublic ? { etag } : { "x-robots-tag": "noindex" }),
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (file.public && request.headers["if-none-match"]?.includes(file.etag) === true) {
    response.writeHead(304, headers).end();
    return;
  }
  const { stream, size } = await file.open();
  response.writeHead(200, { ...headers, "content-length": size });
  if (request.method === "HEAD") {
    stream.destroy();
    response.end();
    return;
  }
  // A client that goes away in the middle is no failure.
  await pipeline(stream, response).catch(() => response.destroy());
  // To one that had gone before nothing was sent, and nothing has closed the file.
  stream.destroy();
}
