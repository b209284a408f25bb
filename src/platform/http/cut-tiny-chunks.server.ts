import type { IncomingMessage, ServerResponse } from "node:http";

/** A body may come in so many pieces of any size; in more, only when they have … */
const PIECES_FREE = 1000;
/** … so many bytes on average. No client sends less: a packet holds some 1400. */
const AVERAGE_BYTES = 64;

/**
 * Cuts the connection of a request whose body comes in tiny chunks, such as chunks of one byte: each costs as much work as a
 * piece of 64 KB would, and six bytes on the wire. Counts from the first piece to the last, whoever reads the body and
 * when nobody does. Call it before anything listens to the request.
 */
export function cutTinyChunks(request: IncomingMessage, response: ServerResponse): void {
  let pieces = 0;
  let bytes = 0;
  // Paused before it is listened to: the body waits for its reader as it would without us.
  request.pause().on("data", (piece: Buffer) => {
    pieces += 1;
    bytes += piece.length;
    if (pieces > PIECES_FREE && bytes < pieces * AVERAGE_BYTES) request.socket.destroy();
  });
  // A request that nobody has asked for its body loses all listeners with its answer. This one counts as asked, so what
  // its reader leaves is discarded here.
  request.read(0);
  response.once("finish", () => request.resume());
}
