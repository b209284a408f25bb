import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "#platform/config.server.ts";
import { addressList, UNIX_PEER } from "#platform/http/client-address.server.ts";
import { readConfig } from "./config.server.ts";

test("an empty environment is valid", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    backupDir: resolve("data/backups"),
    migrationBackup: true,
    warmUp: true,
    notifiesSystemd: false,
    sharedCache: undefined,
    shutdown: { noticeSeconds: 0, finishSeconds: 12 },
    databaseUrl: undefined,
    filesIn: "disk",
    publicUrl: "http://localhost:3000",
    allowedOrigins: new Set(["http://localhost:3000", "http://127.0.0.1:3000"]),
    sessionSecret: undefined,
    trustedProxies: addressList([]),
    hsts: undefined,
    mail: { smtpUrl: undefined, from: undefined, to: [] },
    clamd: undefined,
    minFillSeconds: 3,
    rateLimits: { contact: 5, cv: 5, "service-request": 5, global: 0 },
    loginLimit: 3,
    logLevel: "info",
    accessLog: false,
    metrics: { address: undefined, token: undefined },
    admin: undefined,
  });
});

test("the address of the metrics is read", () => {
  const address = (METRICS_ADDRESS: string) => readConfig({ METRICS_ADDRESS }).metrics.address;
  expect(address("127.0.0.1:9464")).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(address("[::1]:9464")).toEqual({ host: "::1", port: 9464 });
});

test("mail, virus scan and limits are read", () => {
  const config = readConfig({
    SMTP_URL: "smtp://user:hunter2@mail.example.com:587",
    MAIL_FROM: "Office <office@example.com>",
    MAIL_TO: "office@example.com, service@localhost",
    CLAMD_URL: "tcp://127.0.0.1:3310",
    RATE_LIMIT_CONTACT: "0",
    RATE_LIMIT_GLOBAL: "100",
    MIN_FILL_SECONDS: "10",
  });
  expect(config.mail).toMatchObject({
    from: "Office <office@example.com>",
    to: ["office@example.com", "service@localhost"],
  });
  expect(config.clamd).toEqual({ host: "127.0.0.1", port: 3310 });
  expect(config.rateLimits).toEqual({ contact: 0, cv: 5, "service-request": 5, global: 100 });
  expect(config.minFillSeconds).toBe(10);
  expect(readConfig({ MIGRATION_BACKUP: "off", WARM_UP: "off" })).toMatchObject({
    migrationBackup: false,
    warmUp: false,
  });
  expect(readConfig({ CLAMD_URL: "unix:///run/clamd.ctl" }).clamd).toEqual({ path: "/run/clamd.ctl" });
});

test("each form has a variable for its limit", () => {
  const forms = [{ limit: { name: "call-back", count: 2 } }, { limit: { name: "quote", count: 0 } }];
  expect(readConfig({}, forms).rateLimits).toEqual({ "call-back": 2, quote: 0, global: 0 });
  expect(readConfig({ RATE_LIMIT_CALL_BACK: "7" }, forms).rateLimits).toMatchObject({ "call-back": 7, quote: 0 });
  expect(() => readConfig({ RATE_LIMIT_QUOTE: "few", PORT: "x" }, forms)).toThrow(
    /PORT must be .*; RATE_LIMIT_QUOTE must be a whole number/,
  );
});

test("an empty value counts as unset", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

test("a public URL loses its trailing slash and is the only origin", () => {
  const config = readConfig({ PUBLIC_URL: "https://www.example.com/" });
  expect(config.publicUrl).toBe("https://www.example.com");
  expect([...config.allowedOrigins]).toEqual(["https://www.example.com"]);
});

test("proxies are a list of addresses and ranges", () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.1, ::1, 172.16.0.0/12,fd00::/8" });
  const isTrusted = (address: string) => trustedProxies.check(address, address.includes(":") ? "ipv6" : "ipv4");
  expect(["10.0.0.1", "::1", "172.31.255.255", "fdff::1"].map(isTrusted)).toEqual([true, true, true, true]);
  expect(["10.0.0.2", "::2", "172.32.0.0", "fe00::1"].map(isTrusted)).toEqual([false, false, false, false]);
});

test("on a Unix socket, its peers are trusted proxies, and the public URL must be set", () => {
  const HOST = "unix:/run/site/site.sock";
  const { host, trustedProxies } = readConfig({ HOST, PUBLIC_URL: "https://www.example.com" });
  expect([host, trustedProxies.check(UNIX_PEER, "ipv6")]).toEqual([HOST, true]);
  expect(readConfig({}).trustedProxies.check(UNIX_PEER, "ipv6")).toBe(false);
  expect(() => readConfig({ HOST })).toThrow("PUBLIC_URL must be set with HOST=unix:");
});

