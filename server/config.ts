import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

/** Everything the environment decides, checked. This module is the only reader of `process.env`. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, files and secrets. */
  dataDir: string;
  /** `postgres://…`, or undefined for SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The site's address without a slash at its end: links, structured data and feeds start with it. */
  publicUrl: string;
  /** Origins from which a form may be sent. */
  allowedOrigins: ReadonlySet<string>;
  /** Given secret, or undefined when one is to be made and kept in `dataDir`. */
  sessionSecret: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
}

/** A bad value in the environment; the start stops and prints the message. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const SECRET_LENGTH = 32;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((n) => n > 0 && n < 65536);

const originUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return false;
  return url.origin === value.replace(/\/$/, "");
});

const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/)
    .optional(),
  PUBLIC_URL: originUrl.optional(),
  SESSION_SECRET: z.string().min(SECRET_LENGTH).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((address) => isIP(address) !== 0)),
});

const EXPECTED: Record<keyof z.infer<typeof schema>, string> = {
  PORT: "a port number from 1 to 65535",
  HOST: "a host name or address to listen on",
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "an address that starts with postgres://",
  PUBLIC_URL: "the site's http(s) address without a path, such as https://www.example.com",
  SESSION_SECRET: `at least ${SECRET_LENGTH} characters`,
  TRUSTED_PROXIES: "IP addresses parted by commas",
};

/**
 * Reads the environment. An empty value counts as unset.
 * @throws ConfigError that names each bad variable and what is expected of it, never its value.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    const lines = names.map((name) => `${name} must be ${EXPECTED[name as keyof typeof EXPECTED]}`);
    throw new ConfigError(lines.join("; "));
  }
  const env = result.data;
  if (env.DATABASE_URL !== undefined && env.SESSION_SECRET === undefined) {
    throw new ConfigError(`SESSION_SECRET must be set with DATABASE_URL: ${EXPECTED.SESSION_SECRET}`);
  }
  const local = [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`];
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, "");
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: publicUrl ?? `http://localhost:${env.PORT}`,
    allowedOrigins: new Set(publicUrl === undefined ? local : [publicUrl]),
    sessionSecret: env.SESSION_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
  };
}
