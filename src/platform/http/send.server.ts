import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { bodyIn, type Coding, type PreparedPage, prepare } from "#platform/page-cache/prepared-page.server.ts";
import { sendWhole } from "./send-whole.server.ts";

/**
 * Headers of a cached page, built once per coding and page: alternating names and values, the fastest form for
 * `writeHead`.
 */
const heads = new WeakMap<Buffer, string[]>();

/** Results of `pickCoding` by header value: browsers send only a few different ones. */
const codings = new Map<string, Coding>();
const CODINGS_MAX = 100;

/** Returns the best content coding that a client accepts. A coding refused with `q=0` is rare but respected. */
export function pickCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return "identity";
  const known = codings.get(acceptEncoding);
  if (known !== undefined) return known;
  const takes = (coding: string) =>
    acceptEncoding.includes(coding) && !new RegExp(`${coding}\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$)`).test(acceptEncoding);
  const coding = takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
  if (codings.size < CODINGS_MAX) codings.set(acceptEncoding, coding);
  return coding;
}

/**
 * Reads one header without building the object of all headers, which would take a tenth of the time of a cached page.
 */
function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const candidate = rawHeaders[i];
    if (candidate?.length === name.length && candidate.toLowerCase() === name) return rawHeaders[i + 1];
  }
  return undefined;
}

/** Sends a page: 304 when the client has it, no body for HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedPage,
  common: Readonly<Record<string, string>>,
): void {
  const coding = pickCoding(rawHeader(request, "accept-encoding"));
  const body = bodyIn(page, coding);
  let head = heads.get(body);
  if (head === undefined) {
    head = pageHead(page, coding, body.length, common);
    heads.set(body, head);
  }
  const wanted = rawHeader(request, "if-none-match");
  if (wanted !== undefined && page.status === 200 && wanted.includes(page.hash)) {
    response.writeHead(304, headersOfNotModified(head)).end();
    return;
  }
  response.writeHead(page.status, head);
  response.end(request.method === "HEAD" ? undefined : body);
}

function pageHead(
  page: PreparedPage,
  coding: Coding,
  length: number,
  common: Readonly<Record<string, string>>,
): string[] {
  const fields: Record<string, string> = {
    ...common,
    "cache-control": "no-cache",
    vary: "accept-encoding",
    ...page.headers,
    "content-length": String(length),
    ...(coding === "identity" ? {} : { "content-encoding": coding }),
    ...(page.status === 200 ? { etag: `"${page.hash}-${coding}"` } : {}),
  };
  return Object.entries(fields).flat();
}

function headersOfNotModified(head: readonly string[]): string[] {
  const names = ["etag", "cache-control", "vary", "content-security-policy"];
  return head.flatMap((name, i) => (i % 2 === 0 && names.includes(name) ? [name, head[i + 1] ?? ""] : []));
}

/** Sends a short generated text. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(body);
  sendWhole(response, status, { ...headers, "content-type": type, "content-length": String(bytes.length) }, bytes);
}

/** Answers a method that nothing at this URL takes with 405. @param allow the methods that it takes */
export function refuseMethod(
  response: ServerResponse,
  common: Readonly<Record<string, string>>,
  allow = "GET, HEAD",
): void {
  const headers = { ...common, "cache-control": "no-store", allow };
  sendText(response, 405, "text/plain; charset=utf-8", "Method not allowed\n", headers);
}

/** Sends a web `Response`, streaming its body. */
export async function sendResponse(
  response: ServerResponse,
  answer: Response,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries({ ...common, ...headersOf(answer) })) response.setHeader(name, value);
  response.statusCode = answer.status;
  if (answer.body === null || response.req.method === "HEAD") {
    // The source of the stream, such as an open file, is closed too.
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch((error: unknown) => {
    if (!GONE_AWAY.has(errorCode(error) ?? "")) throw error;
  });
}

/** Error codes of a stream whose client has disconnected: not a failure of the site. */
const GONE_AWAY = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE", "ECONNRESET", "EPIPE"]);

/**
 * Sends the response to a request that may have changed something: not stored, unless its route says otherwise;
 * documents are compressed. Such responses are small and are sent in one piece; attachments are streamed.
 */
export async function sendOutcome(
  response: ServerResponse,
  answer: Response,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  if (answer.headers.has("content-disposition")) return sendResponse(response, answer, common);
  const head: Record<string, string | string[]> = { ...common, "cache-control": "no-store", ...headersOf(answer) };
  const isDocument = answer.headers.get("content-type")?.startsWith("text/html") === true;
  const coding = isDocument ? pickCoding(response.req.headers["accept-encoding"]) : "identity";
  let body: Buffer = Buffer.from(await answer.arrayBuffer());
  if (coding !== "identity") {
    body = bodyIn(await prepare({ status: answer.status, headers: {}, body: String(body), expiresAt: 0 }), coding);
    head["content-encoding"] = coding;
  }
  if (isDocument) head.vary = "accept-encoding";
  sendWhole(response, answer.status, { ...head, "content-length": String(body.length) }, body);
}

function headersOf(answer: Response): Record<string, string | string[]> {
  const cookies = answer.headers.getSetCookie();
  return { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 ? { "set-cookie": cookies } : {}) };
}
