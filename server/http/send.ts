import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { CachedPage, Coding } from "../page-cache/page-cache.ts";

/** Heads of a kept page, made once a coding and page: name and value in turn, as `writeHead` takes them fastest. */
const heads = new WeakMap<Buffer, string[]>();

/** The best coding that a client takes. A coding refused with `q=0` is rare but honoured. */
export function pickCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return "identity";
  const takes = (coding: string) =>
    acceptEncoding.includes(coding) && !new RegExp(`${coding}\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$)`).test(acceptEncoding);
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** Sends a kept page: 304 when the client has it, no body for HEAD. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  common: Readonly<Record<string, string>>,
): void {
  const coding = pickCoding(request.headers["accept-encoding"]);
  const body = page.bodies[coding];
  let head = heads.get(body);
  if (head === undefined) {
    const fields: Record<string, string> = {
      ...common,
      "cache-control": "no-cache",
      vary: "accept-encoding",
      ...page.headers,
      "content-length": String(body.length),
      ...(coding === "identity" ? {} : { "content-encoding": coding }),
      ...(page.status === 200 ? { etag: `"${page.hash}-${coding}"` } : {}),
    };
    head = Object.entries(fields).flat();
    heads.set(body, head);
  }
  const wanted = request.headers["if-none-match"];
  if (wanted !== undefined && page.status === 200 && wanted.includes(page.hash)) {
    const kept = ["etag", "cache-control", "vary", "content-security-policy"];
    const fields = head.flatMap((name, i) => (i % 2 === 0 && kept.includes(name) ? [name, head[i + 1] ?? ""] : []));
    response.writeHead(304, fields).end();
    return;
  }
  response.writeHead(page.status, head);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Sends a small text made on the spot. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, "content-type": type, "content-length": String(bytes.length) });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}

/** Sends a web `Response` as it is, streaming its body. */
export async function sendResponse(
  response: ServerResponse,
  answer: Response,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.statusCode = answer.status;
  if (answer.body === null || response.req.method === "HEAD") {
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as ReadableStream);
  await new Promise<void>((resolve, reject) => {
    body.on("error", reject);
    response.on("close", resolve);
    body.pipe(response);
  });
}
