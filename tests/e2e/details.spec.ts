import { site as products } from "#collections/products/texts/en.ts";
import { page as careers } from "#pages/careers/texts/en.ts";
import { page as home } from "#pages/home/texts/en.ts";
import { site as services } from "#pages/services/texts/en.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { HOME_NEWS, HOME_PROJECTS, OTHER_PRODUCTS, PRODUCT_CARD_CHARACTERS } from "#ui/site/limits.ts";
import { expect, test } from "./fixtures.ts";

test("the home page shows the company in the words of the specification", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("From Ship to Shore");
  await expect(page.getByText("Transforming Industries with Precision Engineering")).toBeVisible();
  await expect(page.locator("#company-overview")).toContainText("Our Company Overview");
  for (const title of [home.whatWeDo, home.lastProjects, home.lastNews, home.whoWeAre]) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  await expect(page.locator("#last-projects-strip > li")).toHaveCount(HOME_PROJECTS);
  const news = page.locator("section[aria-labelledby=last-news] a[href*='/news/']");
  await expect(news).toHaveCount(HOME_NEWS);
  await expect(page.locator("#services a[href='/achievements']")).toBeVisible();
});

test("the list of extra repairs is 300 pixels high and scrolls by keyboard", async ({ page }) => {
  await page.goto("/services/4");
  const box = page.locator(
    "section[aria-labelledby=extra-repairs][tabindex='0'], [aria-labelledby=extra-repairs] [tabindex='0']",
  );
  await expect(box).toHaveCSS("height", "300px");
  expect(await box.locator("li").count()).toBeGreaterThanOrEqual(50);
  await box.focus();
  await page.keyboard.press("End");
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
});

test("a click on a symbol of the single-line diagram opens its service", async ({ page }) => {
  await page.goto("/services");
  const drawing = page.locator("section[aria-labelledby=diagram] img").filter({ visible: true });
  await drawing.scrollIntoViewIfNeeded();
  const [around, picture] = [await drawing.locator("..").boundingBox(), await drawing.boundingBox()];
  if (around === null || picture === null) throw new Error("the drawing is not shown");
  // The generator, in units of the drawing, whose line continues beyond both sides of the content.
  const unit = around.width / 1312;
  await page.mouse.click(around.x + 490 * unit, picture.y + 46 * unit);
  await expect(page).toHaveURL(/\/services\/4$/);
});

for (const path of ["/", "/media"]) {
  test(`the film on ${path} waits to be played, then has its own controls`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(path);
    const video = page.locator("video").first();
    const play = page.locator("video + button");
    await expect(play).toHaveAccessibleName(/36/);
    await expect(video).not.toHaveAttribute("controls");
    await expect(video).toHaveAttribute("preload", "none");
    await expect(video.locator("track[kind=captions]")).toHaveCount(3);
    await video.scrollIntoViewIfNeeded();
    const loaded = () => requested.filter((url) => /\.(?:mp4|webm)|own-film/.test(url));
    expect(loaded()).toEqual([]);
    await play.click();
    const position = page.getByRole("slider");
    await expect(position).toHaveAttribute("aria-valuetext", /^0:\d\d \/ 0:36$/);
    expect(loaded().length).toBeGreaterThanOrEqual(2);
    await position.fill("20");
    await expect(page.locator(".film-words")).not.toBeEmpty();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  });
}

test("without script the film has the browser's controls", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/media");
  await expect(page.locator("video")).toHaveAttribute("controls");
  await context.close();
});

test("the drawing of the first view is part of the page", async ({ page }) => {
  for (const path of ["/about", "/services/4", "/projects/1", "/news/1", "/products/1"]) {
    await page.goto(path);
    const banner = page.locator("main > section").first();
    expect.soft(await banner.locator("svg path").count(), path).toBeGreaterThan(3);
    await expect.soft(banner.locator("img"), path).toHaveCount(0);
  }
});

