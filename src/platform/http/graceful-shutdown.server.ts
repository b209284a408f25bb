import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/** Interval of the check for idle connections, ms. */
const CHECK_EVERY_MS = 250;
/** More connections than the system lets wait. */
const WAITING_MAX = 1000;

/** Closes a server without aborting responses in progress. */
export interface GracefulShutdown {
  /** Registers a response that will take a while. */
  watch(response: ServerResponse): void;
  /** Returns whether such a response has not begun yet. */
  isBusy(): boolean;
  /** Returns whether the shutdown has begun. */
  isEnding(): boolean;
  /** Sets `Connection: close` on a response once the shutdown has begun. */
  closeIfEnding(response: ServerResponse): void;
  /**
   * Closes each connection after its next response, then stops listening and closes idle connections.
   * @param cutOffMs after which open connections are destroyed, counted from when it stops listening
   * @param noticeMs for which it still listens. Meanwhile the proxy uses up its idle connections or closes them, so that
   * no request meets one that is being closed
   * @returns when the last connection is closed, the number of requests that were aborted
   */
  end(cutOffMs: number, noticeMs?: number): Promise<number>;
}

/**
 * Accepts the connections that are waiting for it: Node accepts one in each turn of the event loop, and those that still
 * wait when a server stops listening are reset.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = false;
  const note = () => {
    hasAccepted = true;
  };
  server.on("connection", note);
  for (let turns = 0; turns < WAITING_MAX; turns++) {
    hasAccepted = false;
    await turn();
    if (!hasAccepted) break;
  }
  server.off("connection", note);
}

/** Creates the graceful shutdown of a server that does not listen yet. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  const underWay = new Set<ServerResponse>();
  let ending = false;
  const closeIfEnding = (response: ServerResponse) => {
    if (ending) response.shouldKeepAlive = false;
  };
  return {
    watch(response) {
      underWay.add(response);
      response.once("close", () => underWay.delete(response));
    },
    isBusy: () => [...underWay].some(({ headersSent }) => !headersSent),
    isEnding: () => ending,
    closeIfEnding,
    async end(cutOffMs, noticeMs = 0) {
      ending = true;
      for (const response of underWay) closeIfEnding(response);
      await pause(noticeMs);
      await acceptWaiting(server);
      const closed = once(server, "close");
      // Not the method of the HTTP server: it destroys connections whose first request is arriving, and no longer
      // enforces the time limits of the others.
      TcpServer.prototype.close.call(server);
      const check = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
      let aborted = 0;
      const cutOff = setTimeout(() => {
        aborted = underWay.size;
        server.closeAllConnections();
      }, cutOffMs);
      await closed;
      clearInterval(check);
      clearTimeout(cutOff);
      return aborted;
    },
  };
}
