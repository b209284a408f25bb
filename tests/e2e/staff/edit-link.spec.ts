import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { settled } from "./staff-pages.ts";

test("signed-in staff get from a public page to its editor; visitors and those who have logged out see no link", async ({
  page,
  site,
}) => {
  const link = page.getByRole("link", { name: "Edit this page" });
  await page.goto("/projects/1");
  await expect(page.locator("[data-themes]")).toBeVisible();
  await expect(link).toHaveCount(0);

  await signIn(page, site);
  await page.goto("/dashboard");
  await page.waitForFunction(() => "editLink" in localStorage);
  const answer = await page.goto("/de/projects/1");
  expect(await answer?.text()).not.toContain("Edit this page");
  await expectAccessible(page, "with the link");
  const printed = page.evaluate(
    (text) =>
      new Promise((done) => addEventListener("beforeprint", () => done(document.body.textContent.includes(text)))),
    "Edit this page",
  );
  await page.pdf();
  expect(await printed).toBe(false);
  await link.click();
  await expect(page).toHaveURL(`${site.url}/dashboard/projects/1`);
  await page.goto("/");
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Home", exact: true })).toBeVisible();

  await settled(page);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto("/projects/1");
  await expect(page.locator("[data-themes]")).toBeVisible();
  await expect(link).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the link follows the footer, so that it covers nothing, and names its language", async ({ page, site }) => {
    await signIn(page, site);
    await page.goto("/dashboard");
    await page.waitForFunction(() => "editLink" in localStorage);
    await page.goto("/de/projects");
    const link = page.getByRole("link", { name: "Edit this page" });
    await expect(link).toHaveAttribute("lang", "en");
    const [footer, box] = [await page.locator("footer").boundingBox(), await link.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? Number.POSITIVE_INFINITY) - 1);
  });
});
