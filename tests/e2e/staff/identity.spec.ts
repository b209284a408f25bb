import sharp from "sharp";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

/** Decoding a picture has a low priority, and other tests run at the same time. */
const PICTURE_TIMEOUT = { timeout: 60_000 };

test("logo and share picture are uploaded, previewed, published, and returned to their default", async ({
  page,
  changedSite: site,
}) => {
  test.slow();
  const form = itemFormOn(page);
  const edit = async () => {
    await page.goto(`${site.url}/dashboard/pages`);
    await page.getByRole("link", { name: "Site name and pictures" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Site name and pictures" })).toBeVisible();
    await settled(page);
  };
  const field = (name: string) => page.getByRole("group", { name });
  const upload = async (name: string, width: number, height: number) => {
    await field(name).getByRole("button", { name: "Choose or upload" }).click();
    const picker = page.getByRole("dialog", { name: "Choose a picture" });
    const buffer = await sharp({ create: { width, height, channels: 4, background: "#0b3a5b" } })
      .png()
      .toBuffer();
    await picker.getByLabel("Choose files").setInputFiles({ name: `${width}.png`, mimeType: "image/png", buffer });
    await expect(picker).toBeHidden(PICTURE_TIMEOUT);
    await expect(field(name).locator("img")).toHaveAttribute("src", /^\/pictures\//);
  };
  const shareImage = page.locator('meta[property="og:image"]');

  await signIn(page, site);
  await edit();
  await expect(field("Logo").getByText("If no picture is chosen, the website shows this drawing.")).toBeVisible();
  await upload("Logo", 1200, 200);
  await upload("Picture for shared links", 1600, 900);
  await form.write("en", { "Site name": "Shore Works" });
  await expectAccessible(page, "the form of the site's name and pictures");
  await form.openCheck();
  const preview = page.frameLocator("iframe");
  const logos = preview.getByRole("main").getByRole("link").getByRole("img");
  await expect(logos).toHaveCount(2);
  await expect(logos.first()).toHaveJSProperty("naturalWidth", 640);
  await expect(preview.getByText("About Us | Shore Works").first()).toBeVisible();
  await form.check.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const hasPlate = () => expect(page.locator(".logo img").first()).toHaveCSS("mix-blend-mode", "multiply");
  await hasPlate();
  await page.context().clearCookies();
  await page.goto(`${site.url}/dashboard`);
  await hasPlate();
  await signIn(page, site);

  await page.goto(`${site.url}/about`);
  await hasPlate();
  await expect(page).toHaveTitle(/ \| Shore Works$/);
  const logo = page.getByRole("banner").getByRole("img").first();
  await expect(logo).toHaveJSProperty("naturalWidth", 640);
  await expect(logo).toHaveAttribute("width", "240");
  await expect(logo).toHaveAttribute("height", "40");
  await expect(shareImage).toHaveAttribute("content", /\/pictures\/.+\/share\.jpg$/);
  await expectAccessible(page, "a page with an uploaded logo");

  await edit();
  for (const name of ["Logo", "Picture for shared links"])
    await field(name).getByRole("button", { name: "Restore default" }).click();
  await form.publish();
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole("banner").getByRole("img")).toHaveCount(0);
  await expect(shareImage).toHaveAttribute("content", /\/share\/en\/about\.png$/);
});
