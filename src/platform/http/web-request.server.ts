import type { IncomingMessage, ServerResponse } from "node:http";

/** What the router is told beside what the client said. */
interface WebRequestOptions {
  /** Stands in for the client's method. */
  method?: string;
  /** Stands in for the client's `Origin`. */
  origin?: string;
  body?: ReadableStream<Uint8Array>;
}

/** A request as the router takes it; its signal tells when the client has gone. */
export function webRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { method = request.method ?? "GET", origin, body }: WebRequestOptions = {},
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  if (origin !== undefined) headers.set("origin", origin);
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const streaming = body === undefined ? {} : { body, duplex: "half" };
  return new Request(url, {
    method,
    headers,
    signal: gone.signal,
    ...streaming,
  } as RequestInit);
}
