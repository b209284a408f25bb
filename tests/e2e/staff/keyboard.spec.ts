import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { settled } from "./staff-pages.ts";

/** More tab stops than the form of a news item has. */
const STOPS_MAX = 150;

/** Moves the focus by Tab, or backwards, until it is on a control. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`no ${key} leads to ${target}`);
}

test("a news item is written, checked and published by keyboard alone", async ({ page, site }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const english = page.getByRole("region", { name: "English" });
  const field = (name: string) => english.getByRole("textbox", { name, exact: true });
  await signIn(page, site);
  await page.goto("/dashboard");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Create New News" }));
  await page.keyboard.press("Enter");
  await expect(field("Description")).toBeVisible();

  await tabTo(page, field("Title"));
  await page.keyboard.type("By keyboard");
  await tabTo(page, field("Short description"));
  await page.keyboard.type("No mouse at all.");
  await tabTo(page, field("Description"));
  await page.keyboard.type("Written with keys.");
  await tabTo(page, button("Publish"), "Shift+Tab");
  await page.keyboard.press("Enter");

  const check = page.getByRole("dialog", { name: "Check and publish" });
  await expect(check).toContainText("Check before publishing");
  await page.keyboard.press("Escape");
  // Closed, it is still in the document until the browser says so: a key that comes sooner would be answered by the closed one.
  await expect(page.locator("dialog").filter({ hasText: "Check before publishing" })).toHaveCount(0);
  await expect(button("Publish")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(check).toBeVisible();
  await expect(check.getByText("Checking…")).toBeHidden();
  await tabTo(page, check.getByRole("button", { name: "Publish", exact: true }));
  await page.keyboard.press("Enter");
  const notice = page.getByRole("status").filter({ hasText: "Published: By keyboard" });
  await expect(notice).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("By keyboard");
});

test("the words of a page are changed, published and returned to their default by keyboard alone", async ({
  page,
  site,
}) => {
  const lead = page.getByRole("region", { name: "English" }).getByRole("textbox", { name: /^Introductory sentence/ });
  const published = async () => (await page.request.get("/contact")).text();
  const edit = async () => {
    await page.goto("/dashboard/pages");
    await tabTo(page, page.getByRole("link", { name: "Contact", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    await settled(page);
  };
  await signIn(page, site);
  await edit();
  await tabTo(page, lead);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Call, at any hour.");
  await tabTo(page, page.getByRole("button", { name: "Publish", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const check = page.getByRole("dialog", { name: "Check and publish" });
  await expect(check.getByText("Checking…")).toBeHidden();
  await tabTo(page, check.getByRole("button", { name: "Publish", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Published: Get in touch" })).toBeFocused();
  expect(await published()).toContain("Call, at any hour.");

  await edit();
  await tabTo(page, page.getByRole("button", { name: "Restore default", exact: true }).last(), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Restore default" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await published()).not.toContain("Call, at any hour.");
});
