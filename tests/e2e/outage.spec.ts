import { news } from "#collections/news/news.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { site as errors } from "#pages/errors/texts/en.ts";
import { errorTexts } from "#pages/errors/texts.ts";
import { translate } from "#platform/i18n/texts.ts";
import { newsSample } from "../storage-samples.ts";
import { breakablePostgres, breakableSqlite } from "./breakable-database.ts";
import { expect, test } from "./fixtures.ts";
import { contactFormOn, newLetter } from "./forms/contact-form.ts";
import { messagesFrom } from "./stored-rows.ts";

test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });
test.describe.configure({ timeout: 90_000 });

const t = translate("en", errorTexts, submissionTexts);

/** Bytes that a server sends in the first round trip of a connection: `docs/decisions/0003-styles-inside-the-page.md`. */
const TEN_SEGMENTS = 14_600;

for (const [name, start] of [
  ["SQLite", breakableSqlite],
  ["PostgreSQL", breakablePostgres],
] as const) {
  test(`while ${name} is away cached pages go on, others say so, forms keep their text, and all comes back by itself`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    const { site, breakDatabase, mendDatabase, stop } = await start();
    try {
      const get = (path: string) => request.get(site.url + path);
      const status = async (path: string) => (await get(path)).status();
      const stored = await (await get("/news/1")).text();
      expect(await status("/")).toBe(200);

      const letter = newLetter();
      await page.goto(`${site.url}/contact`);
      const form = contactFormOn(page);
      await form.fill(letter);

      await breakDatabase();
      await form.send.click();
      await expect(form.form.getByRole("alert")).toContainText(t("forms.unavailable"), { timeout: 15_000 });
      expect(await form.typed()).toEqual(letter);
      await expect.poll(() => status("/readyz"), { timeout: 15_000 }).toBe(503);
      expect(await status("/healthz")).toBe(200);
      expect(await (await get("/news/1")).text()).toBe(stored);
      expect(await status("/")).toBe(200);
      const unknown = await get("/news?q=never+asked+before");
      expect(unknown.status()).toBe(503);
      expect(Number(unknown.headers()["retry-after"])).toBeGreaterThan(0);

      const other = await context.newPage();
      const response = await other.goto(`${site.url}/pl/projects?q=nor+this`);
      expect(response?.status()).toBe(503);
      await expect(other.getByRole("banner")).toBeVisible();
      await expect(other.getByRole("contentinfo")).toBeVisible();
      await other.goto(`${site.url}/projects?q=nor+that`);
      await expect(other.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expect(other.locator("main")).toContainText(errors.unavailableLead);
      await expect(other.locator("main")).not.toContainText(/at .*:\d+:\d+|node_modules/);

      const without = await browser.newContext({ javaScriptEnabled: false });
      const plain = await without.newPage();
      await plain.goto(`${site.url}/contact`);
      const plainForm = contactFormOn(plain);
      await plainForm.fill(letter);
      const answer = plain.waitForResponse((sent) => sent.request().method() === "POST");
      await plainForm.send.click();
      expect((await answer).status()).toBe(503);
      expect(await plainForm.typed()).toEqual(letter);
      await without.close();

      await mendDatabase();
      await expect.poll(() => status("/readyz"), { timeout: 15_000 }).toBe(200);
      await expect.poll(() => status("/news?q=never+asked+before"), { timeout: 15_000 }).toBe(200);
      // A database that has just come back may refuse another attempt.
      await expect(async () => {
        await form.sendAgain.click({ timeout: 2_000 }).catch(() => undefined);
        await expect(form.thanks).toBeVisible({ timeout: 4_000 });
      }).toPass({ timeout: 30_000 });
      expect(await messagesFrom(site.database, letter.email)).toHaveLength(1);
      const storage = await site.openStorage();
      await storage.publishing.publishRecord(news, newsSample(601, "Back again", { posted: "2099-01-01" }));
      await storage.close();
      await expect.poll(async () => (await get("/news")).text(), { timeout: 15_000 }).toContain("Back again");
    } finally {
      await stop();
    }
  });
}

test("pages are rendered before their first visitors, and the first view is one round trip", async ({ request }) => {
  const { site, breakDatabase, mendDatabase, stop } = await breakablePostgres({ WARM_UP: "on" });
  try {
    // While the database is away, only a page that is rendered already can be answered, and no other one is stored.
    const answersWithoutDatabase = async () => {
      await breakDatabase();
      const status = (await request.get(`${site.url}/de/contact`)).status();
      await mendDatabase();
      return status;
    };
    await expect.poll(answersWithoutDatabase, { timeout: 40_000, intervals: [1000] }).toBe(200);

    // A page gets the best compression soon after it was rendered.
    for (const path of ["/", "/pl", "/de"]) {
      const sent = async () => {
        const answer = await request.get(site.url + path, { headers: { "accept-encoding": "br" } });
        const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
        return Number(answer.headers()["content-length"]) + lines.join("").length + "HTTP/1.1 200 OK\r\n\r\n".length;
      };
      await expect.poll(sent, { timeout: 20_000 }).toBeLessThanOrEqual(TEN_SEGMENTS);
    }
  } finally {
    await stop();
  }
});
