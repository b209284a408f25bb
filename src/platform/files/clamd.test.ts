import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ClamdAddress, scanWithClamd } from "./clamd.server.ts";

/*
 * The server here is not clamd, but a small one that parses the command INSTREAM as clamd's documentation describes it,
 * over real sockets.
 */

const EVIL = "an-example-of-evil";
let folder: string;
let server: Server | undefined;
let received: Buffer;
const sockets = new Set<Socket>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-clamd-"));
  received = Buffer.alloc(0);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function listen(answer: (socket: Socket) => void, where: { path: string } | number = 0): Promise<ClamdAddress> {
  const made = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    answer(socket);
  });
  server = made;
  made.listen(typeof where === "number" ? { port: where, host: "127.0.0.1" } : where);
  await once(made, "listening");
  return typeof where === "number" ? { host: "127.0.0.1", port: (made.address() as AddressInfo).port } : where;
}

/** Parses the command and the chunks; answers after the chunk of length zero. */
function speakClamd(socket: Socket): void {
  let waiting: Buffer = Buffer.alloc(0);
  let isCommanded = false;
  const pieces: Buffer[] = [];
  socket.on("data", (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (!isCommanded) {
      const command = waiting.indexOf("\0");
      if (command < 0) return;
      if (waiting.toString("latin1", 0, command) !== "zINSTREAM") return socket.end("UNKNOWN COMMAND\0");
      isCommanded = true;
      waiting = waiting.subarray(command + 1);
    }
    while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
      const length = waiting.readUInt32BE(0);
      pieces.push(waiting.subarray(4, 4 + length));
      waiting = waiting.subarray(4 + length);
      if (length > 0) continue;
      received = Buffer.concat(pieces);
      socket.end(received.includes(EVIL) ? "stream: Example.Evil FOUND\0" : "stream: OK\0");
    }
  });
}

async function file(content: Buffer | string): Promise<string> {
  const path = join(folder, "file");
  await writeFile(path, content);
  return path;
}

test("a clean file of 10 MB is sent completely and is clean", async () => {
  const bytes = randomBytes(10 * 1024 * 1024);
  expect(await scanWithClamd(await listen(speakClamd), await file(bytes))).toBe("clean");
  expect(received.equals(bytes)).toBe(true);
});

test("an infected file is infected, also over a Unix socket", async () => {
  expect(await scanWithClamd(await listen(speakClamd, { path: join(folder, "socket") }), await file(EVIL))).toBe(
    "infected",
  );
});

test.each([
  "INSTREAM size limit exceeded. ERROR\0",
  "stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0",
  "stream: Can't allocate memory ERROR\0",
  "UNKNOWN COMMAND\0",
  "HTTP/1.1 200 OK\r\n\r\nstream: OK\0",
  "stream: OK",
  "",
  "x".repeat(5000),
])("the response %j is no verdict", async (answer) => {
  const reasons: string[] = [];
  const options = { unscanned: (reason: string) => reasons.push(reason) };
  const where = await listen((socket) => socket.resume().end(answer));
  expect(await scanWithClamd(where, await file(Buffer.alloc(300_000)), options)).toBe("unscanned");
  expect(reasons).toHaveLength(1);
});

test("an early response counts though the file is not sent completely", async () => {
  const where = await listen((socket) => socket.once("data", () => socket.write("stream: Example.Evil FOUND\0")));
  expect(await scanWithClamd(where, await file(Buffer.alloc(5_000_000)))).toBe("infected");
});

test("a server that does not respond is given up", async () => {
  const reasons: string[] = [];
  const options = { overallMs: 50, unscanned: (reason: string) => reasons.push(reason) };
  for (const silent of [(socket: Socket) => socket.pause(), (socket: Socket) => socket.resume()]) {
    expect(await scanWithClamd(await listen(silent), await file(Buffer.alloc(5_000_000)), options)).toBe("unscanned");
    server?.close();
  }
  expect(reasons).toEqual(["no verdict in time", "no verdict in time"]);
});

test("without a server or a file, the reason does not name the file", async () => {
  const where = await listen(speakClamd);
  const reasons: string[] = [];
  const options = { unscanned: (reason: string) => reasons.push(reason) };
  expect(await scanWithClamd(where, join(folder, "missing"), options)).toBe("unscanned");
  server?.close();
  expect(await scanWithClamd(where, await file("a"), options)).toBe("unscanned");
  expect(await scanWithClamd({ path: join(folder, "no-socket") }, await file("a"), options)).toBe("unscanned");
  expect(reasons).toEqual(["ENOENT", "ECONNREFUSED", "ENOENT"]);
});