test("on phones the texts of offered services are folded, and open one by one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services/4");
  const first = page.locator("ol details").first();
  await expect(first).not.toHaveAttribute("open");
  await first.locator("summary").click();
  await expect(first.locator("p")).toBeVisible();
  await expect(page.locator("ol details").nth(1)).not.toHaveAttribute("open");
});

test("phones show the first makers and unfold the others, which a wider screen still reaches", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services/4");
  const makers = page.getByRole("region", { name: services.makers });
  const last = makers.locator("li").last();
  await expect(makers.getByRole("listitem").first()).toBeVisible();
  await expect(last).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await makers.locator("summary").click();
  await expect(last).toBeVisible();
  await expect(makers.locator("summary")).toBeHidden();
});

test("a product shows its stock and document, and up to three other products", async ({ page }) => {
  await page.goto("/products/1");
  await expect(page.getByText(products.inStock).first()).toBeVisible();
  const others = page.locator("section, aside, nav").filter({ has: page.getByText(products.other, { exact: true }) });
  const links = await others
    .last()
    .locator("a[href*='/products/']")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(new Set(links).size).toBe(OTHER_PRODUCTS);
  expect(links).not.toContain("/products/1");
  const href = await page.locator("main a[href$='.pdf'], main a[href*='.pdf?']").first().getAttribute("href");
  expect(href).not.toBeNull();
});

test("documents of products can be downloaded", async ({ page, request }) => {
  await page.goto("/products/1");
  const href = await page.locator("main a[href*='.pdf']").first().getAttribute("href");
  const answer = await request.get(href ?? "/no-document");
  expect(answer.status()).toBe(200);
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("product cards show the sentences of a description that fit in 90 characters", async ({ page }) => {
  await page.goto("/products");
  const texts = await page.locator("#results h3 + p").allInnerTexts();
  expect(texts.length).toBe(12);
  for (const text of texts) {
    expect([...text].length, text).toBeLessThanOrEqual(PRODUCT_CARD_CHARACTERS);
    expect(text).toMatch(/\.$/);
  }
});

test("careers show three offers, each with its requirements", async ({ page }) => {
  await page.goto("/careers");
  for (const id of [1, 2, 3]) await expect(page.locator(`main a[href="/careers/${id}"]`).first()).toBeVisible();
  await page.goto("/careers/1");
  for (const title of [careers.educationAndExperience, careers.skills, careers.driversLicence]) {
    await expect(page.locator("main").getByText(title, { exact: true })).toBeVisible();
  }
});

test("the contact page lists every way to reach the company", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in touch");
  const main = page.locator("main");
  await expect(main.locator("a[href^='tel:']").first()).toBeVisible();
  await expect(main.locator("a[href^='mailto:']").first()).toBeVisible();
  await expect(main.locator("#location")).toBeVisible();
  await expect(main).toContainText("Follow Us");
});

test("every picture and file that pages refer to exists", async ({ page, request }) => {
  const named = new Set<string>();
  for (const path of ["/", "/services", "/projects", "/news", "/products", "/careers/1", "/media", "/contact"]) {
    await page.goto(path);
    const found = await page
      .locator(
        "img[src], source[src], track[src], link[href]:not([rel=canonical]):not([rel=alternate]), main a[href*='.']",
      )
      .evaluateAll((all) => all.map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? ""));
    for (const address of found) if (/^\/[^/]/.test(address)) named.add(address.split("#")[0] ?? "");
  }
  expect(named.size).toBeGreaterThan(30);
  for (const address of named) expect([address, (await request.head(address)).status()]).toEqual([address, 200]);
});

test("beside a picture, short titles have one size in every language, and a long word is whole", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const size = () => heading.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  const sizes = [];
  for (const language of LANGUAGE_CODES) {
    await page.goto(localizedPath("/products", language));
    sizes.push(await size());
  }
  expect(new Set(sizes).size).toBe(1);
  await page.goto("/de/products/1");
  await expect(heading).toHaveText("Abgastemperaturmodul");
  expect((await heading.boundingBox())?.height).toBeLessThan(1.5 * (await size()));
});
