import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CURRENT } from "#platform/http/build-folder.server.ts";
import { LANGUAGE_SEGMENTS } from "#platform/i18n/localized-urls.ts";

/*
 * Measures the bytes of the first response with its headers, and of scripts, by route: `node tools/benchmarks/weight.ts
 * [address]` against a running site (http://localhost:3000 by default). For some seconds after a start or a change of
 * content, pages are compressed quickly and are a tenth larger: run it again then.
 */
const site = process.argv[2] ?? "http://localhost:3000";
const LIMIT = 14_600;
const PATHS = [
  "/",
  "/about",
  "/find",
  "/services",
  ...[1, 2, 3, 4, 5, 6].map((id) => `/services/${id}`),
  "/projects",
  "/projects/11",
  "/news",
  "/news/14",
  "/products",
  "/products/1",
  "/careers",
  "/careers/1",
  "/contact",
  "/achievements",
  "/terms",
  "/privacy",
  "/imprint",
  "/accessibility",
  "/media",
];

const get = (path: string) => fetch(site + path, { headers: { "accept-encoding": "br" } });

/** Returns the transfer size of a script: its compressed copy. */
async function scriptBytes(path: string): Promise<number> {
  return (await readFile(join(CURRENT, "client", `${path}.br`))).length;
}

/** Returns the bytes of a response as HTTP/1.1 sends it. */
function bytesOf({ headers }: Response): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return "HTTP/1.1 200 OK\r\n\r\n".length + lines.join("").length + Number(headers.get("content-length"));
}

for (const prefix of ["", ...LANGUAGE_SEGMENTS.map((code) => `/${code}`)]) {
  for (const path of PATHS) {
    const address = prefix + (path === "/" && prefix !== "" ? "" : path);
    const answer = await get(address);
    const bytes = bytesOf(answer);
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map((match) => match[1] ?? "");
    const weights = await Promise.all(scripts.map(scriptBytes));
    const script = weights.reduce((sum, weight) => sum + weight, 0);
    const verdict = bytes <= LIMIT ? "" : "  over the limit";
    process.stdout.write(`${address.padEnd(20)} ${String(bytes).padStart(6)} bytes, script ${script}${verdict}\n`);
  }
}
