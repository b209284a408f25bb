import type { IncomingMessage, ServerResponse } from "node:http";

/** One step in handling a request: answers and returns true, or returns false to pass it to the next step. */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** A synchronous step. */
export type ImmediateStep = (request: IncomingMessage, response: ServerResponse) => boolean;
