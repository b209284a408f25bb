import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Config } from "../config.server.ts";
import { isSameText } from "../crypto/same-text.server.ts";
import type { Log } from "../logging/log.server.ts";
import { nameRoute } from "./request-counts.server.ts";
import { sendText } from "./send.server.ts";
import type { Step } from "./site-request.server.ts";

const PATH = "/metrics";
const PLAIN = "text/plain; charset=utf-8";

/** What the site measures, as text. */
export interface Metrics {
  contentType: string;
  read(): Promise<string>;
}

async function send(response: ServerResponse, metrics: Metrics, headers: Readonly<Record<string, string>>) {
  sendText(response, 200, metrics.contentType, await metrics.read(), { ...headers, "cache-control": "no-store" });
}

/**
 * Returns the step that answers `GET /metrics` on the site's address. @param token that the reader has to send
 */
export function metricsStep(metrics: Metrics, token: string, common: Readonly<Record<string, string>>): Step {
  return async (request, response) => {
    if (request.method !== "GET" || request.url !== PATH) return false;
    nameRoute(response, "(metrics)");
    if (isSameText(request.headers.authorization ?? "", `Bearer ${token}`)) {
      await send(response, metrics, common);
      return true;
    }
    const headers = { ...common, "cache-control": "no-store", "www-authenticate": "Bearer" };
    sendText(response, 401, PLAIN, "A token is needed\n", headers);
    return true;
  };
}

/**
 * Serves `GET /metrics`, and nothing else, on an address of its own.
 * @returns a function that closes it
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: NonNullable<Config["metrics"]["address"]>,
  log: Pick<Log, "error">,
): Promise<() => void> {
  const server = createServer((request: IncomingMessage, response) => {
    if (request.method !== "GET" || request.url !== PATH) return sendText(response, 404, PLAIN, "Not found\n");
    send(response, metrics, {}).catch((err: unknown) => {
      log.error({ err }, "metrics cannot be read");
      sendText(response, 500, PLAIN, "Metrics cannot be read\n");
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
