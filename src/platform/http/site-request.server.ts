import type { IncomingMessage, ServerResponse } from "node:http";

/** One step of a request's journey: answers and returns true, or leaves it to the next and returns false. */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** A step that knows its answer at once, without waiting for anything. */
export type ImmediateStep = (request: IncomingMessage, response: ServerResponse) => boolean;
