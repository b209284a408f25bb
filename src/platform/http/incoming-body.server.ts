import type { IncomingMessage } from "node:http";
import { ExpectedError } from "./errors.server.ts";
import { refusalError } from "./refusal.server.ts";

/** The body of a request, for the router. */
export interface IncomingBody {
  /**
   * Errors with `body-too-large` past its limit, with the error given to `fail`, or with `bad-request` when the client
   * disconnects.
   */
  stream: ReadableStream<Uint8Array>;
  /** Ends the stream with an error. */
  fail(error: ExpectedError): void;
  /** Detaches from the request. Unread data stays unread. */
  release(): void;
}

const BUFFERED_BYTES = 64 * 1024;

/**
 * Turns a request's body into a web stream that buffers at most a few pieces and never exceeds `bytes` in all.
 * `Readable.toWeb` would do neither, and would report a client that disconnects as an internal failure.
 */
export function incomingBody(request: IncomingMessage, bytes: number): IncomingBody {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let received = 0;
  let isOpen = true;

  const release = () => {
    if (!isOpen) return;
    isOpen = false;
    request.off("data", onData).off("end", onEnd).off("close", onClose);
    request.pause();
  };
  const fail = (error: ExpectedError) => {
    if (!isOpen) return;
    release();
    controller.error(error);
  };
  const onData = (piece: Buffer) => {
    received += piece.length;
    if (received > bytes) return fail(refusalError("body-too-large"));
    controller.enqueue(piece);
    if ((controller.desiredSize ?? 0) <= 0) request.pause();
  };
  const onEnd = () => {
    release();
    controller.close();
  };
  const onClose = () => fail(new ExpectedError("bad-request", "The request ended before it was complete."));

  const stream = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
        // The listener stays: an error of the connection that comes later must not be unhandled.
        request.on("error", onClose).on("data", onData).on("end", onEnd).on("close", onClose).pause();
      },
      pull: () => void request.resume(),
      cancel: release,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFERED_BYTES }),
  );
  return { stream, fail, release };
}
