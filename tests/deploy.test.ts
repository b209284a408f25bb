import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { request } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "#config.server.ts";
import { CADDY, NGINX, OPENSSL, requireProgram, SYSTEMD_ANALYZE } from "../tools/test/debian-programs.ts";
import { freePort } from "../tools/test/free-port.ts";

/** Runs nginx and Caddy on the files of `deploy/`. */

const HOST = "www.example.com";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-deploy-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("deploy/nginx.conf", () => {
  let http: number;
  let https: number;
  let nginx: ChildProcess;
  /** Two processes of the site behind it. */
  let sites: Server[];
  /** Requests that they have received. */
  const asked: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; bytes: number }[] =
    [];
  /** Whether the first of them ends, as when it is killed, with each request that it has received. */
  let isKilled = false;

  beforeAll(async () => {
    execFileSync(
      requireProgram(OPENSSL),
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"].concat([
        "-subj",
        `/CN=${HOST}`,
        "-keyout",
        join(folder, "privkey.pem"),
        "-out",
        join(folder, "fullchain.pem"),
      ]),
      { stdio: "ignore" },
    );
    sites = [true, false].map((isFirst) =>
      createServer(async (incoming, response) => {
        let bytes = 0;
        for await (const piece of incoming) bytes += (piece as Buffer).length;
        asked.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, bytes });
        if (isFirst && isKilled) incoming.socket.destroy();
        else response.end("the site");
      }).listen(0, "127.0.0.1"),
    );
    await Promise.all(sites.map((site) => once(site, "listening")));
    [http, https] = [await freePort(), await freePort()];
    const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === "IPv6"));
    const given = await readFile("deploy/nginx.conf", "utf8");
    const here = given
      .replaceAll(/listen \[::\]:(?:80|443)(.*);/g, (line) => (hasIpv6 ? line.replace("[::]", "[::1]") : ""))
      .replaceAll(
        /listen (\[::1\]:)?(80|443)/g,
        (_, ip = "127.0.0.1:", port) => `listen ${ip}${port === "80" ? http : https}`,
      )
      .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
      .replaceAll("/var/log/nginx", folder)
      // Neither is left out after a failure, so that each gets every second request.
      .replace("server 127.0.0.1:3000 max_fails=1 fail_timeout=2s;", () => sites.map(upstreamLine).join(" "));
    await writeFile(join(folder, "site.conf"), here);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    await writeFile(
      join(folder, "nginx.conf"),
      `${process.getuid?.() === 0 ? "user root;" : ""}
      pid ${join(folder, "nginx.pid")};
      worker_processes 1;
      events {}
      http { ${temporary.join(" ")} access_log ${join(folder, "default.log")}; include site.conf; }`,
    );
    const common = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
    execFileSync(requireProgram(NGINX), ["-t", "-q", ...common], { stdio: ["ignore", "ignore", "inherit"] });
    nginx = spawn(requireProgram(NGINX), [...common, "-g", "daemon off;"], { stdio: "inherit" });
    await vi.waitFor(async () => expect(await answers(https)).toBe(true), { timeout: 10_000 });
  });
  afterAll(async () => {
    if (nginx?.kill("SIGTERM")) await once(nginx, "exit");
    for (const site of sites ?? []) site.close();
  });

  const upstreamLine = (site: Server) => `server 127.0.0.1:${(site.address() as AddressInfo).port} max_fails=0;`;

  async function answers(port: number): Promise<boolean> {
    const socket = connect(port, "127.0.0.1");
    return Promise.race([once(socket, "connect"), once(socket, "error")])
      .then(
        () => socket.readyState === "open",
        () => false,
      )
      .finally(() => socket.destroy());
  }

  async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer) {
    const method = body === undefined ? "GET" : "POST";
    const options = { host: "127.0.0.1", port: https, path, method, servername: HOST, rejectUnauthorized: false };
    const outgoing = request({ ...options, agent: false, headers: { host: HOST, ...headers } });
    outgoing.end(body);
    const [answer] = await once(outgoing, "response");
    return { status: answer.statusCode, location: answer.headers.location, text: await text(answer) };
  }

  test("loads, and passes requests on with the client's address", async () => {
    expect(await ask("/news?page=2", { "x-forwarded-for": "203.0.113.9" })).toMatchObject({
      status: 200,
      text: "the site",
    });
    const { url, headers } = asked.at(-1) ?? {};
    expect([url, headers?.host, headers?.["x-forwarded-for"]]).toEqual(["/news?page=2", HOST, "127.0.0.1"]);
  });

  test("redirects plain http and the name without www to the one address", async () => {
    const plain = await fetch(`http://127.0.0.1:${http}/pl/news?page=2`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, `https://${HOST}/pl/news?page=2`]);
    const short = await ask("/about", { host: "example.com" });
    expect([short.status, short.location]).toEqual([301, `https://${HOST}/about`]);
  });

  test("passes a CV of 10 MB and refuses bodies that are too large for any form", async () => {
    expect(await ask("/api/upload-cv", {}, Buffer.alloc(10 * 1024 * 1024))).toMatchObject({ status: 200 });
    expect(asked.at(-1)?.bytes).toBe(10 * 1024 * 1024);
    const answer = await ask("/api/upload-cv", { expect: "100-continue", "content-length": String(43 * 1024 * 1024) });
    expect(answer.status).toBe(413);
  });

  test("asks the next process for a page that a killed one has not sent, and sends no form twice", async () => {
    asked.length = 0;
    isKilled = true;
    const pages = [];
    for (const path of ["/a", "/b", "/c", "/d"]) pages.push((await ask(path)).status);
    expect(pages).toEqual([200, 200, 200, 200]);
    expect(asked.length).toBeGreaterThan(4);
    const forms = [];
    for (const path of ["/e", "/f", "/g", "/h"]) forms.push((await ask(path, {}, Buffer.from("form"))).status);
    isKilled = false;
    expect(forms.toSorted()).toEqual([200, 200, 502, 502]);
    expect(asked.flatMap(({ method, url }) => (method === "POST" ? [url] : []))).toEqual(["/e", "/f", "/g", "/h"]);
  });

  test("logs no address of a private page", async () => {
    const files = ["/pictures/a/full.jpg?preview=secret-e", "/documents/a/b.pdf?preview=secret-f"];
    const pages = [
      "/application/secret-a",
      "/pl/status/request/secret-g",
      "/pl/preview/secret-b",
      "/en/sign-in/secret-c",
      // Languages that the site does not have yet.
      "/no/application/secret-h",
      "/fil/status/request/secret-i",
      "/pt-br/preview/secret-j",
    ];
    const others = ["/api/documents/12", "/services/status/13", "/news/14"];
    for (const path of [...pages, ...files, ...others]) await ask(path);
    await fetch(`http://127.0.0.1:${http}/application/secret-d`, { redirect: "manual" });
    const log = () => readFile(join(folder, "site.log"), "utf8");
    for (const path of others) await expect.poll(log).toContain(` ${path} `);
    const errors = await readFile(join(folder, "error.log"), "utf8").catch(() => "");
    const fallback = await readFile(join(folder, "default.log"), "utf8").catch(() => "");
    expect((await log()) + errors + fallback).not.toContain("secret");
    // The privacy notice says that the access log has no IP addresses.
    expect(await log()).not.toContain("127.0.0.1");
  });
});

