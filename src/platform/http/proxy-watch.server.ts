import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import type { Log } from "#platform/logging/log.server.ts";
import { comesThroughUntrustedProxy } from "./client-address.server.ts";

const HOUR_MS = 3_600_000;
/** A proxy without a request for a day has been configured, or is gone. */
const NOTICED_FOR_MS = 24 * HOUR_MS;

/** Detects a proxy that is missing in the settings: behind it, all visitors share one limit. */
export interface ProxyWatch {
  /** Checks a request; logs at most one warning an hour. */
  observe(request: Pick<IncomingMessage, "socket" | "headers">): void;
  /** Returns whether a request has come through such a proxy within the last day. */
  hasNoticed(): boolean;
}

/** Creates the watch. @param now ms since 1970 */
export function watchProxies(trustedProxies: BlockList, log: Pick<Log, "warn">, now = Date.now): ProxyWatch {
  let noticedAt = Number.NEGATIVE_INFINITY;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    observe(request) {
      if (!comesThroughUntrustedProxy(request, trustedProxies)) return;
      noticedAt = now();
      if (noticedAt - warnedAt < HOUR_MS) return;
      warnedAt = noticedAt;
      log.warn("requests come through a proxy that TRUSTED_PROXIES does not name: all visitors share one limit");
    },
    hasNoticed: () => now() - noticedAt < NOTICED_FOR_MS,
  };
}
