import type { IncomingMessage } from "node:http";
import { ExpectedError } from "./errors.server.ts";
import { refusalError } from "./refusal.server.ts";

/** The body of a request as the router takes it. */
export interface IncomingBody {
  /** Errors with `body-too-large` past its limit, with what `fail` is given, or `bad-request` when the client goes. */
  stream: ReadableStream<Uint8Array>;
  /** Ends the stream with an error. */
  fail(error: ExpectedError): void;
  /** Lets go of the request: what nobody has read stays unread. */
  release(): void;
}

const BUFFERED_BYTES = 64 * 1024;

/**
 * Turns a request's body into a web stream that holds at most a few pieces and never more than `bytes` in all.
 * `Readable.toWeb` would do neither, and would tell of a client that went away as of a failure inside.
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
        // A listener stays for good: the error of a connection that breaks later is nobody's failure.
        request.on("error", onClose).on("data", onData).on("end", onEnd).on("close", onClose).pause();
      },
      pull: () => void request.resume(),
      cancel: release,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFERED_BYTES }),
  );
  return { stream, fail, release };
}
