import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium, type Page, type Route } from "playwright-core";
import { packPdf } from "./pack-pdf.ts";

/**
 * Prints each `*.html` of this folder, an example data sheet, into `public/media/documents/<name>.pdf`.
 * Run it as `node tools/documents/print-data-sheets.ts`; `CHROMIUM` overrides the browser's path.
 */
const TARGET = join(import.meta.dirname, "../../public/media/documents");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await mkdir(TARGET, { recursive: true });
  const page = await browser.newPage();
  await page.route("**/drawings/*.svg", forPrint);
  for (const file of await readdir(import.meta.dirname)) {
    if (file.endsWith(".html")) await print(page, file);
  }
} finally {
  await browser.close();
}

async function print(page: Page, file: string): Promise<void> {
  const missing: string[] = [];
  page.on("requestfailed", (request) => missing.push(request.url()));
  await page.goto(pathToFileURL(join(import.meta.dirname, file)).href);
  await page.evaluate(() => document.fonts.ready);
  if (missing.length > 0) throw new Error(`${file} names what is not there: ${missing.join(", ")}`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await writeFile(join(TARGET, file.replace(/html$/, "pdf")), packPdf(pdf));
}

/** A non-scaling stroke is printed as thousands of points; the labels are illegible at this size. */
async function forPrint(route: Route): Promise<void> {
  const svg = await readFile(fileURLToPath(route.request().url()), "utf8");
  const body = svg.replaceAll(/vector-effect:[a-z-]+;?|<text[\s\S]*?<\/text>/g, "");
  await route.fulfill({ contentType: "image/svg+xml", body });
}
