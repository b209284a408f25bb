import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/** Interval of the check for idle connections, ms. */
const CHECK_EVERY_MS = 250;

/** Closes a server without aborting responses in progress. */
export interface GracefulShutdown {
  /** Registers a response that will take a while. */
  watch(response: ServerResponse): void;
  /** Returns whether such a response has not begun yet. */
  isBusy(): boolean;
  /** Sets `Connection: close` on a response once the shutdown has begun. */
  closeIfEnding(response: ServerResponse): void;
  /**
   * Stops listening, and closes each connection after its last response.
   * @param cutOffMs after which open connections are destroyed
   * @returns when the last connection is closed
   */
  end(cutOffMs: number): Promise<void>;
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
    closeIfEnding,
    async end(cutOffMs) {
      ending = true;
      for (const response of underWay) closeIfEnding(response);
      const closed = once(server, "close");
      server.close();
      const check = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), cutOffMs);
      await closed;
      clearInterval(check);
      clearTimeout(cutOff);
    },
  };
}
