import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, "../..");

/** A browser page of fixed size that turns HTML into a PNG. */
export interface Studio {
  /** Renders a whole document at `width` × `height` CSS pixels, `density` device pixels each. */
  shoot: (html: string, width: number, height: number, density?: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens Chromium (`CHROMIUM`, by default Debian's) without network: pages embed all they need. */
export async function openStudio(): Promise<Studio> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  return {
    shoot: async (html, width, height, density = 1) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        offline: true,
      });
      const page = await context.newPage();
      await page.setContent(html);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const picture = await page.screenshot({ omitBackground: true });
      await context.close();
      return picture;
    },
    close: () => browser.close(),
  };
}

/** Saves a picture as PNG with a palette of at most `colours`, as small as sharp can make it; returns its bytes. */
export async function savePng(picture: Buffer, path: string, colours = 64): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const small = await sharp(picture).png({ palette: true, colours, effort: 10, dither: 0 }).toBuffer();
  await writeFile(path, small);
  return small.length;
}

/** Prints one line about a finished file. */
export function report(path: string, bytes: number): void {
  process.stdout.write(`${path} ${(bytes / 1024).toFixed(1)} kB\n`);
}
