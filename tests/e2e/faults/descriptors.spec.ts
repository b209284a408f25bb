import { once } from "node:events";
import { rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openTestLibrary } from "../../pictures/picture-library.ts";
import { plain } from "../../pictures/picture-samples.ts";
import { pictureReferences, referToFiles } from "../../refer-to-files.ts";
import { expect, test } from "../fixtures.ts";
import { startBuiltSite } from "../start-built-site.ts";

const DESCRIPTORS = 160;
/** Connections opened at once: as many as the server's queue accepts without loss. */
const AT_ONCE = 50;

/** Sends requests on connections of its own that stay open. @returns the status of a response once it has been read */
function keepAliveClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string): Promise<number | undefined> => {
    const [answer] = (await once(request(url + path, { agent }).end(), "response")) as [IncomingMessage];
    await once(answer.resume(), "end");
    return answer.statusCode;
  };
}

/** Opens idle connections until the site closes new ones because it has no descriptor left. */
async function exhaust(url: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];
  let refused = 0;
  while (refused === 0) {
    const batch = Array.from({ length: AT_ONCE }, () => connect(Number(port), hostname));
    for (const socket of batch) {
      socket.on("error", () => {});
      socket.on("close", () => refused++);
    }
    idle.push(...batch);
    await wait(200);
  }
  return idle;
}

test("without free file descriptors the site still answers, and recovers by itself", async () => {
  test.setTimeout(60_000);
  const library = await openTestLibrary();
  const { key, path: picture } = await library.uploaded(await plain(90, 60).png().toBuffer());
  await referToFiles(library.db, { kind: "news", id: 999, published: true }, pictureReferences([key]));
  const [copy = ""] = (await library.files()).filter((file) => file.endsWith("full.jpg"));
  const { dataDir } = library;
  await library.pictures.close();
  await library.db.destroy();
  const site = await startBuiltSite({ dataDir, descriptors: DESCRIPTORS });
  const html = await (await fetch(site.url)).text();
  const [, asset = ""] = /"(\/assets\/[^"]+\.woff2)"/.exec(html) ?? [];
  const paths = [asset, picture, "/video/presentation.mp4", "/news"];
  const clients = paths.map(() => keepAliveClient(site.url));
  const ask = () => Promise.all(paths.map((path, index) => clients[index]?.(path)));
  expect(await ask()).toEqual([200, 200, 200, 200]);

  const idle = await exhaust(site.url);
  expect(await ask()).toEqual([503, 503, 503, 200]);
  for (const socket of idle) socket.destroy();
  await expect.poll(ask).toEqual([200, 200, 200, 200]);

  await rm(join(dataDir, copy));
  expect(await ask()).toEqual([200, 404, 200, 200]);
  expect(site.written()).not.toContain("fatal");
  await site.stop();
});
