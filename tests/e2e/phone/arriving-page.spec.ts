import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, PHONE, test } from "../fixtures.ts";
import { ALL_PAGES } from "../routes.ts";

test.use(PHONE);

/** Stands before a site, and sends a document in two parts, the first up to the end of its main heading. */
class SlowLink {
  readonly #server: Server;
  #release = () => {};
  #released = Promise.resolve();

  private constructor(site: string) {
    this.#server = createServer(async (request, response) => {
      const answer = await fetch(site + request.url, { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      response.writeHead(answer.status, { "content-type": type });
      const body = Buffer.from(await answer.arrayBuffer());
      const end = type.startsWith("text/html") ? body.indexOf("</h1>") + "</h1>".length : 0;
      response.write(body.subarray(0, end));
      if (end > 0) await this.#released;
      response.end(body.subarray(end));
    });
  }

  static async before(site: string): Promise<SlowLink> {
    const link = new SlowLink(site);
    link.#server.listen(0, "localhost");
    await once(link.#server, "listening");
    return link;
  }

  get url() {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Holds the second part of the next document back until `release`. */
  hold() {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#released = promise;
    this.#release = resolve;
  }

  release() {
    this.#release();
  }

  async close() {
    this.release();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

test("what is read already does not move when the rest of a page arrives", async ({ page, site }) => {
  const link = await SlowLink.before(site.url);
  try {
    for (const { path } of ALL_PAGES.filter(({ language }) => language === "en"))
      await test.step(path, async () => {
        link.hold();
        await page.goto(link.url + path, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        const heading = page.getByRole("heading", { level: 1 });
        const before = await heading.boundingBox();
        expect(before).not.toBeNull();
        link.release();
        await page.waitForLoadState();
        expect(await heading.boundingBox()).toEqual(before);
      });
  } finally {
    await link.close();
  }
});
