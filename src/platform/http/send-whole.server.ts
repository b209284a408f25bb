import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { carriesBody } from "./carries-body.server.ts";

/** How much of an unread body is accepted, and for how long (ms), so that its sender reads the response. */
const DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARDING_MS = 30_000;

/**
 * Sends a complete response, without its body for HEAD. When the client is still sending, the response announces that
 * the connection closes, and the rest is discarded for a while: a client whose connection is cut while it sends never
 * reads the response.
 */
export function sendWhole(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body: Buffer): void {
  // The client has disconnected, or has got a 408 already.
  if (response.destroyed || response.headersSent) return;
  const { req: request } = response;
  const content = request.method === "HEAD" ? undefined : body;
  if (request.complete || !carriesBody(request)) {
    response.writeHead(status, headers).end(content);
    // Unread data must not block the connection's next request.
    request.resume();
    return;
  }
  response.writeHead(status, { ...headers, connection: "close" });
  response.write(content ?? "");
  discardRest(response);
}

/** Ends a response once its request has arrived, or enough of it. */
function discardRest(response: ServerResponse): void {
  const { req: request } = response;
  let discarded = 0;
  const finish = () => {
    clearTimeout(timer);
    request.off("end", finish).off("close", finish).off("data", count);
    response.end();
  };
  const count = (piece: Buffer) => {
    discarded += piece.length;
    if (discarded > DISCARDED_BYTES) finish();
  };
  const timer = setTimeout(finish, DISCARDING_MS).unref();
  request.on("error", finish).on("end", finish).on("close", finish).on("data", count).resume();
}
