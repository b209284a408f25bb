import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("a figure is found from the settings and changed once; a new one is listed, and named in a text", async ({
  page,
  ownSite: site,
}) => {
  const form = itemFormOn(page);
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await settled(page);
  };
  const publish = async () => {
    await form.publish();
    await settled(page);
  };
  await page.setViewportSize(PHONE.viewport);
  await signIn(page, site);
  await open("/dashboard/settings");
  await page.getByRole("navigation", { name: "Lists" }).getByRole("link", { name: "Key figures" }).click();
  await page.getByRole("main").getByRole("link", { name: "Founded" }).click();
  await settled(page);
  await page.getByLabel("Value").fill("1998");
  await expectAccessible(page, "the form of a figure");
  await publish();
  for (const path of ["/", "/about", "/achievements", "/media"]) {
    await page.goto(site.url + path);
    await expect(page.getByRole("main")).toContainText("1998");
    await expect(page.getByRole("main")).not.toContainText("2007");
  }

  await open("/dashboard/figures/create");
  await form.text("en", "Label").fill("Dockings attended");
  await page.getByLabel("Value").fill("1 340");
  await page.getByLabel("Unit or sign").fill("+");
  const name = page.getByLabel("Name in texts");
  await name.fill("countries");
  await form.openCheck();
  await expect(form.check.getByText("“Countries” already has this value.")).toBeVisible();
  await form.check.getByRole("button", { name: "Back to the form" }).click();
  await name.fill("dockings");
  await publish();

  await open("/dashboard/pages/about/1");
  const lead = form.text("en", "Introductory sentence");
  await lead.fill("Dockings so far: ");
  await lead.press("End");
  await page
    .getByRole("button", { name: "Insert placeholder: Top of the page – Introductory sentence (English)" })
    .click();
  await page.getByRole("button", { name: "Dockings attended: 1340" }).click();
  await expect(lead).toHaveValue("Dockings so far: {{dockings}}");
  await publish();
  await page.goto(`${site.url}/about`);
  await expect(page.getByText("Dockings so far: 1340")).toBeVisible();
  await page.goto(`${site.url}/achievements`);
  const figures = page.getByRole("region", { name: "The company in numbers" });
  await expect(figures.getByRole("term")).toHaveCount(7);
  await expect(figures.getByRole("term").last()).toHaveText("Dockings attended");
  await expectAccessible(page, "a page with seven figures");
});
