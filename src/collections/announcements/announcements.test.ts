import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../tests/publishing/save-contract.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import { announcements } from "./announcements.ts";

const DAY_MS = 86_400_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => vi.useRealTimers());
afterAll(() => site?.close());

/** Returns the strip below the header, without markup of React. */
const strip = async (path: string) => {
  const html = (await (await site.request(path)).text()).replaceAll("<!-- -->", "");
  return /<aside class="[^"]*strip[^"]*" aria-label="(?:Announcement|Komunikat|Hinweis)">.*?<\/aside>/s.exec(html)?.[0];
};

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test("pages show no strip without an announcement, and the newest one on its days only", async () => {
  expect(await strip("/")).toBeUndefined();
  const draft = draftSample("announcement", "Closed at Christmas");
  draft.texts.en.link = "Service phone\t/pl/contact#location";
  draft.texts.pl.title = "W święta nieczynne";
  const id = await saved(
    site.services,
    "announcement",
    { ...draft, shownFrom: dayIn(0), shownUntil: dayIn(3) },
    "publish",
  );
  const later = { ...draftSample("announcement", "Closed in August"), shownFrom: dayIn(30) };
  await saved(site.services, "announcement", later, "publish");
  expect(await strip("/news/1")).toContain('<p>Closed at Christmas <a href="/contact#location">Service phone</a></p>');
  expect(await strip("/pl/contact")).toContain("<p>W\u00a0święta nieczynne</p>");
  expect(await strip("/de/nothing-here")).toMatch(/<p lang="en">Closed at Christmas<span[^>]*> auf Englisch<\/span>/);
  await site.services.publishing.withdraw(anna, "news", 14);
  draft.texts.en.link = "News\t/news/14";
  const dead = await saved(site.services, "announcement", draft, "publish");
  expect(await strip("/")).toContain("<p>Closed at Christmas</p>");
  await site.services.publishing.withdraw(anna, "announcement", dead);
  // A day that passes raises the content version, which empties the page cache.
  const { publishing, storage } = site.services;
  await publishing.applyDue(Date.now());
  const version = await storage.contentVersion();
  await publishing.applyDue(Date.now() + 4 * DAY_MS);
  expect(await storage.contentVersion()).toBe(version + 1);
  vi.useFakeTimers({ now: Date.now() + 4 * DAY_MS, toFake: ["Date"] });
  expect(await strip("/")).toBeUndefined();
  vi.useRealTimers();
  await publishing.withdraw(anna, "announcement", id);
  expect(await strip("/")).toBeUndefined();
});

test("the last known announcement stays while the database does not answer, and such a page is not cached", async () => {
  await saved(site.services, "announcement", draftSample("announcement", "Still here"), "publish");
  await strip("/");
  vi.spyOn(site.services.storage.collection(announcements), "all").mockRejectedValue(
    new ExpectedError("storage-unavailable", "away"),
  );
  const life = { until: 1 };
  expect(await site.services.announcement("en", life)).toMatchObject({ text: "Still here" });
  expect(life.until).toBe(0);
  expect(await strip("/")).toContain("Still here");
});
