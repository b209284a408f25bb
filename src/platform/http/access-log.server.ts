import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#platform/logging/log.server.ts";
import { loggedPath } from "./logged-path.server.ts";
import { requestId, routeOf, statusOf } from "./request-counts.server.ts";

const PATH_MAX = 200;

/**
 * Returns a function that takes a request at its beginning, and returns one that logs it once its response is sent: neither
 * its address nor its query, of a private page not the key, and nothing of its headers.
 */
export function accessLog(log: Pick<Log, "info">) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const { method, socket } = request;
    // A path that the site does not know is replaced by another one.
    const path = loggedPath(request.url ?? "").slice(0, PATH_MAX);
    const before = socket.bytesWritten;
    return () => {
      const { route, isCached } = routeOf(response);
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const bytes = socket.bytesWritten - before;
      log.info(
        { id: requestId(request), method, route, path, status: statusOf(response), bytes, ms, cached: isCached },
        "request",
      );
    };
  };
}
