import { expect } from "../fixtures.ts";
import type { Stage } from "../forms/message-story.ts";
import { settled } from "../staff/staff-pages.ts";

/** A NIP with a valid check digit that is obviously invented. */
const NIP = "999-999-99-99";

/** Changes the company's address, which is at once on the contact page, in the footer and in the structured data. */
export async function moveTheCompany({ page, site }: Stage): Promise<void> {
  await page.goto("/dashboard/settings");
  await settled(page);
  const identity = page.getByRole("region", { name: "Company and address" });
  await identity.getByLabel("Street and number").fill("7 Slipway Road");
  await identity.getByLabel("Tax number").fill("12");
  await identity.getByRole("button", { name: /^Save/ }).click();
  // Typed values stay beside the errors.
  await expect(identity.getByLabel("Tax number")).toHaveAttribute("aria-invalid", "true");
  await expect(identity.getByLabel("Street and number")).toHaveValue("7 Slipway Road");
  await identity.getByLabel("Tax number").fill(NIP);
  await identity.getByRole("button", { name: /^Save/ }).click();
  await expect(identity.getByText("Saved and live on the website.")).toBeVisible();

  for (const path of ["/contact", "/pl/contact", "/de/contact", "/"]) {
    const html = await (await fetch(site.url + path)).text();
    const footer = html.slice(html.lastIndexOf("<footer"));
    expect(footer).toContain("7 Slipway Road");
    expect(html).not.toContain("1 Harbour Quay");
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json);
    expect(things.join()).toContain('"streetAddress":"7 Slipway Road"');
  }
}
