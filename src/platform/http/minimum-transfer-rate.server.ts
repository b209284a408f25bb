import type { IncomingMessage, ServerResponse } from "node:http";
import { ExpectedError } from "./errors.server.ts";
import { DEFAULT_BODY } from "./route-handle.server.ts";

/** How slowly a body may come. */
interface TransferRateLimits {
  /** In any window of so many ms … */
  windowMs: number;
  /** … at least so many bytes must come while the server wants them. */
  bytes: number;
  /** Time (ms) for an answer of 408 to be made and read before the connection is cut. */
  graceMs: number;
}

/** 15 KB in any 15 seconds: an eighth of what a ship's link of 256 kbit/s carries. */
const LIMITS: TransferRateLimits = { windowMs: 15_000, bytes: 15 * 1024, graceMs: 3000 };
/** How often a window is looked at. */
const SLICES = 15;
/** How many get a page that says why, at one look. More at once are no visitors, and pages cost. */
const PAGES_A_LOOK = 10;

/** A body under way. */
interface Watched {
  response: ServerResponse;
  /** Bytes that the socket had brought at each of the last looks, the oldest first. */
  seen: number[];
  /** When it must have come as a whole, ms since 1970. */
  due: number;
  onSlow: ((error: ExpectedError) => void) | undefined;
  /** When the connection is cut, once the body was found too slow. */
  cutAt: number | undefined;
}

/** Watches how fast bodies come, and cuts those that dawdle. */
export interface MinimumTransferRate {
  /** Watches a request that carries a body, until it is complete. Call it once, before anything answers. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Sets what a route allows a watched request.
   * @param seconds within which the whole body must have come
   * @param onSlow is told instead of a bare 408 being sent; whoever reads the body then answers, within the grace.
   * When many bodies are too slow at once, most get the bare one all the same
   */
  expect(request: IncomingMessage, seconds: number, onSlow: (error: ExpectedError) => void): void;
}

/**
 * Makes the watch over bodies. One timer serves all of them and runs only while there are any; a body costs a look at
 * a counter of its socket each second. Time in which the server itself does not read counts for nobody.
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

  const look = () => {
    const now = Date.now();
    let pages = PAGES_A_LOOK;
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
      timer ??= setInterval(look, windowMs / SLICES).unref();
    },
    expect(request, seconds, onSlow) {
      const watch = watched.get(request);
      if (watch !== undefined) Object.assign(watch, { due: Date.now() + seconds * 1000, onSlow });
    },
  };
}

function refuse({ response, onSlow }: Watched, withPage: boolean): void {
  if (response.headersSent) response.req.socket.destroy();
  else if (onSlow !== undefined && withPage) onSlow(new ExpectedError("body-too-slow", "The request came too slowly."));
  else response.writeHead(408, { connection: "close", "content-length": "0" }).end();
}
