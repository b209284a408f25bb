import type { IncomingMessage, ServerResponse } from "node:http";
import { ExpectedError } from "./errors.server.ts";
import { DEFAULT_BODY } from "./route-handle.server.ts";

/** The minimum rate of a body. */
interface TransferRateLimits {
  /** In any window of this many ms … */
  windowMs: number;
  /** … at least this many bytes must arrive while the server reads. */
  bytes: number;
  /** Time (ms) to send and read a 408 response before the connection is cut. */
  graceMs: number;
}

/** 15 KB in any 15 seconds: an eighth of what a ship's link of 256 kbit/s carries. */
const LIMITS: TransferRateLimits = { windowMs: 15_000, bytes: 15 * 1024, graceMs: 3000 };
/** How many checks a window has. */
const SLICES = 15;
/**
 * How many slow senders get a page with the reason, per check. More at once are not visitors, and rendering pages is
 * expensive.
 */
const PAGES_PER_CHECK = 10;

/** A body in progress. */
interface Watched {
  response: ServerResponse;
  /** Bytes that the socket had received at each of the last checks, the oldest first. */
  seen: number[];
  /** When it must be complete, ms since 1970. */
  due: number;
  onSlow: ((error: ExpectedError) => void) | undefined;
  /** When the connection is cut, once the body was too slow. */
  cutAt: number | undefined;
}

/** Watches the transfer rate of bodies, and cuts those that are too slow. */
export interface MinimumTransferRate {
  /** Watches a request with a body until it is complete. Call it once, before anything answers. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Sets the limit of a route for a watched request.
   * @param seconds within which the whole body must arrive
   * @param onSlow is called instead of sending a bare 408; the reader of the body then answers within the grace period.
   * When many bodies are too slow at once, most get the bare 408 regardless
   */
  expect(request: IncomingMessage, seconds: number, onSlow: (error: ExpectedError) => void): void;
}

/**
 * Creates the watch. One timer serves all bodies and runs only while there are any; it reads one counter of each socket
 * per second. Time in which the server itself does not read is not counted.
 */
export function minimumTransferRate({ windowMs, bytes, graceMs }: TransferRateLimits = LIMITS): MinimumTransferRate {
  const watched = new Map<IncomingMessage, Watched>();
  let timer: NodeJS.Timeout | undefined;

  const isSlow = (request: IncomingMessage, watch: Watched, now: number): boolean => {
    if (now >= watch.due) return true;
    const read = request.socket.bytesRead;
    if (request.readableLength >= request.readableHighWaterMark) watch.seen = [];
    watch.seen.push(read);
    if (watch.seen.length <= SLICES) return false;
    return read - (watch.seen.shift() ?? 0) < bytes;
  };

  const checkRate = () => {
    const now = Date.now();
    let pages = PAGES_PER_CHECK;
    for (const [request, watch] of watched) {
      if (request.complete || request.socket.destroyed) watched.delete(request);
      else if (watch.cutAt !== undefined) {
        if (now >= watch.cutAt) request.socket.destroy();
      } else if (isSlow(request, watch, now)) {
        watch.cutAt = now + graceMs;
        refuse(watch, pages > 0);
        pages -= 1;
      }
    }
    if (watched.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  return {
    watch(request, response) {
      const due = Date.now() + DEFAULT_BODY.seconds * 1000;
      watched.set(request, { response, seen: [], due, onSlow: undefined, cutAt: undefined });
      timer ??= setInterval(checkRate, windowMs / SLICES).unref();
    },
    expect(request, seconds, onSlow) {
      const watch = watched.get(request);
      if (watch !== undefined) Object.assign(watch, { due: Date.now() + seconds * 1000, onSlow });
    },
  };
}

function refuse({ response, onSlow }: Watched, withPage: boolean): void {
  if (response.headersSent) response.req.socket.destroy();
  else if (onSlow !== undefined && withPage)
    onSlow(new ExpectedError("body-too-slow", "The request was sent too slowly."));
  else response.writeHead(408, { connection: "close", "content-length": "0" }).end();
}
