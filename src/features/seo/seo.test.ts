import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "../../../tests/site-handler.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);

it("/sitemap.xml names every page in every language; the English ones exist", async () => {
  const answer = await site.request("/sitemap.xml");
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const found = locations(await answer.text());
  expect(new Set(found).size).toBe(found.length);
  for (const path of ["/", "/pl", "/de/services/6", "/pl/terms"]) expect(found).toContain(TEST_ORIGIN + path);
  for (const { id } of exampleOffers) expect(found).toContain(`${TEST_ORIGIN}/de/careers/${id}`);
  for (const { id } of exampleProducts) expect(found).toContain(`${TEST_ORIGIN}/products/${id}`);
  const english = found.filter((location) => splitLocalizedPath(new URL(location).pathname).language === "en");
  expect(found).toHaveLength(english.length * LANGUAGE_CODES.length);
  for (const location of english) expect([location, (await site.request(location)).status]).toEqual([location, 200]);
});

it("/robots.txt closes what is not for search engines and names the sitemap", async () => {
  const text = await (await site.request("/robots.txt")).text();
  for (const path of ["/dashboard", "/sign-in", "/preview", "/pl/preview", "/de/preview", "/api/"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml\n`);
});

describe("/.well-known/security.txt", () => {
  const path = "/.well-known/security.txt";

  it("does not exist while the e-mail address is that of the example", async () => {
    expect((await site.request(path)).status).toBe(404);
  });

  it("names the company's address, the site's languages and a date that is always ahead, at most a year", async () => {
    vi.spyOn(site.services, "company").mockResolvedValue({ ...exampleCompany, email: "office@ship-to-shore.eu" });
    const answer = await site.request(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: "mailto:office@ship-to-shore.eu",
      "Preferred-Languages": LANGUAGE_CODES.join(", "),
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect([days > 90, days < 365]).toEqual([true, true]);
    expect(answer.headers.get("cache-control") ?? "").not.toContain("max-age=86400");
  });
});

it("/speculation-rules.json has its own media type", async () => {
  const answer = await site.request("/speculation-rules.json");
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
  expect(await answer.json()).toMatchObject({ prefetch: [{ source: "document", eagerness: "moderate" }] });
});

it("/site.webmanifest carries the company's name", async () => {
  const answer = await site.request("/site.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const { name } = (await site.services.company()) ?? {};
  expect(await answer.json()).toMatchObject({ name, start_url: "/", display: "browser" });
});

it("a file that needs the storage answers 503 while it is unavailable", async () => {
  const away = new ExpectedError("storage-unavailable", "The database does not answer");
  vi.spyOn(site.services.storage.collection(offers), "all").mockRejectedValue(away);
  const answer = await site.request("/sitemap.xml");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});
