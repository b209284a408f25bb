import type { Page } from "@playwright/test";
import { GROUPS } from "#collections/achievements/achievements.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test, WITH_ADMIN } from "../fixtures.ts";
import { genuineCv } from "../forms/cv-form.ts";
import { signIn } from "../sign-in.ts";
import { type BuiltSite, startBuiltSite } from "../start-built-site.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

const DAY_MS = 86_400_000;
/** Noon on the site, so that no midnight comes while the story runs. */
const NOON = `${dayOf(Date.now())}T12:00:00Z`;
const TOMORROW = dayOf(Date.parse(NOON) + DAY_MS);
const HEADLINE = "Who comes on board";

/** The headings of the groups that the page of achievements has. */
const groupsOn = (page: Page) => page.locator(GROUPS.map((group) => `#${group}`).join(","));

/** The footer's link to the page of achievements. */
const linkOn = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Achievements" });

/** Removes the examples: the page of achievements is then empty, services and equipment stay. */
async function removeExamples(page: Page, site: BuiltSite): Promise<void> {
  await page.goto(`${site.url}/achievements`);
  await expect(groupsOn(page)).toHaveText(["Awards", "Projects", "Partners", "Student programmes"]);
  await expect(linkOn(page)).toBeVisible();
  await page.goto(`${site.url}/dashboard/first-days`);
  await settled(page);
  await page.getByText("Remove the remaining examples").click();
  await expect(page.getByText("This permanently deletes")).not.toContainText(/service|equipment/);
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("Removed:")).toContainText("12 achievements");
  await expect(page.getByText("No examples are public.")).toBeVisible();

  await page.goto(`${site.url}/achievements`);
  await expect(page.getByText("No achievements to show at present.")).toBeVisible();
  await expect(groupsOn(page)).toHaveCount(0);
  await expect(linkOn(page)).toHaveCount(0);
  await page.goto(`${site.url}/services`);
  await expect(page.locator("main li:has(img, svg) h3")).toHaveCount(6);
  await page.goto(`${site.url}/services/4`);
  await expect(page.getByRole("region", { name: "Equipment makers" })).toContainText("Kongsberg Maritime");
}

/** Enters a certificate that ends tomorrow, with its PDF, on a phone. */
async function enterCertificate(page: Page, site: BuiltSite): Promise<void> {
  const form = itemFormOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/dashboard/achievements/create`);
  await settled(page);
  await page.getByRole("radio", { name: "Certificate or approval" }).check();
  await page.getByLabel("Issued by").fill("Society of Ships");
  await page.getByLabel("Certificate number").fill("QM-4711");
  await page.getByLabel("Valid until").fill(TOMORROW);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload PDF" }).click();
  await (await chooser).setFiles({ ...(await genuineCv("writer.pdf")), name: "certificate.pdf" });
  await expect(page.getByLabel("Document")).toHaveValue(/\.pdf$/);
  await form.write("en", { Title: "Quality management", Scope: "Repair of marine electronics" });
  await expectAccessible(page, "the form of a certificate");
  await form.openCheck();
  await form.check.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published: Quality management")).toBeVisible();

  await page.goto(`${site.url}/achievements`);
  await expect(groupsOn(page)).toHaveText(["Certificates and approvals"]);
  for (const text of ["Society of Ships", "QM-4711", "Repair of marine electronics"])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator(`time[datetime="${TOMORROW}"]`)).toBeVisible();
  await expect(linkOn(page)).toBeVisible();
  const document = await page.getByRole("link", { name: "Open the document" }).getAttribute("href");
  const answer = await page.request.get(site.url + document);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
}

/** Schedules a headline of the page about the company for this time tomorrow, at the width of a desktop. */
async function scheduleHeadline(page: Page, site: BuiltSite): Promise<void> {
  const form = itemFormOn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/dashboard/pages`);
  await page.getByRole("link", { name: "About us" }).click();
  await settled(page);
  await form.write("en", { Title: HEADLINE });
  await form.openCheck();
  await form.check.getByText("Later", { exact: true }).click();
  await form.check.getByLabel("Publish on", { exact: true }).fill(`${TOMORROW}T00:00`);
  await form.check.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByRole("region", { name: "Scheduled" })).toContainText("About us");
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(HEADLINE);
}

test("tomorrow a certificate is on its last day and a planned headline is public; a day later the certificate is gone", async ({
  page,
}) => {
  // A long story: a start, three editors, and two days.
  test.setTimeout(90_000);
  const site = await startBuiltSite({ at: NOON, environment: WITH_ADMIN });
  try {
    await signIn(page, site);
    await removeExamples(page, site);
    await enterCertificate(page, site);
    await scheduleHeadline(page, site);

    const text = async (path: string) => (await page.request.get(site.url + path)).text();
    site.dayPasses();
    await expect.poll(() => text("/about")).toContain(HEADLINE);
    expect(await text("/achievements")).toContain("Quality management");
    site.dayPasses();
    await expect.poll(() => text("/achievements")).not.toContain("Quality management");
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
    await expect.poll(() => text("/about")).not.toContain('href="/achievements"');
  } finally {
    await site.stop();
  }
});
