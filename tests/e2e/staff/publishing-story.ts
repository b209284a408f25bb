import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ADMIN, expect } from "../fixtures.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { itemFormOn } from "./item-form.ts";
import { phonePhoto } from "./phone-photo.ts";
import { settled } from "./staff-pages.ts";

/** The page and site of a story. */
export interface Stage {
  page: Page;
  site: BuiltSite;
}

const TITLES = { en: "Governor tuned at sea", pl: "Regulator nastrojony na morzu", de: "Regler auf See eingestellt" };
const CORRECTED = "Governor tuned at sea, again";
const HOMES = { en: "/", pl: "/pl", de: "/de" } as const;
const LANGUAGES = ["en", "pl", "de"] as const;

/** Requests an address without a session. */
async function seen({ site }: Stage, path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.url + path);
  return { status: answer.status, html: await answer.text() };
}

/** Requests the home page until a text is on it. @returns ms that it took */
async function untilAtHome(stage: Stage, text: string): Promise<number> {
  const from = performance.now();
  while (!(await seen(stage, "/")).html.includes(text)) {
    if (performance.now() - from > 10_000) throw new Error(`"${text}" does not come to the home page`);
  }
  return performance.now() - from;
}

/** Signs in through the form and opens the form of a news item. */
export async function signInToWrite({ page, site }: Stage): Promise<void> {
  await page.goto("/dashboard");
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await page.getByRole("link", { name: "Create New News" }).first().click();
}

/** Writes in three languages, with a photo, and publishes. @returns the new page's path, and ms until `/` had it */
export async function publishWithPhoto(stage: Stage): Promise<{ path: string; ms: number }> {
  const { page } = stage;
  const form = itemFormOn(page);
  await form.ready();
  for (const language of LANGUAGES) {
    await form.write(language, {
      Title: TITLES[language],
      "Short description": `Short, ${language}.`,
      Description: `Whole text, ${language}.`,
      "Alt text": `Photo, ${language}.`,
    });
  }
  await form.uploadPicture(await phonePhoto());
  await form.openCheck();
  await expect(form.check).toContainText("Nothing is missing.");
  const publish = form.check.getByRole("button", { name: "Publish", exact: true });
  const [ms] = await Promise.all([untilAtHome(stage, TITLES.en), publish.click()]);
  const notice = page.getByRole("status").filter({ hasText: `Published: ${TITLES.en}` });
  const path = await notice.getByRole("link", { name: "View page" }).getAttribute("href");
  expect(path).toMatch(/^\/news\/\d+$/);
  return { path: path ?? "", ms };
}

/** Expects the item on the home pages and its own pages in each language, and its photo without a GPS position. */
export async function expectPublished(stage: Stage, path: string): Promise<void> {
  for (const language of LANGUAGES) {
    expect((await seen(stage, HOMES[language])).html).toContain(TITLES[language]);
    const { html } = await seen(stage, `${HOMES[language]}${path}`.replace("//", "/"));
    expect(html).toContain(`Whole text, ${language}.`);
    expect(html).toContain(`alt="Photo, ${language}."`);
  }
  await stage.page.goto(path);
  const photo = stage.page.getByRole("img", { name: "Photo, en." });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(400);
  const address = (await photo.getAttribute("src")) ?? "";
  const answer = await fetch(new URL(address.replace(/[\w-]+\.\w+$/, "full.jpg"), stage.site.url));
  const { width, exif } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, exif]).toEqual([2400, undefined]);
}

/** Corrects the item, and restores the version before in its history. */
export async function correctAndRestore(stage: Stage, path: string): Promise<void> {
  const { page } = stage;
  const form = itemFormOn(page);
  await page.goto(`/dashboard${path}`);
  await form.ready();
  await form.write("en", { Title: CORRECTED });
  await form.publish();
  expect((await seen(stage, path)).html).toContain(CORRECTED);

  await page.goto(`/dashboard${path}/history`);
  await settled(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Version 1 restored as version 3.")).toBeVisible();
  expect((await seen(stage, path)).html).toContain(CORRECTED);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await form.ready();
  await form.publish();
  expect((await seen(stage, path)).html).not.toContain(CORRECTED);
  await untilAtHome(stage, TITLES.en);
}

/** Schedules a news item and cancels the plan. Unit tests cover what happens at the planned time. */
export async function scheduleAndUnschedule(stage: Stage): Promise<void> {
  const { page } = stage;
  const title = "Dock closed in August";
  const form = itemFormOn(page);
  await page.getByRole("link", { name: "Create New News" }).first().click();
  await form.ready();
  await form.write("en", { Title: title, "Short description": "Two weeks.", Description: "No dockings." });
  await form.openCheck();
  await form.check.getByText("Later", { exact: true }).click();
  await form.check.getByLabel("Publish on", { exact: true }).fill("2199-08-01T06:30");
  await form.check.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText(`Scheduled: ${title}`)).toBeVisible();
  const planned = page.getByRole("region", { name: "Scheduled" });
  await expect(planned).toContainText("2199");
  await planned.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/dashboard\/news\/\d+$/);
  const address = new URL(page.url()).pathname.replace("/dashboard", "");
  expect((await seen(stage, address)).status).toBe(404);
  expect((await seen(stage, "/")).html).not.toContain(title);
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(page.getByRole("button", { name: "Cancel schedule" })).toBeHidden();
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first().click();
  await expect(planned).not.toContainText(title);
}
