import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { newsTexts } from "#collections/news/texts.ts";
import { projectTexts } from "#collections/projects/texts.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { serviceRequestTexts } from "#forms/service-request/texts.ts";
import { contactTexts } from "#pages/contact/texts.ts";
import { translate } from "#platform/i18n/texts.ts";
import { shellTexts } from "#shells/site/texts.ts";
import { siteTexts } from "#ui/site/texts.ts";
import { expect, test } from "./fixtures.ts";

/* On paper each page is a data sheet. Only headless Chromium prints; `unpdf` reads what it has printed. */

/** One address of each kind of page, with the largest number of sheets. */
const KINDS: Readonly<Record<string, number>> = {
  "/": 2,
  "/services": 1,
  "/services/2": 1,
  "/services/4": 2,
  "/projects": 1,
  "/projects?q=tanker": 1,
  "/projects/1": 1,
  "/products": 1,
  "/products/1": 1,
  "/news": 1,
  "/news/1": 2,
  "/careers": 1,
  "/careers/1": 1,
  "/careers/1/apply": 1,
  "/contact": 1,
  "/achievements": 1,
  "/about": 1,
  "/service-request": 2,
  "/enquiry?item=1": 1,
  "/find": 1,
  "/find?q=relay": 1,
  "/privacy": 4,
  "/imprint": 1,
  "/media": 2,
  "/nothing-here": 1,
};
/** Those with the longest words, in the language with the longest words. */
const LONGEST = ["/de", "/de/about", "/de/services/4", "/de/projects/1", "/de/service-request", "/de/privacy"];

/** Pages without an address of their own, and private ones, whose address is not printed. */
const WITHOUT_ADDRESS = /^\/(?:nothing-here|status)/;

/** Coordinates of all paths of a sheet with letterhead, text and rules alone; those with a drawing have twice as many. */
const WITHOUT_DRAWING = 650;

const REFERENCE = /R(?:-[0-9A-Z]{4}){2}/;

test.describe.configure({ timeout: 150_000 });
test.use({ expectedErrors: [/404 \(Not Found\)/] });

/** Prints the open page. */
async function printed(page: Page) {
  // A browser loads every picture before it prints; the command by which a test prints does not.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
  const file = await page.pdf({ preferCSSPageSize: true });
  const hasCalculatedColours = file.includes("/ShadingType 1");
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { OPS } = await getResolvedPDFJS();
  const { totalPages, text } = await extractText(pdf);
  const title = () => document.querySelector<HTMLMetaElement>("[property='og:title']")?.content ?? "";
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const paths = argsArray.filter((_, i) => fnArray[i] === OPS.constructPath);
  return {
    sheets: totalPages,
    text: plain(text.join("")),
    /** The title of the page, which is at the head of later sheets. */
    title: await page.evaluate(title),
    /** Texts of all sheets, without spaces. */
    each: text.map(plain),
    /** Whether it has gradients of a kind that not every reader of PDF shows. */
    hasCalculatedColours,
    /** Coordinates of all paths on the first sheet. */
    coordinates: paths.reduce((sum: number, [, [points]]) => sum + (points?.length ?? 0), 0),
  };
}

/** Removes what differs between a text and its print: spaces, and hyphens at the ends of lines. */
const plain = (text: string) => text.replace(/[\s\u00ad\u2060\u200b-]/g, "");

/** Characters at both ends of a text that are on one sheet. */
const END = 20;

/** Returns the headings, paragraphs and facts of the open page that are to be printed, by their beginnings and ends. */
async function textsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const texts = await page.locator("main :is(h1, h2, h3, p, dt, dd)").filter({ visible: true }).allInnerTexts();
  await page.emulateMedia({ media: null });
  return texts.map(plain).flatMap((text) => (text === "" ? [] : [text.slice(0, END), text.slice(-END)]));
}

/** Expects the open page to be a data sheet. */
async function expectDataSheet(page: Page, language: "en" | "de", most: number) {
  const { origin, pathname, search } = new URL(page.url());
  const path = pathname.replace(/^\/de/, "");
  const t = translate(language, shellTexts, siteTexts, submissionTexts, contactTexts);
  const texts = await textsOf(page);
  const sheet = await printed(page);
  expect.soft(sheet.sheets, `sheets of ${pathname}`).toBeLessThanOrEqual(most);
  for (const words of sheet.each) expect.soft(words, pathname).toMatch(/©\d{4}ShiptoShore/);
  expect.soft(sheet.hasCalculatedColours, pathname).toBe(false);
  if (sheet.sheets > 1) expect.soft(sheet.title, pathname).not.toBe("");
  for (const words of sheet.each.slice(1)) expect.soft(words, pathname).toContain(plain(sheet.title));
  const hasAddress = !WITHOUT_ADDRESS.test(path);
  const address = hasAddress
    ? [plain(origin + (path === "/" ? "/" : pathname) + (search.startsWith("?q=") ? search : ""))]
    : [];
  for (const part of [...texts, ...address, "ShiptoShore", "+48000000001", "office@example.com"]) {
    expect.soft(sheet.text, pathname).toContain(part);
  }
  if (!hasAddress) expect.soft(sheet.text, pathname).not.toContain(plain(pathname));
  expect.soft(sheet.coordinates, pathname).toBeGreaterThan(WITHOUT_DRAWING);
  const controls = [
    ...[t("skip"), t("openMenu"), t("nav.languageOffer"), t("nav.requestService"), t("forms.send")],
    ...[t("googleMaps"), t("labels.followUs"), t("labels.readMore")],
  ];
  for (const control of controls) expect.soft(sheet.text, pathname).not.toContain(plain(control));
  expect.soft(sheet.text.replaceAll(plain(origin), ""), pathname).not.toMatch(/https?:/);
}

