import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("the setup checklist leads to the facts that customers ask for, and visitors see those that are filled in", async ({
  page,
  changedSite: site,
}) => {
  const form = itemFormOn(page);
  await signIn(page, site);
  await page.goto(`${site.url}/dashboard/first-days`);
  await settled(page);
  const company = page.getByRole("listitem").filter({ hasText: "Customers ask for these details" });
  await expect(company).toContainText("Response time; Service locations");
  await expectAccessible(page, "optional facts");
  await company.getByRole("link", { name: "About us" }).click();
  await settled(page);
  const facts = page.locator("#panel-en").getByRole("group", { name: /^Facts/ });
  await expect(facts.getByRole("textbox", { name: "Label" }).first()).toHaveValue("Response time");
  await facts.getByRole("textbox", { name: "Value" }).first().fill("On board within 24 hours in the southern Baltic");
  await form.publish();

  await page.goto(`${site.url}/about`);
  const region = page.getByRole("region", { name: "For superintendents and purchasing" });
  await expect(region.getByRole("term")).toHaveText(["Response time"]);
  await expect(region.getByRole("definition")).toHaveText(["On board within 24 hours in the southern Baltic"]);
  await expectAccessible(page, "facts for customers");
  await page.goto(`${site.url}/dashboard/first-days`);
  await settled(page);
  await expect(company).not.toContainText("Response time");
});