describe("the units of systemd", () => {
  const lines = async (file: string) => (await readFile(join("deploy", file), "utf8")).split("\n");

  test("are valid", async () => {
    const names = (await readdir("deploy")).filter((name) => /\.(?:service|timer)$/.test(name));
    expect(names).toHaveLength(4);
    for (const name of names) {
      const here = (await lines(name)).join("\n").replaceAll("/srv/site/current/node/bin/node", process.execPath);
      await writeFile(join(folder, name), here);
    }
    const instances = names.map((name) => join(folder, name.replace("@.", "@3001.")));
    const verify = [
      requireProgram(SYSTEMD_ANALYZE),
      ["verify", "--man=no", "--recursive-errors=no", ...instances],
    ] as const;
    const { status, stderr } = spawnSync(...verify, { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  test("for one process and for several are the same, apart from the port", async () => {
    const settings = async (file: string) =>
      (await lines(file)).filter((line) => line !== "" && !/^(?:#|Description=)/.test(line));
    const several = (await settings("site@.service")).map((line) => line.replace("/usr/bin/env PORT=%i ", ""));
    expect(several).toEqual(await settings("site.service"));
  });
});

test("deploy/site.env has only settings of the site", async () => {
  const given = await readFile("deploy/site.env", "utf8");
  const shown = parseEnv(given.replace(/^#(?=[A-Z_]+=)/gm, ""));
  const { publicUrl, dataDir, trustedProxies } = readConfig({ ...shown, SESSION_SECRET: "s".repeat(32) });
  expect([publicUrl, dataDir]).toEqual(["https://www.example.com", "/var/lib/site"]);
  expect(trustedProxies.check("127.0.0.1")).toBe(true);
  const settings = await readFile("README.md", "utf8");
  for (const name of Object.keys(shown)) expect(settings).toContain(`\`${name}\``);
});

test("deploy/Caddyfile is valid", () => {
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const given = ["--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  execFileSync(requireProgram(CADDY), ["validate", ...given], { env, stdio: ["ignore", "ignore", "pipe"] });
  const adapted = JSON.parse(
    execFileSync(requireProgram(CADDY), ["adapt", ...given], {
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  const served = JSON.stringify(adapted.apps.http.servers);
  for (const part of [HOST, "127.0.0.1:3000", '"max_size":43000000']) expect(served).toContain(part);
});

test("deploy/Caddyfile logs no address of a private page, not even while the site does not respond", async () => {
  const [port, closed] = [await freePort(), await freePort()];
  const given = await readFile("deploy/Caddyfile", "utf8");
  const here = given
    .replace(/^\{\n/m, "{\n\tadmin off\n\tauto_https off\n")
    .replace(/^example\.com \{.*?^\}\n/ms, "")
    .replace(/^www\.example\.com \{/m, `http://127.0.0.1:${port} {`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${closed}`);
  await writeFile(join(folder, "Caddyfile"), here);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = spawn(requireProgram(CADDY), ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log = text(caddy.stderr);
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/application/secret-a`).then(
      ({ status }) => status,
      () => 0,
    );
  await vi.waitFor(async () => expect(await ask()).toBe(502), { timeout: 10_000 });
  caddy.kill("SIGTERM");
  await once(caddy, "exit");
  expect(await log).toContain("shutdown complete");
  expect(await log).not.toContain("secret");
});