test("browsers are told to use only https where the public URL is https, for a year by default", () => {
  const PUBLIC_URL = "https://www.example.com";
  expect(readConfig({}).hsts).toBeUndefined();
  expect(readConfig({ PUBLIC_URL: "http://www.example.com", HSTS: "max-age=60" }).hsts).toBeUndefined();
  expect(readConfig({ PUBLIC_URL }).hsts).toBe("max-age=31536000");
  const HSTS = "max-age=63072000; includeSubDomains; preload";
  expect(readConfig({ PUBLIC_URL, HSTS }).hsts).toBe(HSTS);
});

test("shared caches may store pages only where a time for them is set", () => {
  const times = "s-maxage=60, stale-while-revalidate=600";
  expect(readConfig({ SHARED_CACHE: times }).sharedCache).toBe(`public, max-age=0, ${times}`);
});

test.each([
  ["SHARED_CACHE", "60"],
  ["SHARED_CACHE", "s-maxage=60, private"],
  ["SHUTDOWN_NOTICE_SECONDS", "3601"],
  ["SHUTDOWN_FINISH_SECONDS", "ever"],
  ["HSTS", "31536000"],
  ["HSTS", "max-age=1\r\nx: y"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "10.0.0.0/0"],
  ["TRUSTED_PROXIES", "fd00::/129"],
  ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
  ["TRUSTED_PROXIES", "10.0.0.1/"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "eighty"],
  ["HOST", "bad host!"],
  ["HOST", "unix:site.sock"],
  ["HOST", `unix:/${"long/".repeat(22)}site.sock`],
  ["DATABASE_URL", "mysql://user:hunter2@db/site"],
  ["PUBLIC_URL", "www.leaked.example"],
  ["PUBLIC_URL", "https://www.leaked.example/path"],
  ["PUBLIC_URL", "ftp://leaked.example"],
  ["SESSION_SECRET", "too-short-to-be-safe"],
  ["TRUSTED_PROXIES", "10.0.0.1, proxy.leaked.example"],
  ["SMTP_URL", "https://mail.leaked.example"],
  ["SMTP_URL", "mail.leaked.example:25"],
  ["MAIL_FROM", "one@leaked.example, two@leaked.example"],
  ["MAIL_FROM", "Office <no address>"],
  ["MAIL_TO", "leaked"],
  ["CLAMD_URL", "http://leaked.example"],
  ["MIGRATION_BACKUP", "later"],
  ["WARM_UP", "later"],
  ["MIN_FILL_SECONDS", "soon"],
  ["RATE_LIMIT_CV", "-1"],
  ["RATE_LIMIT_LOGIN", "often"],
  ["ADMIN_USERNAME", "no such name"],
  ["LOG_LEVEL", "loud"],
  ["ACCESS_LOG", "some"],
  ["METRICS_ADDRESS", "9465"],
  ["METRICS_ADDRESS", "leaked.example:99999"],
  ["METRICS_ADDRESS", "http://leaked.example:9464"],
  ["METRICS_TOKEN", "too-short-to-be-safe"],
])("refuses %s=%s; the error has its name and not its value", (name, value) => {
  const reading = () => readConfig({ [name]: value });
  expect(reading).toThrow(ConfigError);
  expect(reading).toThrow(`${name} must be`);
  expect(reading).not.toThrow(value);
});

test("the first account needs a name, and a password that cannot be guessed", () => {
  const ADMIN_USERNAME = "Anna.K";
  const ADMIN_PASSWORD = "seven-Herons-in-fog";
  expect(readConfig({ ADMIN_USERNAME, ADMIN_PASSWORD }).admin).toEqual({
    username: "anna.k",
    password: ADMIN_PASSWORD,
  });
  expect(() => readConfig({ ADMIN_PASSWORD })).toThrow("ADMIN_USERNAME must be set");
  for (const weak of ["", "admin", "Password2026", "anna.k-anna.k1", "aaaaaaaaaaaaaaaa"]) {
    const reading = () => readConfig({ ADMIN_USERNAME, ADMIN_PASSWORD: weak });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow("ADMIN_PASSWORD must be");
    if (weak !== "") expect(reading).not.toThrow(weak);
  }
});

test("names every invalid value at once", () => {
  expect(() => readConfig({ PORT: "x", PUBLIC_URL: "y" })).toThrow(/PORT must be .*; PUBLIC_URL must be /);
});

test("a database shared by processes requires a configured secret", () => {
  const DATABASE_URL = "postgres://user:hunter2@db/site";
  expect(() => readConfig({ DATABASE_URL })).toThrow(/SESSION_SECRET must be set/);
  expect(() => readConfig({ DATABASE_URL })).not.toThrow(/hunter2/);
  expect(readConfig({ DATABASE_URL, SESSION_SECRET: "s".repeat(32) }).databaseUrl).toBe(DATABASE_URL);
});
