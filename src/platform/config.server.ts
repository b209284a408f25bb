import type { BlockList } from "node:net";
import type { LogLevel } from "./logging/log.server.ts";

/**
 * The checked settings from the environment. `src/config.server.ts` reads it; a feature adds its own part by
 * declaration merging.
 */
export interface Config {
  port: number;
  /** An address to listen on, or `unix:` and the path of a socket, which takes the place of `port`. */
  host: string;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataDir: string;
  /** `postgres://…`, or undefined for SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The site's URL without a trailing slash: links, structured data and feeds start with it. */
  publicUrl: string;
  /** Value of `Strict-Transport-Security`; undefined where the site's URL is not https. */
  hsts: string | undefined;
  /** Origins from which a form may be sent. */
  allowedOrigins: ReadonlySet<string>;
  /** The configured secret, or undefined when one is created and stored in `dataDir`. */
  sessionSecret: string | undefined;
  /** Pages are rendered before their first visitors, and get the best compression. */
  warmUp: boolean;
  /** systemd waits for a notice that the site serves. */
  notifiesSystemd: boolean;
  /** `Cache-Control` of public pages where proxies may store them; undefined where every request is to reach the site. */
  sharedCache: string | undefined;
  /** After a signal to stop. */
  shutdown: {
    /** How long requests are still accepted, so that proxies send them elsewhere. */
    noticeSeconds: number;
    /** How long open requests then have until they are aborted. */
    finishSeconds: number;
  };
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: BlockList;
  logLevel: LogLevel;
  /** Whether each request is logged. */
  accessLog: boolean;
  metrics: {
    /** Where the metrics have an address of their own. */
    address: { host: string; port: number } | undefined;
    /** With it, the site's own address shows them too. */
    token: string | undefined;
  };
}

/** An invalid value in the environment; the start ends with the message. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
