import type { BlockList } from "node:net";

/**
 * Everything the environment decides, checked. `src/config.server.ts` reads it; a feature adds its own part by
 * declaration merging.
 */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataDir: string;
  /** `postgres://…`, or undefined for SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The site's address without a slash at its end: links, structured data and feeds start with it. */
  publicUrl: string;
  /** Value of `Strict-Transport-Security`; undefined where the site's address is not https. */
  hsts: string | undefined;
  /** Origins from which a form may be sent. */
  allowedOrigins: ReadonlySet<string>;
  /** Given secret, or undefined when one is to be made and kept in `dataDir`. */
  sessionSecret: string | undefined;
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList;
}

/** A bad value in the environment; the start stops and prints the message. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
