import { join, resolve } from "node:path";
import { z } from "zod";
import { username } from "#features/accounts/account-fields.ts";
import { passwordProblem } from "#features/accounts/password.ts";
import { type AnyForm, rateLimitVariable } from "#features/submissions/form.ts";
import { emailAddress } from "#features/submissions/person-fields.ts";
import { forms } from "#forms/index.ts";
import { type Config, ConfigError } from "#platform/config.server.ts";
import { addressList, UNIX_PEER } from "#platform/http/client-address.server.ts";
import { socketPath } from "#platform/http/listen.server.ts";
import { isInRelease } from "#platform/http/site-version.server.ts";
import { LOG_LEVELS } from "#platform/logging/log.server.ts";
import { PASSWORD_LIMITS } from "#ui/dashboard/forms/form-answer.ts";

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

/** "127.0.0.1:9464", "[::1]:9464" or "localhost:9464". */
const hostAndPort = z.string().transform((value, { addIssue }) => {
  const [, host = "", digits = ""] = /^(?:\[([\da-f:]+)\]|[\w.-]+):(\d{1,5})$/i.exec(value) ?? [];
  const checked = port.safeParse(digits);
  if (checked.success) return { host: host || value.slice(0, value.lastIndexOf(":")), port: checked.data };
  addIssue("no host with a port");
  return z.NEVER;
});

const count = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

const isAddress = (text: string) => emailAddress("emailRequired", 254).safeParse(text).success;
/** Node's timers and supervisors allow more, but no body may take longer than an hour. */
const anHour = count.refine((seconds) => seconds <= 3600);

/** "office@example.com" or "Office <office@example.com>". */
const sender = z.string().refine((text) => isAddress(/^[^<>"\p{C}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text));

function clamdAddress(url: URL): Exclude<Config["clamd"], undefined> {
  return url.protocol === "unix:" ? { path: url.pathname } : { host: url.hostname, port: Number(url.port) };
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^(?:(?!unix:)[\w.:-]+|unix:\/[\w./@-]{1,100})$/)
    .default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  BACKUP_DIR: z.string().min(1).optional(),
  MIGRATION_BACKUP: z.enum(["on", "off"]).default("on"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/)
    .optional(),
  FILES_URL: z.enum(["disk:", "database:"]).default("disk:"),
  PUBLIC_URL: originUrl.optional(),
  HSTS: z
    .string()
    .regex(/^max-age=\d{1,9}(?:; ?includeSubDomains)?(?:; ?preload)?$/)
    .default("max-age=31536000"),
  SESSION_SECRET: z.string().min(SECRET_LENGTH).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list, { addIssue }) => {
      try {
        return addressList(list.split(/[\s,]+/).filter(Boolean));
      } catch {
        addIssue("neither an address nor a range");
        return z.NEVER;
      }
    }),
  SMTP_URL: z
    .string()
    .refine((value) => ["smtp:", "smtps:"].includes(URL.parse(value)?.protocol ?? "") && URL.parse(value)?.host !== "")
    .optional(),
  MAIL_FROM: sender.optional(),
  MAIL_TO: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.length <= 10 && list.every(isAddress)),
  CLAMD_URL: z
    .string()
    .regex(/^(?:(?:tcp|clamd):\/\/[\w.-]+:\d{1,5}|unix:\/\/\/[\w./-]+)$/)
    .transform((value) => clamdAddress(new URL(value)))
    .optional(),
  MIN_FILL_SECONDS: count.default(3),
  WARM_UP: z.enum(["on", "off"]).default("on"),
  NOTIFY_SOCKET: z.string().optional(),
  SHARED_CACHE: z
    .string()
    .regex(/^s-maxage=\d{1,8}(?:, ?stale-while-revalidate=\d{1,8})?$/)
    // Browsers revalidate each time: their copies cannot be purged, those of a proxy can.
    .transform((times) => `public, max-age=0, ${times}`)
    .optional(),
  SHUTDOWN_NOTICE_SECONDS: anHour.default(0),
  SHUTDOWN_FINISH_SECONDS: anHour.default(12),
  RATE_LIMIT_GLOBAL: count.default(0),
  RATE_LIMIT_LOGIN: count.default(3),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  ACCESS_LOG: z.enum(["on", "off"]).default("off"),
  METRICS_ADDRESS: hostAndPort.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .min(SECRET_LENGTH)
    .optional(),
  ADMIN_USERNAME: z.string().pipe(username()).optional(),
  ADMIN_PASSWORD: z.string().optional(),
});

const EXPECTED_COUNT = "a whole number, 0 for no limit";
const EXPECTED_SECONDS = "a whole number of seconds up to 3600";

