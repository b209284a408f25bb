import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "../staff/item-form.ts";
import { phonePhoto } from "../staff/phone-photo.ts";

test.use({ ...PHONE, expectedErrors: [/401|404|410/] });
test.describe.configure({ timeout: 120_000 });

test("an engineer publishes a project with a photo from a phone", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Create New Project" }).first().tap();
  const form = itemFormOn(page);
  await form.ready();
  await form.write("en", { Title: "Steering gear, back in class", Description: "Found, mended, tried at sea." });
  await page.getByRole("tab", { name: "Polski" }).tap();
  await form.write("pl", { Title: "Maszyna sterowa", Description: "Naprawiona i wypróbowana w morzu." });
  await form.uploadPicture(await phonePhoto());
  await form.openCheck();
  const box = await form.check.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await expect(form.check).toContainText("Not answered. Ask the customer before publishing.");
  await form.check.getByRole("link", { name: "How may the vessel be identified?" }).tap();
  for (const name of ["How may the vessel be identified?", "How may the customer be identified?"]) {
    await page
      .getByRole("group", { name })
      .getByRole("radio", { name: /^Not at all:/ })
      .check();
  }
  await form.openCheck();
  await expect(form.check).toContainText("How may the customer be identified?Not at all: neither named nor described");
  // Beside a preview that is taller than the screen.
  await expect(form.check.getByRole("button", { name: "Publish", exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await form.publish();
  const notice = page.getByRole("status").filter({ hasText: "Published: Steering gear, back in class" });
  await notice.getByRole("link", { name: "View page" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Steering gear, back in class");
  await expect(page.locator("main img[src^='/pictures/']").first()).toBeVisible();
});
