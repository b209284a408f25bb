import { expect, test } from "./fixtures.ts";

/* A superintendent looks for equipment, with script and without. */

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("results appear while typing above the list of makers, and lead to a request for the model", async ({
    page,
  }) => {
    await page.goto("/services/4");
    await page.getByLabel("Maker, model or fault").fill("kongsburg datacheif c20");
    const family = page.getByRole("listitem").filter({ hasText: "DataChief C20" }).getByRole("link");
    await expect(family.first()).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("1 result");
    await expect(page).toHaveURL(/\/services\/4$/);
    await expect(page.getByRole("region", { name: "Extra repair list" })).toContainText("DataChief C20");
    await family.first().click();
    await expect(page).toHaveURL(/\/service-request\?maker=Kongsberg\+Maritime&model=DataChief\+C20$/);
  });

  test("the finder lists makers before a search, hides them during one, and shows them again", async ({ page }) => {
    await page.goto("/find");
    const makers = page.getByRole("region", { name: "Equipment we service" });
    await expect(makers.getByRole("link", { name: "DEIF" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Services" }).getByRole("link")).toHaveCount(6);
    await page.getByLabel("Maker, model or fault").fill("autronica");
    await expect(page.getByRole("heading", { name: "Autronica" })).toBeVisible();
    await expect(makers.getByRole("link", { name: "DEIF" })).toBeHidden();
    await page.getByLabel("Maker, model or fault").fill("");
    await makers.getByRole("link", { name: "DEIF" }).click();
    await expect(page).toHaveURL(/\/find\?q=DEIF$/);
    await expect(page.getByRole("link", { name: "Request service DEIF" })).toBeVisible();
  });

  test("letters lead to the makers below them", async ({ page }) => {
    await page.goto("/find");
    await page.getByRole("navigation", { name: "Makers by initial letter" }).getByRole("link", { name: "W" }).click();
    await expect(page.getByRole("link", { name: "Woodward" })).toBeInViewport();
  });

  test("the menu leads to the finder, whose address has the search", async ({ page }) => {
    await page.goto("/de/about");
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await page.getByRole("link", { name: "Suchen" }).click();
    await page.getByLabel("Hersteller, Typ oder Geräteart").fill("Brandmeldeanlage");
    await expect(page.getByRole("heading", { name: "Autronica" })).toBeVisible();
    await expect(page).toHaveURL(/\/de\/find\?q=Brandmeldeanlage$/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the field in the header searches, by keyboard alone", async ({ page }) => {
    await page.goto("/pl/about");
    const field = page.getByRole("banner").getByRole("searchbox", { name: "Szukaj" });
    await field.focus();
    await page.keyboard.type("regulator napiecia");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pl\/find\?q=regulator\+napiecia$/);
    await expect(page.getByRole("heading", { name: "Serwisujemy urządzenia firm" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "MX321" }).first()).toBeVisible();
  });
});
