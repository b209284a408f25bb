import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Log } from "#platform/logging/log.server.ts";
import type { accessLog } from "./access-log.server.ts";
import { checkTarget } from "./canonical-url.server.ts";
import { carriesBody } from "./carries-body.server.ts";
import { cutTinyChunks } from "./cut-tiny-chunks.server.ts";
import { EXPECTED_FAILURES, failureId, RETRY_AFTER_S } from "./errors.server.ts";
import { type GracefulShutdown, gracefulShutdown } from "./graceful-shutdown.server.ts";
import { loggedPath } from "./logged-path.server.ts";
import type { MinimumTransferRate } from "./minimum-transfer-rate.server.ts";
import { markPrivate } from "./private-answer.server.ts";
import { isPrivatePath } from "./private-path.server.ts";
import { nameRoute, type RequestCounts, requestCounts, requestId } from "./request-counts.server.ts";
import { refuseMethod, sendText } from "./send.server.ts";
import { sendWhole } from "./send-whole.server.ts";
import type { ImmediateStep, Step } from "./site-request.server.ts";
import { siteVersion } from "./site-version.server.ts";

/**
 * Time limits: headers within 10 s, checked each second. `MinimumTransferRate` and the route limit the time of a body;
 * the limit here is a last resort, a minute past the longest of a route (an hour, for several photos).
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 3_660_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
};

/** The HTTP server, whether a request waits for it, and its shutdown. */
export interface SiteServer extends Pick<GracefulShutdown, "isBusy" | "isEnding" | "end"> {
  server: Server;
}

interface SiteServerOptions {
  log: Log;
  /** Watches every body, whichever step answers. */
  transferRate: MinimumTransferRate;
  /** Headers of every response. */
  common: Readonly<Record<string, string>>;
  requests?: RequestCounts;
  /** Logs each request, where the access log is on. */
  logAccess?: ReturnType<typeof accessLog> | undefined;
}

/**
 * Creates the HTTP server: each request goes through the steps in order until one answers. A failure inside becomes a
 * line of plain text: an expected one with its status and message, any other with 500 and the id of its log line, never
 * a stack trace.
 * @param first the step that answers most requests, synchronously; it has no private pages
 */
export function createSiteServer(
  first: ImmediateStep,
  steps: readonly Step[],
  { log, transferRate, common, requests = requestCounts(), logAccess }: SiteServerOptions,
): SiteServer {
  const server = createServer(LIMITS);
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    const id = requestId(request);
    const failure = failureId(error);
    log.error({ id, failure, err: error, path: loggedPath(request.url ?? "") }, "request failed");
    if (response.headersSent) return response.destroy();
    const status = failure === undefined ? 500 : EXPECTED_FAILURES[failure].status;
    const text =
      failure === undefined
        ? `Unexpected Application Error! 500 (${id})\n`
        : `${error instanceof Error ? error.message : ""}\n`;
    sendText(response, status, "text/plain; charset=utf-8", text, {
      ...common,
      "cache-control": "no-store",
      ...(status === 503 ? { "retry-after": RETRY_AFTER_S } : {}),
    });
  };
  const { watch, isBusy, isEnding, closeIfEnding, end } = gracefulShutdown(server);
  server.on("request", (request, response) => {
    closeIfEnding(response);
    const logRequest = logAccess?.(request, response);
    if (carriesBody(request)) {
      cutTinyChunks(request, response);
      transferRate.watch(request, response);
    }
    if (first(request, response)) {
      if (logRequest !== undefined) response.once("close", logRequest);
      return;
    }
    watch(response);
    requests.watch(request, response, logRequest);
    if (isPrivatePath(request.url ?? "")) markPrivate(response);
    walk(steps, request, response).catch((error: unknown) => fail(request, response, error));
  });
  return { server, isBusy, isEnding, end };
}

async function walk(steps: readonly Step[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const step of steps) {
    if (await step(request, response)) return;
  }
}

/**
 * Answers `GET /healthz` (the process runs, and its version) and `/readyz` (the database answers, its tables are up to
 * date, and the site is not shutting down).
 * @param common headers of every response
 */
export function health(
  ready: () => Promise<unknown>,
  isEnding: () => boolean,
  common: Readonly<Record<string, string>>,
): Step {
  const headers = { ...common, "cache-control": "no-store" };
  return async (request, response) => {
    if (request.url === "/healthz") {
      nameRoute(response, "(health)");
      sendText(response, 200, "text/plain; charset=utf-8", `ok\nversion ${siteVersion()}\n`, headers);
      return true;
    }
    if (request.url !== "/readyz") return false;
    nameRoute(response, "(health)");
    const answer = isEnding()
      ? { status: 503, body: "shutting down\n" }
      : await ready().then(
          () => ({ status: 200, body: "ready\n" }),
          () => ({ status: 503, body: "the database does not answer\n" }),
        );
    sendText(response, answer.status, "text/plain; charset=utf-8", answer.body, headers);
    return true;
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Refuses unknown methods, before the router answers them in its own way. */
export function knownMethods(common: Readonly<Record<string, string>>): Step {
  return (request, response) => {
    if (METHODS.has(request.method ?? "")) return false;
    refuseMethod(response, common);
    return true;
  };
}

/**
 * Refuses invalid targets and redirects every page to its canonical URL. A refused path is rewritten to one that the
 * router does not know, so that the site's 404 page is shown.
 */
export function canonicalAddress(common: Readonly<Record<string, string>>): Step {
  return (request, response) => {
    const verdict = checkTarget(request.url ?? "/");
    if (verdict.kind === "go") return false;
    if (verdict.kind === "redirect") {
      nameRoute(response, "(redirect)");
      sendWhole(response, 308, { ...common, location: verdict.location, "content-length": "0" }, Buffer.alloc(0));
      return true;
    }
    if (verdict.status === 404) {
      request.url = request.url?.startsWith("/api/") === true ? `/api${NOWHERE}` : NOWHERE;
      return false;
    }
    sendText(response, verdict.status, "text/plain; charset=utf-8", "Bad request\n", common);
    return true;
  };
}

const NOWHERE = "/not-an-address";
