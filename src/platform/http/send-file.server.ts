import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { OpenFile } from "#platform/files/open-file.server.ts";
import { failureId } from "./errors.server.ts";

/** Media types by file extension. Text without its own charset declaration is UTF-8. */
const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** Returns the media type of a file by its path. */
export function mediaType(path: string): string {
  return TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/**
 * Sends a file, or for HEAD its headers. The file is opened before anything is sent, so that a failure to open it can
 * still be answered; a later failure closes the connection, so that a partial file does not look complete.
 * @param headers of the response; without `content-length` the file's size is added
 * @returns false when there is no such file: then nothing has been sent
 * @throws ExpectedError `storage-unavailable` when the file cannot be opened for now
 */
export async function sendFile(
  response: ServerResponse,
  status: 200 | 206,
  headers: OutgoingHttpHeaders,
  open: () => Promise<OpenFile>,
): Promise<boolean> {
  const file = await open().catch((error: unknown) => {
    if (failureId(error) === "not-found") return undefined;
    throw error;
  });
  if (file === undefined) return false;
  response.writeHead(status, { "content-length": file.size, ...headers });
  if (response.req.method === "HEAD") {
    file.stream.destroy();
    response.end();
    return true;
  }
  // A client that disconnects midway is not a failure.
  await pipeline(file.stream, response).catch(() => response.destroy());
  // When the client had disconnected before, nothing was sent, and nothing has closed the file.
  file.stream.destroy();
  return true;
}
