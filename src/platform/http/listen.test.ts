import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer, get, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "./listen.server.ts";

let folder: string;
let path: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-listen-"));
  path = join(folder, "site.sock");
  server = createServer((_, response) => response.end("the site"));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function answer(): Promise<string> {
  const [response] = await once(get({ socketPath: path, path: "/", agent: false }), "response");
  return text(response);
}

test("listens on a port, and tells which", async () => {
  const url = await listen(server, "127.0.0.1", 0);
  expect(await (await fetch(url)).text()).toBe("the site");
});

test("listens on a socket for owner and group, whatever the process gives its files", async () => {
  const before = process.umask(0o077);
  try {
    expect(await listen(server, `unix:${path}`, 3000)).toBe(`unix:${path}`);
  } finally {
    process.umask(before);
  }
  expect((await stat(path)).mode & 0o777).toBe(0o660);
  expect(await answer()).toBe("the site");
});

test("replaces the socket that a killed process has left", async () => {
  const program = `require("node:net").createServer().listen(${JSON.stringify(path)}, () => console.log("listens"))`;
  const killed = spawn(process.execPath, ["-e", program]);
  await once(killed.stdout, "data");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await stat(path);
  await listen(server, `unix:${path}`, 3000);
  expect(await answer()).toBe("the site");
});

test("refuses a socket on which a process listens, and a path that is no socket", async () => {
  const other = createServer((_, response) => response.end("another")).listen(path);
  await once(other, "listening");
  await expect(listen(server, `unix:${path}`, 3000)).rejects.toThrow(`Another process listens on unix:${path}`);
  expect(await answer()).toBe("another");
  other.close();
  await writeFile(join(folder, "data"), "");
  await expect(listen(server, `unix:${join(folder, "data")}`, 3000)).rejects.toThrow("is no socket");
  await stat(join(folder, "data"));
});