const EXPECTED: Readonly<Record<string, string>> & Record<keyof z.infer<typeof schema>, string> = {
  PORT: "a port number from 1 to 65535",
  HOST: "a host name or address to listen on, or unix: and the absolute path of a socket, such as unix:/run/site/site.sock",
  DATA_DIR: "the path of a folder",
  BACKUP_DIR: "the path of a folder",
  MIGRATION_BACKUP: "on or off",
  DATABASE_URL: "an address that starts with postgres://",
  FILES_URL: "disk: or database:",
  PUBLIC_URL: "the site's http(s) address without a path, such as https://www.example.com",
  HSTS: "max-age= and seconds, and after it nothing, ; includeSubDomains or ; includeSubDomains; preload",
  SESSION_SECRET: `at least ${SECRET_LENGTH} characters`,
  TRUSTED_PROXIES: "IP addresses or ranges (10.0.0.0/8, fd00::/8) separated by commas",
  SMTP_URL: "the mail server's address, such as smtp://user:password@mail.example.com:587",
  MAIL_FROM: "one email address, with or without a name before it: Office <office@example.com>",
  MAIL_TO: "at most 10 email addresses separated by commas",
  CLAMD_URL: "clamd's address, such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl",
  MIN_FILL_SECONDS: "a whole number of seconds, 0 for none",
  WARM_UP: "on or off",
  NOTIFY_SOCKET: "what systemd sets",
  SHARED_CACHE: "s-maxage= and seconds, and after it nothing or , stale-while-revalidate= and seconds",
  SHUTDOWN_NOTICE_SECONDS: EXPECTED_SECONDS,
  SHUTDOWN_FINISH_SECONDS: EXPECTED_SECONDS,
  RATE_LIMIT_GLOBAL: EXPECTED_COUNT,
  RATE_LIMIT_LOGIN: EXPECTED_COUNT,
  LOG_LEVEL: `one of ${LOG_LEVELS.join(", ")}`,
  ACCESS_LOG: "on or off",
  METRICS_ADDRESS: "a host and a port, such as 127.0.0.1:9464",
  METRICS_TOKEN: `at least ${SECRET_LENGTH} characters without spaces`,
  ADMIN_USERNAME: "3 to 30 of a-z, 0-9, dot, underscore, hyphen",
  ADMIN_PASSWORD: `${PASSWORD_LIMITS.min} to ${PASSWORD_LIMITS.max} characters that cannot be guessed`,
};

/**
 * Reads the environment. An empty value counts as unset. This module is the only reader of `process.env`.
 * @param all forms of the site: each has a variable for its limit, `RATE_LIMIT_` and the limit's name
 * @throws ConfigError that names each invalid variable and what is expected of it, never its value.
 */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  all: readonly Pick<AnyForm, "limit">[] = forms,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  const limits = z
    .object(Object.fromEntries(all.map(({ limit }) => [rateLimitVariable(limit), count.optional()])))
    .safeParse(given);
  if (!result.success || !limits.success) {
    const issues = [...(result.error?.issues ?? []), ...(limits.error?.issues ?? [])];
    const names = [...new Set(issues.map((issue) => String(issue.path[0])))];
    const lines = names.map((name) => `${name} must be ${EXPECTED[name] ?? EXPECTED_COUNT}`);
    throw new ConfigError(lines.join("; "));
  }
  const env = result.data;
  if (env.DATABASE_URL !== undefined && env.SESSION_SECRET === undefined) {
    throw new ConfigError(`SESSION_SECRET must be set with DATABASE_URL: ${EXPECTED.SESSION_SECRET}`);
  }
  if (socketPath(env.HOST) !== undefined) {
    // Nobody knows the site by a port then.
    if (env.PUBLIC_URL === undefined)
      throw new ConfigError(`PUBLIC_URL must be set with HOST=unix:…: ${EXPECTED.PUBLIC_URL}`);
    // Only a proxy of this machine may connect: see `listen`.
    env.TRUSTED_PROXIES.addAddress(UNIX_PEER, "ipv6");
  }
  const dataDir = resolve(env.DATA_DIR);
  const backupDir = resolve(env.BACKUP_DIR ?? join(dataDir, "backups"));
  for (const [name, path] of Object.entries({ DATA_DIR: dataDir, BACKUP_DIR: backupDir })) {
    if (isInRelease(path)) throw new ConfigError(`${name} must be the path of a folder outside of the release`);
  }
  if (env.FILES_URL === "database:" && env.DATABASE_URL === undefined) {
    throw new ConfigError("FILES_URL=database: stores files in PostgreSQL: set DATABASE_URL too, or leave it out");
  }
  const admin = firstAdmin(env);
  const local = [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`];
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, "");
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    migrationBackup: env.MIGRATION_BACKUP === "on",
    warmUp: env.WARM_UP === "on",
    notifiesSystemd: env.NOTIFY_SOCKET !== undefined,
    sharedCache: env.SHARED_CACHE,
    shutdown: { noticeSeconds: env.SHUTDOWN_NOTICE_SECONDS, finishSeconds: env.SHUTDOWN_FINISH_SECONDS },
    backupDir,
    databaseUrl: env.DATABASE_URL,
    filesIn: env.FILES_URL === "database:" ? "database" : "disk",
    publicUrl: publicUrl ?? `http://localhost:${env.PORT}`,
    hsts: publicUrl?.startsWith("https:") ? env.HSTS : undefined,
    allowedOrigins: new Set(publicUrl === undefined ? local : [publicUrl]),
    sessionSecret: env.SESSION_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, to: env.MAIL_TO },
    clamd: env.CLAMD_URL,
    minFillSeconds: env.MIN_FILL_SECONDS,
    rateLimits: {
      ...Object.fromEntries(all.map(({ limit }) => [limit.name, limits.data[rateLimitVariable(limit)] ?? limit.count])),
      global: env.RATE_LIMIT_GLOBAL,
    },
    loginLimit: env.RATE_LIMIT_LOGIN,
    logLevel: env.LOG_LEVEL,
    accessLog: env.ACCESS_LOG === "on",
    metrics: { address: env.METRICS_ADDRESS, token: env.METRICS_TOKEN },
    admin,
  };
}

/** @throws ConfigError for one without the other, and for a weak password */
function firstAdmin(env: z.infer<typeof schema>): Config["admin"] {
  const { ADMIN_USERNAME: name, ADMIN_PASSWORD: password } = env;
  if (name === undefined && password === undefined) return undefined;
  if (name === undefined) throw new ConfigError("ADMIN_USERNAME must be set with ADMIN_PASSWORD");
  if (password === undefined || passwordProblem(password, [name]) !== undefined) {
    throw new ConfigError(`ADMIN_PASSWORD must be ${EXPECTED.ADMIN_PASSWORD}`);
  }
  return { username: name, password };
}
