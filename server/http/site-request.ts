import type { IncomingMessage, ServerResponse } from "node:http";

/** One step of a request's journey: answers and returns true, or leaves it to the next and returns false. */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
