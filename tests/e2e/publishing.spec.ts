import { news } from "#collections/news/news.ts";
import { products } from "#collections/products/products.ts";
import { projects } from "#collections/projects/projects.ts";
import { newsSample, productSample, projectSample } from "../storage-samples.ts";
import { expect, test } from "./fixtures.ts";

const SHOWN_WITHIN_MS = 3000;

test("a change by another process is visible within a second on every page that it affects", async ({
  changedSite,
  request,
}) => {
  const text = async (path: string) => (await request.get(changedSite.url + path)).text();
  const changes = [
    ["/", "Fresh news, item one"],
    ["/pl", "Fresh news, item one"],
    ["/news", "Fresh news, item one"],
    ["/projects", "Fresh project"],
    ["/products", "Fresh product"],
  ] as const;
  for (const [path, title] of changes) expect(await text(path)).not.toContain(title);

  const storage = await changedSite.openStorage();
  await storage.publishing.publishRecord(news, newsSample(501, "Fresh news, item one", { posted: "2099-01-01" }));
  await storage.publishing.publishRecord(projects, projectSample(501, "Fresh project", "2099-01-01"));
  await storage.publishing.publishRecord(products, productSample(501, "Fresh product"));
  await storage.close();

  for (const [path, title] of changes) {
    await expect.poll(() => text(path), { timeout: SHOWN_WITHIN_MS, intervals: [100] }).toContain(title);
  }
  expect((await request.get(`${changedSite.url}/news/501`)).status()).toBe(200);
});

test("a changed page has another ETag", async ({ changedSite, request }) => {
  const etag = async () => (await request.get(`${changedSite.url}/news/1`)).headers().etag;
  const before = await etag();
  expect(await etag()).toBe(before);
  const storage = await changedSite.openStorage();
  await storage.publishing.publishRecord(news, newsSample(1, "Rewritten"));
  await storage.close();
  await expect.poll(etag, { timeout: SHOWN_WITHIN_MS, intervals: [100] }).not.toBe(before);
});

test("texts that look like markup are shown as they are", async ({ changedSite, page }) => {
  const nasty = `</title><script>document.title="run"</script><img src=x onerror="document.title='run'">`;
  const storage = await changedSite.openStorage();
  const item = newsSample(502, nasty, { posted: "2099-01-02" });
  await storage.publishing.publishRecord(news, {
    ...item,
    texts: { en: { ...item.texts.en, title: nasty, imageAlt: "", description: nasty, shortDescription: nasty } },
  });
  await storage.close();
  await page.goto(`${changedSite.url}/news/502`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nasty);
  expect(await page.title()).toContain("</title><script>");
  await page.goto(`${changedSite.url}/news?q=${encodeURIComponent(nasty)}`);
  expect(await page.title()).not.toBe("run");
  await expect(page.locator("#results a[href='/news/502']").first()).toContainText("onerror");
});
