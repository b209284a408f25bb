import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { refusalText } from "#features/media-library/refusal-reasons.ts";
import { cardCopy, shareCopy } from "#ui/picture-paths.ts";
import { plain } from "../../pictures/picture-samples.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { callForItem, NEWS } from "./api-items.ts";
import { settled } from "./staff-pages.ts";

const SVG = {
  name: "plan.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
};

/** Returns a photo with a bright spot at its right edge, as a file to choose. */
async function photoFile(name: string) {
  const spot = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const buffer = await plain(1500, 700)
    .composite([{ input: spot, left: 1300, top: 250 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

async function openLibrary(page: Page, site: BuiltSite): Promise<void> {
  await signIn(page, site);
  await page.goto("/dashboard/pictures");
  await settled(page);
}

// Decoding pictures has a low priority, and other tests run at the same time.
test.describe.configure({ timeout: 90_000 });

const chooser = (page: Page) => page.getByLabel("Choose files");
const uploads = (page: Page) => page.getByRole("list", { name: "Uploads" }).getByRole("listitem");

test.describe("with a file that is refused", () => {
  test.use({ expectedErrors: [/422/] });

  test("several pictures are uploaded at once, each with its result", async ({ page, site }) => {
    await openLibrary(page, site);
    await chooser(page).setInputFiles([await photoFile("several-1.jpg"), SVG, await photoFile("several-2.jpg")]);
    const lines = uploads(page);
    await expect(lines.filter({ hasText: "several-1.jpg" })).toContainText("uploaded", { timeout: 60_000 });
    await expect(lines.filter({ hasText: "several-2.jpg" })).toContainText("uploaded", { timeout: 60_000 });
    await expect(lines.filter({ hasText: "plan.svg" })).toContainText(refusalText("svg", "en"));
    await expect(page.getByRole("link", { name: /several-1\.jpg/ })).toBeVisible();
    await expectAccessible(page, "the library");
  });
});

test("a picture is described, gets its focal point by keyboard, is found by its text, and is removed", async ({
  page,
  site,
}) => {
  await openLibrary(page, site);
  await chooser(page).setInputFiles(await photoFile("describe-me.jpg"));
  await page.getByRole("link", { name: /describe-me\.jpg/ }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("describe-me.jpg");
  await page.getByLabel("English").fill("Spot light on a grey wall");
  const across = page.getByLabel("Horizontal position, per cent from the left");
  await across.focus();
  await page.keyboard.press("End");
  await expectAccessible(page, "a picture");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible({ timeout: 60_000 });
  await expect(across).toHaveValue("100");
  await page.goto("/dashboard/pictures");
  await page.getByRole("searchbox", { name: "Search" }).fill("SPOT light");
  await page.getByRole("searchbox", { name: "Search" }).press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/pictures\?search=[\w-]+$/);
  await page.getByRole("link", { name: /describe-me\.jpg/ }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Picture removed.")).toBeVisible();
  await expect(page.getByRole("link", { name: /describe-me\.jpg/ })).toHaveCount(0);
});

test("a pasted picture is added to the library", async ({ page, site }) => {
  await openLibrary(page, site);
  const { buffer } = await photoFile("pasted.jpg");
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, buffer.toString("base64"));
  await expect(page.getByRole("link", { name: /pasted\.jpg/ })).toBeVisible({ timeout: 60_000 });
});

test("a picture in use lists where, and cannot be removed", async ({ page, site }) => {
  await signIn(page, site);
  const headers = { origin: site.url };
  const upload = await page.request.post("/dashboard/pictures/upload", {
    headers,
    multipart: { file: await photoFile("in-use.jpg") },
  });
  const { path, key } = (await upload.json()).file as { path: string; key: string };
  await callForItem(page, site, "news", { ...NEWS, title: "It has a picture", img: path });
  await page.goto(`/dashboard/pictures/${key}`);
  // A note, not an error: nobody has tried to remove it.
  await expect(page.getByText("This picture is in use. Remove it from these items first.")).toBeVisible();
  await expect(page.getByRole("alert").or(page.getByRole("note"))).toHaveCount(0);
  await expect(page.getByRole("link", { name: "It has a picture" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
  await page.request.post(`/dashboard/pictures/${key}`, { headers, form: { intent: "remove" } });
  const answer = await fetch(site.url + path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("strangers can neither upload pictures nor see those that nothing public uses", async ({
  page,
  site,
  playwright,
}) => {
  await openLibrary(page, site);
  const file = await photoFile("private.jpg");
  const address = "/dashboard/pictures/upload";
  const stored = await page.request.post(address, { headers: { origin: site.url }, multipart: { file } });
  expect(stored.status()).toBe(201);
  const { path } = (await stored.json()).file as { path: string };
  expect((await page.request.get(path)).status()).toBe(200);
  const stranger = await playwright.request.newContext({ baseURL: site.url });
  const upload = (origin: string) => stranger.post(address, { headers: { origin }, multipart: { file } });
  expect((await upload(site.url)).status()).toBe(401);
  expect((await upload("https://example.com")).status()).toBe(403);
  expect((await stranger.get(path)).status()).toBe(404);
  expect((await stranger.get(`${path}?preview=guess`)).status()).toBe(404);
  expect((await stranger.get("/dashboard/pictures")).status()).toBe(401);
  const foreign = await page.request.post(address, { headers: { origin: "https://example.com" }, multipart: { file } });
  expect(foreign.status()).toBe(403);
  await stranger.dispose();
});

test("a picture is public when its news item is published, and refused as soon as the item is deleted", async ({
  page,
  site,
  playwright,
}) => {
  await openLibrary(page, site);
  const headers = { origin: site.url };
  const file = await photoFile("published.jpg");
  const stored = await page.request.post("/dashboard/pictures/upload", { headers, multipart: { file } });
  const { path } = (await stored.json()).file as { path: string };
  const stranger = await playwright.request.newContext({ baseURL: site.url });
  const statuses = () =>
    Promise.all(
      [path, cardCopy(path, 480, "avif"), shareCopy(path) ?? ""].map(async (at) => (await stranger.get(at)).status()),
    );
  expect(await statuses()).toEqual([404, 404, 404]);
  const item = {
    title: "With a photo",
    short_description: "Short.",
    description: "Long.",
    image_alt: "A wall",
    img: path,
  };
  const saved = await page.request.post("/api/news", { headers, data: item });
  expect([saved.status(), await saved.text()]).toEqual([201, expect.stringContaining('"id"')]);
  const { id } = (await saved.json()) as { id: number };
  expect(await statuses()).toEqual([200, 200, 200]);
  const html = await (await stranger.get(`/news/${id}`)).text();
  expect(html).toContain(cardCopy(path, 960, "avif"));
  expect(html).toContain(`${site.url}${shareCopy(path)}`);
  await page.goto(`/dashboard/pictures/${path.split("/")[2]}`);
  await expect(page.getByRole("link", { name: "With a photo" })).toHaveAttribute("href", `/dashboard/news/${id}`);
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
  expect((await page.request.delete(`/api/news/${id}`, { headers })).ok()).toBe(true);
  expect(await statuses()).toEqual([404, 404, 404]);
  await stranger.dispose();
});

test("the editor's dialog returns a drawing or a new upload", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/dashboard/news/create");
  await settled(page);
  const shown = page.getByRole("main").locator("img").first();
  const open = () => page.getByRole("button", { name: /^Choose (?:or upload|another)$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await open();
  await dialog.getByLabel("Search by file name or alt text").fill("tug");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await dialog.getByRole("button", { name: /tug/ }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toHaveAttribute("src", /pic-tug\.svg/);
  await open();
  await expectAccessible(page, "the dialog");
  await dialog.getByLabel("Choose files").setInputFiles(await photoFile("from-the-editor.jpg"));
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(shown).toHaveAttribute("src", /\/pictures\/[0-9a-f]{40}\//);
});

/** Counts the files in a folder and its subfolders. */
async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Begins an upload and aborts it. */
function breakOff(site: BuiltSite, cookie: string): Promise<void> {
  const headers = {
    cookie,
    origin: site.url,
    "content-type": "multipart/form-data; boundary=b",
    "content-length": 1_000_000,
  };
  return new Promise((resolve) => {
    const request = httpRequest(`${site.url}/dashboard/pictures/upload`, { method: "POST", headers, agent: false });
    request.on("error", () => {}).on("close", () => resolve());
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n');
    request.write(Buffer.alloc(100_000), () => setTimeout(() => request.destroy(), 30));
  });
}

test("aborted uploads leave no file", async ({ page, changedSite, context }) => {
  await signIn(page, changedSite);
  const cookie = (await context.cookies(changedSite.url)).map(({ name, value }) => `${name}=${value}`).join("; ");
  const stored = () =>
    Promise.all(["documents", "pictures"].map((folder) => filesIn(join(changedSite.database.dataDir, folder))));
  const before = await stored();
  for (let i = 0; i < 50; i += 10) await Promise.all(Array.from({ length: 10 }, () => breakOff(changedSite, cookie)));
  await expect.poll(stored).toEqual(before);
});
