import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { attachment } from "./attachment.server.ts";
import { minimumTransferRate } from "./minimum-transfer-rate.server.ts";
import { sendOutcome, sendResponse } from "./send.server.ts";
import { sendFile } from "./send-file.server.ts";
import { createSiteServer } from "./site-server.server.ts";

/** Starts a server whose every response is an endless file. @returns the state of the file's stream */
async function serveEndless(send: (response: ServerResponse, answer: Response) => Promise<void>) {
  const file = new Readable({ read: () => void file.push(Buffer.alloc(1000)) });
  const server = createServer((_, response) => {
    void send(response, attachment({ name: "list.csv", type: "text/csv", body: file }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    file,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("a HEAD request leaves no stream open", async () => {
  await using server = await serveEndless((response, answer) => sendResponse(response, answer, {}));
  const answer = await fetch(server.url, { method: "HEAD" });
  expect(answer.headers.get("content-disposition")).toContain("list.csv");
  await vi.waitFor(() => expect(server.file.destroyed).toBe(true));
});

test.each(["GET", "POST"])(
  "a file is sent while it is created, and ends when the client that requested it with %s disconnects",
  async (method) => {
    await using server = await serveEndless((response, answer) =>
      (method === "GET" ? sendResponse : sendOutcome)(response, answer, {}),
    );
    const leaving = new AbortController();
    const answer = await fetch(server.url, { method, signal: leaving.signal });
    const reader = answer.body?.getReader();
    // The first bytes arrive although the stream never ends.
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    leaving.abort();
    await vi.waitFor(() => expect(server.file.destroyed).toBe(true));
  },
);

test("a stream that fails aborts its own response and no other", async () => {
  async function* halfAList() {
    yield "one\n";
    await new Promise(setImmediate);
    throw new Error("the database went away");
  }
  const failing = () => Readable.from(halfAList(), { objectMode: false });
  const list = () => attachment({ name: "list.csv", type: "text/csv", body: failing() });
  const { server, end } = createSiteServer(
    () => false,
    [
      async ({ url }, response) => {
        if (url === "/list") await sendResponse(response, list(), {});
        else if (url === "/outcome") await sendOutcome(response, list(), {});
        else if (url === "/file") await sendFile(response, 200, {}, async () => ({ stream: failing(), size: 100 }));
        else response.end("fine");
        return true;
      },
    ],
    { log: createLog("silent"), transferRate: minimumTransferRate(), common: {} },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ["/list", "/outcome", "/file"]) {
    await expect(fetch(origin + path).then((answer) => answer.text())).rejects.toThrow();
    expect(await (await fetch(origin)).text()).toBe("fine");
  }
  await end(0);
});
