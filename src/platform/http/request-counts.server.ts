import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Durations } from "../metrics/durations.server.ts";

/** Status under which a request is counted whose client disconnected before its response began. */
const CLIENT_GONE = 499;
/** Route of what none has named, such as a refused method. */
const UNNAMED = "(other)";

/** Requests of one route. */
export interface RouteCounts {
  /** Pattern of its path, such as "/news/:id", never a path; in parentheses what is no route of the router: "(file)". */
  readonly route: string;
  /** Pages that the first step answered from the page cache, with 200 and with 304. They take less than 1 ms. */
  cached: number;
  notModified: number;
  /** All others, by method and status: "GET 200". */
  readonly answers: Map<string, number>;
  /** Their times until the response was sent, by method. */
  readonly durations: Map<string, Durations>;
}

/** Requests by route. There are as many routes as the site has, whatever clients ask for. */
export interface RequestCounts {
  /** Returns the counts of a route. */
  of(route: string): RouteCounts;
  all(): RouteCounts[];
  /** Counts a request once its response is sent, and then calls `logRequest`. */
  watch(request: IncomingMessage, response: ServerResponse, logRequest?: () => void): void;
}

const named = new WeakMap<ServerResponse, { route: string; isCached: boolean }>();
const ids = new WeakMap<IncomingMessage, string>();

/** Names the route that answers a request, for the counts and the access log. */
export function nameRoute(response: ServerResponse, route: string, isCached = false): void {
  named.set(response, { route, isCached });
}

/** Returns the route that has answered, and whether the page cache had the response. */
export function routeOf(response: ServerResponse): { route: string; isCached: boolean } {
  return named.get(response) ?? { route: UNNAMED, isCached: false };
}

/** Returns the status that a client was sent. */
export function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : CLIENT_GONE;
}

/** Returns the id of a request: that of its line in the access log, of its failure and on the error page. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = randomUUID();
  ids.set(request, id);
  return id;
}

/** Creates the counts, all zero. */
export function requestCounts(): RequestCounts {
  const routes = new Map<string, RouteCounts>();
  const of = (route: string) => {
    const known = routes.get(route);
    if (known !== undefined) return known;
    const counts = { route, cached: 0, notModified: 0, answers: new Map(), durations: new Map() };
    routes.set(route, counts);
    return counts;
  };
  return {
    of,
    all: () => [...routes.values()],
    watch({ method = "" }, response, logRequest) {
      const started = performance.now();
      response.once("close", () => {
        const { answers, durations } = of(routeOf(response).route);
        const answer = `${method} ${statusOf(response)}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        const times = durations.get(method) ?? new Durations();
        times.add(performance.now() - started);
        durations.set(method, times);
        logRequest?.();
      });
    },
  };
}