test("every kind of page is a data sheet on paper, with all its text and nothing to click", async ({ page }) => {
  for (const [path, most] of Object.entries(KINDS)) {
    await page.goto(path);
    await expectDataSheet(page, "en", most);
  }
});

test("with long words the sheets are as few, and dark themes have the colours of the day on paper", async ({
  page,
}) => {
  await page.goto("/de");
  await page.evaluate(() => localStorage.setItem("theme", "night"));
  for (const path of LONGEST) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const scheme = await page
      .locator("main img, main svg")
      .first()
      .evaluate((it) => getComputedStyle(it).colorScheme);
    expect.soft(scheme, path).toBe("light");
    await expectDataSheet(page, "de", KINDS[path.replace("/de", "") || "/"] ?? 0);
  }
});

test("the heading of a part is at the top of its row", async ({ page }) => {
  // A4 at 96 dpi.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const path of ["/about", "/achievements", "/media"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const below = await page.locator("main section:has(> div:first-child > h2:first-child)").evaluateAll((parts) =>
      parts.map((part) => {
        const heading = part.querySelector("h2")?.getBoundingClientRect();
        return (heading?.top ?? 1000) - part.getBoundingClientRect().top;
      }),
    );
    expect.soft(below.length, path).toBeGreaterThan(1);
    for (const pixels of below) expect.soft(pixels, path).toBeLessThan(40);
    await page.emulateMedia({ media: null });
  }
});

test("results say on paper what was searched for, and forms can be signed by hand", async ({ page }) => {
  // Set before a new page had opened its first address, the medium was once that of a screen.
  const openOnPaper = async (path: string) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
  };
  const words = page.locator("main input[name=q]");
  for (const path of ["/projects?q=tanker", "/find?q=relay"]) {
    await openOnPaper(path);
    await expect.soft(words, path).toBeVisible();
  }
  for (const path of ["/projects", "/find"]) {
    await openOnPaper(path);
    await expect.soft(words, path).toBeHidden();
  }
  const filtered = page.locator("#filter-productTypes");
  await openOnPaper("/products");
  await expect(filtered).toBeHidden();
  await openOnPaper("/products?productTypes=1");
  await expect(filtered).toBeVisible();
  const line = page.getByText(translate("en", submissionTexts)("forms.signature"));
  for (const path of ["/careers/1/apply", "/enquiry", "/service-request"]) {
    await openOnPaper(path);
    await expect.soft(page.locator("[name=email]"), path).toBeVisible();
    await expect.soft(line, path).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect.soft(line, path).toBeHidden();
  }
});

test("a service request has what is required on its first sheet, what is optional on its second", async ({ page }) => {
  await page.goto("/service-request");
  const t = translate("en", serviceRequestTexts);
  const { each } = await printed(page);
  expect(each.map((words) => words.includes(plain(t("contact"))))).toEqual([true, false]);
  expect(each.map((words) => words.includes(plain(t("further"))))).toEqual([false, true]);
});

test("an article ends with whom to ask, a project does not", async ({ page }) => {
  const call = (texts: typeof newsTexts | typeof projectTexts) => plain(translate("en", texts)("callHeading"));
  await page.goto("/news/1");
  expect((await printed(page)).text).toContain(call(newsTexts));
  await page.goto("/projects/1");
  expect((await printed(page)).text).not.toContain(call(projectTexts));
});

test("the private page of a service request is printed without its forms", async ({ page, mailbox }) => {
  await page.goto("/service-request");
  await page.locator("input[name=urgency]").first().check();
  await page.locator("[name=vessel]").fill("MV Example");
  await page.locator("textarea[name=description]").fill("Governor does not hold speed.");
  await page.locator("[name=contactName]").fill("J. Smith");
  await page.locator("[name=email]").fill("chief-on-paper@example.org");
  await page.locator("[name=termsAccepted]").check();
  await page.locator("[data-send]").click();
  const thanks = page.locator("#sent");
  await expect(thanks).toContainText(REFERENCE);
  const [reference = ""] = REFERENCE.exec((await thanks.textContent()) ?? "") ?? [];
  const { confirmation } = await mailbox.mailsOf(reference);
  await page.goto(/\/status\/request\/[\w-]{43}/.exec(confirmation.text)?.[0] ?? "");
  await expectDataSheet(page, "en", 1);
  expect((await printed(page)).text).toContain(plain(reference));
});
