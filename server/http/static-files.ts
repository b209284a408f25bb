import sirv from "sirv";
import type { Assets } from "../assets.ts";
import { filePolicy } from "./security-headers.ts";
import type { Step } from "./site-request.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Says whether sirv reads a range rightly: one part, from a place on or from the start, as players ask for it. */
export function isPlainRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? "") ?? [];
  return from !== undefined && (to === "" || (Number(to) > 0 && Number(from) <= Number(to)));
}

/**
 * Serves what the build left: hashed assets and versioned files for ever, others for a day; ranges for the video,
 * compressed copies where the build made them.
 */
export function staticFiles(assets: Assets, common: Readonly<Record<string, string>>): Step {
  const serve = sirv(assets.folder, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    extensions: [],
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
      const versioned = pathname.startsWith("/assets/") || response.req.url?.includes("?v=") === true;
      response.setHeader("Cache-Control", versioned ? FOR_EVER : A_DAY);
      response.setHeader("Content-Security-Policy", filePolicy(assets.styleHashes(pathname)));
    },
  });
  return (request, response) =>
    new Promise((resolve) => {
      if (request.method !== "GET" && request.method !== "HEAD") return resolve(false);
      response.once("close", () => resolve(true));
      // Without a range the whole file is sent, as the standard allows for any range that is not understood.
      if (!isPlainRange(request.headers.range)) delete request.headers.range;
      serve(request, response, () => resolve(false));
    });
}
