import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("staff rename a vessel type once, and every project follows; a text that is in no list stays", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  await page.goto("/dashboard/vessel-types/1");
  await settled(page);
  const form = itemFormOn(page);
  await form.text("en", "Label").fill("Dry bulk vessel");
  await form.publish();
  await page.goto("/projects");
  await expect(page.locator("#results")).toContainText("Dry bulk vessel");
  await expect(page.locator("#results")).not.toContainText("Bulk carrier");
  await expect(page.locator("#results")).toContainText("Floating dock, two sections");
  await page.getByLabel("Vessel or site").selectOption({ label: "Dry bulk vessel (1)" });
  await expect(page.locator("#results li")).toHaveCount(1);
  await page.goto("/pl/projects");
  await expect(page.locator("#results")).toContainText("Masowiec");

  // Another choice and back, by keyboard: the own text is still there.
  await page.goto("/dashboard/projects/1");
  await form.ready();
  const type = page.getByRole("combobox", { name: /^Vessel type/ });
  await expect(type.locator("option:checked")).toHaveText("Other (enter text)");
  await expect(form.text("en", "Vessel type")).toHaveValue("Fisheries research vessel");
  await type.focus();
  await page.keyboard.press("Home");
  await expect(type.locator("option:checked")).toHaveText("Not specified");
  await expect(form.text("en", "Vessel type")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(form.text("en", "Vessel type")).toHaveValue("Fisheries research vessel");
});
