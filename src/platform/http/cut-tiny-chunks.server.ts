import type { IncomingMessage, ServerResponse } from "node:http";

/** A body may have this many pieces of any size. More are accepted only … */
const PIECES_FREE = 1000;
/** … with this many bytes on average. No client sends less: a packet holds some 1400. */
const AVERAGE_BYTES = 64;

/**
 * Cuts the connection of a request whose body arrives in tiny chunks, such as chunks of one byte. Each costs as much
 * work as a piece of 64 KB, but only six bytes on the wire. All pieces count, whether or not anything reads the body.
 * Call it before anything listens to the request.
 */
export function cutTinyChunks(request: IncomingMessage, response: ServerResponse): void {
  let pieces = 0;
  let bytes = 0;
  // Paused before the listener is added, so that the body still waits for its reader.
  request.pause().on("data", (piece: Buffer) => {
    pieces += 1;
    bytes += piece.length;
    if (pieces > PIECES_FREE && bytes < pieces * AVERAGE_BYTES) request.socket.destroy();
  });
  // Node removes all listeners of a request whose body nobody has read once it is answered. This call marks it as read,
  // so what its reader leaves is discarded here.
  request.read(0);
  response.once("finish", () => request.resume());
}
