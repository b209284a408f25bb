import { exampleNews } from "#collections/news/example-news.ts";
import { newsTexts } from "#collections/news/texts.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { productTexts } from "#collections/products/texts.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import { projectTexts } from "#collections/projects/texts.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { InSomeLanguages } from "#platform/i18n/languages.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { expect, test } from "../fixtures.ts";

const t = siteTexts.site("pl");
const ids = (items: readonly { id: number; posted: string }[], newestFirst: boolean) => {
  const up = items.toSorted((a, b) => a.posted.localeCompare(b.posted) || a.id - b.id).map(({ id }) => String(id));
  return newestFirst ? up.reverse() : up;
};

/** Lists with their entries; the search is a Polish title with a letter that folding changes. */
const LISTS = [
  { path: "/news", texts: newsTexts, items: exampleNews },
  { path: "/projects", texts: projectTexts, items: exampleProjects },
  { path: "/products", texts: productTexts, items: exampleProducts },
] as const;

/** Returns a word that is found only in its folded form, and the ids of the items that it finds. */
function foldedWord(items: readonly { id: number; texts: InSomeLanguages<{ title: string }> }[]) {
  const titles = items.map(({ id, texts }) => ({ id: String(id), title: String((texts.pl ?? texts.en)?.title) }));
  const words = titles.flatMap(({ title }) => title.split(/[\s,.:]+/)).filter((word) => word.length > 4);
  const word = words.find((candidate) => fold(candidate) !== candidate.toLowerCase()) ?? "";
  const found = titles.filter(({ title }) => fold(title).includes(fold(word))).map(({ id }) => id);
  return { word: fold(word), found: found.sort() };
}

for (const { path, texts, items } of LISTS) {
  const words = texts.site("pl");
  const { word, found } = foldedWord(items);
  const linksIn = (html: string) =>
    [...html.matchAll(new RegExp(`href="/pl${path}/(\\d+)"`, "g"))].map((match) => match[1] ?? "");

  test.describe(`${path} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(`finds ${word} regardless of marks, the search stays in the address`, async ({ page }) => {
      await page.goto(`/pl${path}`);
      await page.getByRole("main").getByRole("searchbox").fill(word.toUpperCase());
      await page.getByRole("button", { name: t("labels.show") }).click();
      await expect(page).toHaveURL(new RegExp(`/pl${path}\\?.*q=`));
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(word.toUpperCase());
      const shown = linksIn(await page.locator("#results").innerHTML());
      expect([...new Set(shown)].sort()).toEqual(found);
      await expect(page.locator("#results")).toContainText(words("found", { count: found.length }));
    });

    test("reports when nothing is found, and searches wildcards literally", async ({ page }) => {
      for (const q of ["zzzz", "%", "_______"]) {
        await page.goto(`/pl${path}?q=${encodeURIComponent(q)}`);
        await expect(page.locator("#results")).toContainText(words("noneFound", { q }));
      }
    });
  });

  test(`${path} searches while typing`, async ({ page }) => {
    await page.goto(`/pl${path}`);
    await page.getByRole("main").getByRole("searchbox").pressSequentially(word);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word)}`));
    await expect(page.locator("#results")).toContainText(words("found", { count: found.length }));
    const shown = linksIn(await page.locator("#results").innerHTML());
    expect([...new Set(shown)].sort()).toEqual(found);
    await page.reload();
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(word);
  });
}

for (const { path, items } of [
  { path: "/news", items: exampleNews },
  { path: "/projects", items: exampleProjects },
]) {
  test(`${path} sorts by date without script`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    const shown = () =>
      page.locator("#results a").evaluateAll((links) => {
        const found = links.map((link) => /\/(\d+)$/.exec(link.getAttribute("href") ?? "")?.[1] ?? "");
        return [...new Set(found.filter((id) => id !== ""))];
      });
    await page.goto(path);
    expect(await shown()).toEqual(ids(items, true));
    await page.getByLabel(siteTexts.site("en")("labels.sortBy")).selectOption("asc");
    await page.getByRole("button", { name: siteTexts.site("en")("labels.show") }).click();
    await expect(page).toHaveURL(/sort=asc/);
    expect(await shown()).toEqual(ids(items, false));
    await context.close();
  });
}
