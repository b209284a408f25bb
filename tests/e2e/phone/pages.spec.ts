import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { shellTexts } from "#shells/site/texts.ts";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import { expectAccessible, expectAccessibleInTheDark } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { sidewaysOverflow } from "../page-facts.ts";

test.use(PHONE);

const languageOf = (path: string) => splitLocalizedPath(path).language;

for (const path of ["/", "/services/4", "/pl/projects", "/news", "/de/products/1", "/careers/1", "/contact"]) {
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, "day");
    await expectAccessibleInTheDark(page, path);
  });
}

test("the project grid has one column on a phone, four on a wide screen", async ({ page }) => {
  await page.goto("/projects");
  const columns = () =>
    page.locator("#results li > a").evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  expect(await columns()).toBe(1);
  await page.setViewportSize({ width: 900, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await columns()).toBe(4);
});

test("the single-line diagram has two rows on a phone, one on a wider screen", async ({ page }) => {
  await page.goto("/services");
  const rows = page.locator("section[aria-labelledby=diagram] img").filter({ visible: true });
  await expect(rows).toHaveCount(2);
  const [first, second] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  if (first === null || second === null) throw new Error("the drawing is not shown");
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
  expect(second.height).toBeCloseTo(first.height, 0);
  expect(second.x + second.width).toBeLessThanOrEqual(first.x + first.width);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(rows).toHaveCount(1);
});

test("in the list of the single-line diagram a fault is above its service on a phone", async ({ page }) => {
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  await page.goto("/services");
  const [fault, service] = ["[aria-labelledby=diagram] li p", "[aria-labelledby=diagram] li h3"];
  expect(await topOf(fault)).toBeLessThan(await topOf(service));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await topOf(fault)).toBeGreaterThan(await topOf(service));
});

for (const path of ["/services/4", "/pl/contact", "/de"]) {
  test(`${path} calls the service phone with one tap`, async ({ page }) => {
    await page.goto(path);
    const call = page.getByRole("banner").locator("a[href^='tel:']").first();
    const box = await call.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(100);
    await expect(call).toHaveAccessibleName(/\+48 000 000 002/);
    await page.getByRole("button", { name: shellTexts.site(languageOf(path))("openMenu") }).click();
    await expect(page.locator("#menu a[href^='tel:']")).toBeInViewport();
  });
}

test("the contact page shows the number before the form", async ({ page }) => {
  await page.goto("/contact");
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  expect(await top("main a[href^='tel:']")).toBeLessThan(await top("main form"));
});

test("heads of pages fit the screen", async ({ page }) => {
  await page.goto("/careers/1/apply");
  for (const crumb of await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").all()) {
    const box = await crumb.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  // The line is 7/60 of the drawing's width above its bottom edge. Between two pixels it would have a kink at the edge.
  const drawing = await page.locator("main svg").first().boundingBox();
  const below = ((drawing?.width ?? 0) * 7) / 60;
  expect(Math.abs(below - Math.round(below))).toBeLessThan(0.01);
});

test("a company name of the maximum length fits the header on every phone", async ({ page }) => {
  await page.goto("/projects");
  const name = page.getByRole("banner").getByRole("link").locator("span").first();
  await name.evaluate(
    (element, longest) => {
      element.firstChild?.replaceWith(longest);
    },
    "Elektromontaż Okrętowy ".repeat(2).slice(0, COMPANY_LIMITS.shortName),
  );
  for (const width of [320, 360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysOverflow(page), `sideways overflow at ${width} px`).toBe(0);
  }
  const [head, brand] = [await page.getByRole("banner").boundingBox(), await name.boundingBox()];
  expect(brand?.height).toBeLessThan(head?.height ?? 0);
});

test("no heading is broken inside a word by the drawing beside it", async ({ page }) => {
  await page.goto("/de/achievements");
  const headings = page.locator("main section[aria-labelledby] h2");
  expect(await headings.count()).toBeGreaterThan(3);
  const broken = await headings.evaluateAll((found) =>
    found
      .filter((heading) => {
        const { clientWidth } = heading;
        (heading as HTMLElement).style.cssText = "flex: none; width: min-content; overflow-wrap: normal";
        return heading.clientWidth > clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});
