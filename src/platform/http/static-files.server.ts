import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type ByteRange, openFile } from "#platform/files/open-file.server.ts";
import type { Coding } from "#platform/page-cache/prepared-page.server.ts";
import type { Assets } from "./assets.server.ts";
import { fileHeaders, filePolicy } from "./security-headers.server.ts";
import { pickCoding } from "./send.server.ts";
import { mediaType, sendFile } from "./send-file.server.ts";
import type { Step } from "./site-request.server.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** A file of the build in one coding. */
interface BuiltFile {
  place: string;
  size: number;
  etag: string;
  modified: string;
}

const ENDINGS: Readonly<Record<Coding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Makes the step that serves what the build left: hashed assets and versioned files for ever, others for a day; ranges
 * for the video, compressed copies where the build made them. The folder is listed once: a build never changes. A file
 * that is gone all the same is passed on to the next step, which answers 404; one that cannot be opened is the failure
 * `storage-unavailable`.
 */
export async function staticFiles(assets: Assets, common: Readonly<Record<string, string>>): Promise<Step> {
  const files = await listFiles(assets.folder);
  const ofFiles = fileHeaders(common);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const [path = "", search] = (request.url ?? "").split("?", 2);
    const plain = files.get(path);
    if (plain === undefined || /\.(?:br|gz)$/.test(path)) return false;
    const wanted = pickCoding(request.headers["accept-encoding"]);
    const compressed = wanted === "identity" ? undefined : files.get(path + ENDINGS[wanted]);
    const file = compressed ?? plain;
    const isAsset = path.startsWith("/assets/");
    const versioned = isAsset || search?.startsWith("v=") === true;
    const headers = {
      ...ofFiles,
      "content-type": mediaType(path),
      "content-security-policy": filePolicy(assets.styleHashes(path)),
      "cache-control": versioned ? FOR_EVER : A_DAY,
      etag: file.etag,
      vary: "accept-encoding",
      // Of the small scripts and styles nobody asks for a part.
      ...(isAsset ? {} : { "last-modified": file.modified, "accept-ranges": "bytes" }),
      ...(compressed === undefined ? {} : { "content-encoding": wanted }),
    };
    if (request.headers["if-none-match"] === file.etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    const condition = request.headers["if-range"];
    const takesRange = request.method === "GET" && (condition === undefined || condition === file.modified);
    const range = takesRange ? parseRange(request.headers.range, file.size) : undefined;
    if (range === undefined) return sendFile(response, 200, headers, () => openFile(file.place));
    if (range === "unsatisfiable") {
      response.writeHead(416, { ...common, "content-range": `bytes */${file.size}`, "content-length": "0" }).end();
      return true;
    }
    const partial = {
      ...headers,
      "content-range": `bytes ${range.start}-${range.end}/${file.size}`,
      "content-length": range.end - range.start + 1,
    };
    return sendFile(response, 206, partial, () => openFile(file.place, range));
  };
}

/**
 * Reads a `Range` header (RFC 9110, 14.1.2).
 * @param size bytes of the file
 * @returns undefined for a header that is to be ignored: none, malformed, of another unit, or of several parts
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start > end ? "unsatisfiable" : { start, end };
}

/** All files below a folder by the path of their address, without those whose path has a part that begins with a dot. */
async function listFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).replaceAll(sep, "/")}`;
    if (!entry.isFile() || path.includes("/.")) continue;
    const { size, mtimeMs, mtime } = await stat(place);
    files.set(path, { place, size, etag: `W/"${size}-${Math.round(mtimeMs)}"`, modified: mtime.toUTCString() });
  }
  return files;
}
