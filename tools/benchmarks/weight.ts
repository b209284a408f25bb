import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CURRENT } from "#platform/http/build-folder.server.ts";

/*
 * Bytes of the first response and of scripts, by route: `node tools/benchmarks/weight.ts [address]` against a running site
 * (http://localhost:3000 unless told). The first answer of a page is compressed quickly; ask twice for the best one.
 */
const site = process.argv[2] ?? "http://localhost:3000";
const LIMIT = 14_600;
const PATHS = [
  "/",
  "/about",
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
  "/media",
];

const get = (path: string) => fetch(site + path, { headers: { "accept-encoding": "br" } });

/** Size of a script as it travels: its compressed copy. */
async function scriptBytes(path: string): Promise<number> {
  return (await readFile(join(CURRENT, "client", `${path}.br`))).length;
}

for (const prefix of ["", "/pl", "/de"]) {
  for (const path of PATHS) {
    const address = prefix + (path === "/" && prefix !== "" ? "" : path);
    const answer = await get(address);
    const bytes = Number(answer.headers.get("content-length"));
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map((match) => match[1] ?? "");
    const weights = await Promise.all(scripts.map(scriptBytes));
    const script = weights.reduce((sum, weight) => sum + weight, 0);
    const verdict = bytes <= LIMIT ? "" : "  over the limit";
    process.stdout.write(`${address.padEnd(20)} ${String(bytes).padStart(6)} bytes, script ${script}${verdict}\n`);
  }
}
