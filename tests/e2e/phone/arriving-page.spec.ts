import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { site as shell } from "#shells/site/texts/en.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { ALL_PAGES } from "../routes.ts";

test.use(PHONE);

/** Stands before a site, and sends a document in two parts. */
class SlowLink {
  readonly #server: Server;
  #end = "";
  #release = () => {};
  #released = Promise.resolve();

  private constructor(site: string) {
    this.#server = createServer(async (request, response) => {
      const answer = await fetch(site + request.url, { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      response.writeHead(answer.status, { "content-type": type });
      const body = Buffer.from(await answer.arrayBuffer());
      const end = type.startsWith("text/html") ? body.indexOf(this.#end) + this.#end.length : 0;
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

  /** Sends the next document up to the first `end`, and the rest when `release` is called. */
  holdAfter(end: string) {
    this.#end = end;
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
        link.holdAfter("</h1>");
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

test("the first offer does not move when the rest of the list arrives", async ({ page, site }) => {
  const link = await SlowLink.before(site.url);
  try {
    link.holdAfter("</h2>");
    await page.goto(`${link.url}/careers`, { waitUntil: "commit" });
    const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(first).toBeVisible();
    const top = (await first.boundingBox())?.y;
    expect(top).toBeGreaterThan(0);
    link.release();
    await page.waitForLoadState();
    expect((await first.boundingBox())?.y).toBe(top);
  } finally {
    await link.close();
  }
});

test("the header is shown when all of it is there", async ({ page, site }) => {
  const link = await SlowLink.before(site.url);
  try {
    link.holdAfter("</select>");
    await page.goto(link.url, { waitUntil: "commit" });
    const header = page.getByRole("banner", { includeHidden: true });
    await expect(header.locator("select")).toBeAttached();
    await expect(header).toBeHidden();
    link.release();
    await expect(header).toBeVisible();
    await expect(header.getByRole("button", { name: shell.openMenu })).toBeVisible();
  } finally {
    await link.close();
  }
});
