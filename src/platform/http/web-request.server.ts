import type { IncomingMessage, ServerResponse } from "node:http";

/** What overrides the client's request. */
interface WebRequestOptions {
  /** Replaces the client's method. */
  method?: string;
  /** Replaces the client's `Origin`. */
  origin?: string;
  body?: ReadableStream<Uint8Array>;
}

/** Converts a request for the router; its signal aborts when the client disconnects. */
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
