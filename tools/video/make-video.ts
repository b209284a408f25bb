import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { DURATION, PICTURE } from "./timeline.ts";

/**
 * Films the scene: one screenshot per frame, piped to ffmpeg, into `public/video/presentation.{mp4,webm}`. With
 * `--stills 1,6.5,20 --to folder` it saves only those seconds as PNG. `CHROMIUM` and `FFMPEG` override the programs.
 * The film has its own copies of the drawings in `drawings/`, because it cuts their paths at known points.
 */
const FPS = 25;
const ROOT = join(import.meta.dirname, "../..");
const ORIGIN = "http://film.invalid";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
try {
  const page = await openScene(browser);
  const stills = option("--stills");
  if (stills) await saveStills(page, stills.split(",").map(Number), option("--to") ?? ".");
  else await film(page);
} finally {
  await browser.close();
}

/** Opens the scene from files only: every request is answered here, with the types stripped from TypeScript. */
async function openScene(from: Browser): Promise<Page> {
  const page = await from.newPage({ viewport: { width: PICTURE.width, height: PICTURE.height } });
  page.on("pageerror", (error) => process.stderr.write(`${error.stack ?? error}\n`));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith(".ts")) {
      const source = await readFile(join(import.meta.dirname, path), "utf8");
      await route.fulfill({ contentType: "text/javascript", body: stripTypeScriptTypes(source) });
    } else await route.fulfill({ path: fileOf(path) });
  });
  await page.goto(`${ORIGIN}/scene.html`);
  await page.waitForFunction(() => typeof window.renderAt === "function", undefined, { timeout: 20_000 });
  return page;
}

function fileOf(path: string): string {
  if (path.startsWith("/fonts/")) return join(ROOT, "app", path);
  return join(import.meta.dirname, path);
}

async function pictureAt(page: Page, seconds: number): Promise<Buffer> {
  await page.evaluate((at) => window.renderAt(at), seconds);
  return page.screenshot();
}

async function saveStills(page: Page, moments: number[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const seconds of moments) {
    await writeFile(join(folder, `still-${seconds.toFixed(2).padStart(5, "0")}.png`), await pictureAt(page, seconds));
  }
}

async function film(page: Page): Promise<void> {
  const folder = join(ROOT, "public/video");
  await mkdir(folder, { recursive: true });
  const colour = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p";
  const tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-an", "-g", "125"];
  const encoder = spawn(
    process.env.FFMPEG ?? "ffmpeg",
    ["-v", "error", "-y", "-f", "image2pipe", "-framerate", String(FPS), "-c:v", "png", "-i", "-"]
      .concat(["-vf", colour, "-c:v", "libx264", "-profile:v", "high", "-preset", "slow", "-tune", "animation"])
      .concat(["-crf", "25", ...tags, "-movflags", "+faststart", join(folder, "presentation.mp4")])
      .concat(["-vf", colour, "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "42", "-cpu-used", "2", "-row-mt", "1"])
      .concat([...tags, join(folder, "presentation.webm")]),
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(encoder, "exit");
  for (let frame = 0; frame < DURATION * FPS; frame++) {
    const picture = await pictureAt(page, frame / FPS);
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}
