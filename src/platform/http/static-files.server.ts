import { join } from "node:path";
import { type ByteRange, openFile } from "#platform/files/open-file.server.ts";
import type { Coding } from "#platform/page-cache/prepared-page.server.ts";
import { type BuiltAssets, isCompressedCopy } from "./assets.server.ts";
import { nameRoute } from "./request-counts.server.ts";
import { fileHeaders, filePolicy } from "./security-headers.server.ts";
import { pickCoding } from "./send.server.ts";
import { mediaType, sendFile } from "./send-file.server.ts";
import type { Step } from "./site-request.server.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

const ENDINGS: Readonly<Record<Coding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Returns the step that serves the files of the build: hashed assets and versioned files are cached indefinitely,
 * others for a day; ranges for the video, compressed copies where the build made them. A build never changes and has a
 * list of its files. A file that is missing nevertheless is passed to the next step, which answers 404; one that cannot
 * be opened is the failure `storage-unavailable`.
 */
export function staticFiles(assets: BuiltAssets, common: Readonly<Record<string, string>>): Step {
  const { files } = assets;
  const ofFiles = fileHeaders(common);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const [path = "", search] = (request.url ?? "").split("?", 2);
    const plain = files.get(path);
    if (plain === undefined || isCompressedCopy(path)) return false;
    nameRoute(response, "(file)");
    const wanted = pickCoding(request.headers["accept-encoding"]);
    const compressed = wanted === "identity" ? undefined : files.get(path + ENDINGS[wanted]);
    const { size, modified } = compressed ?? plain;
    const place = join(assets.folder, compressed === undefined ? path : path + ENDINGS[wanted]);
    const etag = `W/"${size}-${modified}"`;
    const lastModified = new Date(modified).toUTCString();
    const isAsset = path.startsWith("/assets/");
    const versioned = isAsset || search?.startsWith("v=") === true;
    const headers = {
      ...ofFiles,
      "content-type": mediaType(path),
      "content-security-policy": filePolicy(assets.styleHashes(path)),
      "cache-control": versioned ? FOR_EVER : A_DAY,
      etag,
      vary: "accept-encoding",
      // Ranges are not offered for small scripts and styles.
      ...(isAsset ? {} : { "last-modified": lastModified, "accept-ranges": "bytes" }),
      ...(compressed === undefined ? {} : { "content-encoding": wanted }),
    };
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    const condition = request.headers["if-range"];
    const takesRange = request.method === "GET" && (condition === undefined || condition === lastModified);
    const range = takesRange ? parseRange(request.headers.range, size) : undefined;
    if (range === undefined) return sendFile(response, 200, headers, () => openFile(place));
    if (range === "unsatisfiable") {
      response.writeHead(416, { ...common, "content-range": `bytes */${size}`, "content-length": "0" }).end();
      return true;
    }
    const partial = {
      ...headers,
      "content-range": `bytes ${range.start}-${range.end}/${size}`,
      "content-length": range.end - range.start + 1,
    };
    return sendFile(response, 206, partial, () => openFile(place, range));
  };
}

/**
 * Parses a `Range` header (RFC 9110, 14.1.2).
 * @param size bytes of the file
 * @returns undefined for a header to be ignored: missing, malformed, of another unit, or of several parts
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start > end ? "unsatisfiable" : { start, end };
}
