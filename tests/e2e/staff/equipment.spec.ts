import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("staff add a maker with product families to two services, and withdraw it on a phone", async ({ page, site }) => {
  const form = itemFormOn(page);
  const makers = page.getByRole("region", { name: "Equipment makers" }).getByRole("listitem");
  const maker = makers.filter({ hasText: "Stork Electronics" });
  const families = page.locator("[aria-labelledby=extra-repairs]");
  await signIn(page, site);
  await page.goto("/dashboard/equipment");
  await page.getByRole("link", { name: "New equipment maker" }).click();
  await settled(page);
  await page.getByRole("checkbox", { name: "Replacement" }).check();
  for (const name of ["Maintenance and repair of marine equipment", "Installation and commissioning"])
    await page.getByRole("checkbox", { name }).check();
  await form.write("en", {
    Maker: "Stork Electronics",
    "Type of equipment": "Shaft power meters",
    "Product families": "SP-40: torque meter\nSP-60: shaft power meter",
  });
  await form.openCheck();
  await form.check.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published: Stork Electronics")).toBeVisible();

  await page.goto("/services");
  await page.getByRole("main").getByRole("link", { name: "Maintenance and repair" }).first().click();
  await expect(maker).toContainText("Shaft power meters");
  await expect(maker).toContainText("replacement");
  await expect(families).toContainText("SP-60 shaft power meter");
  await page.goto("/pl/services/3");
  await expect(page.getByRole("heading", { name: "Producenci urządzeń" })).toBeVisible();
  await expect(page.locator("[lang=en]", { hasText: "Shaft power meters" })).toBeVisible();
  await page.goto("/services/5");
  await expect(page.getByRole("main")).not.toContainText("Stork Electronics");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/equipment?q=stork");
  await page.getByRole("link", { name: "Stork Electronics" }).click();
  await settled(page);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto("/services/4");
  await expect(makers.first()).toBeVisible();
  await expect(maker).toHaveCount(0);
  await page.goto("/services/3");
  await expect(page.getByRole("region", { name: "Equipment makers" })).toHaveCount(0);
});
