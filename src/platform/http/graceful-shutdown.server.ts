import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/** How often connections are looked at that have become idle, ms. */
const LOOK_MS = 250;

/** Ends a server without breaking off what it is answering. */
export interface GracefulShutdown {
  /** Takes note of an answer that is going to take a while. */
  watch(response: ServerResponse): void;
  /** Says whether somebody waits for such an answer to begin. */
  isBusy(): boolean;
  /** Says in an answer that it is its connection's last, once the end has begun. */
  sayIfLast(response: ServerResponse): void;
  /**
   * Listens no more, and closes each connection as its last answer is out.
   * @param cutOffMs after which what is still open is cut off
   * @returns when the last connection is closed
   */
  end(cutOffMs: number): Promise<void>;
}

/** Makes the graceful shutdown of a server that has not begun to listen. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  const underWay = new Set<ServerResponse>();
  let ending = false;
  const sayIfLast = (response: ServerResponse) => {
    if (ending) response.shouldKeepAlive = false;
  };
  return {
    watch(response) {
      underWay.add(response);
      response.once("close", () => underWay.delete(response));
    },
    isBusy: () => [...underWay].some(({ headersSent }) => !headersSent),
    sayIfLast,
    async end(cutOffMs) {
      ending = true;
      for (const response of underWay) sayIfLast(response);
      const closed = once(server, "close");
      server.close();
      const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), cutOffMs);
      await closed;
      clearInterval(look);
      clearTimeout(cutOff);
    },
  };
}
