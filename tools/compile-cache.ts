import "../src/runtime.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/*
 * `node tools/compile-cache.ts build/<folder>`: loads what a start loads and ends, so that the compile cache has it. The first
 * start with a new build is then as fast as later ones. It ends with 1 when something cannot be loaded.
 */

const [, , folder = ""] = process.argv;
await import("../src/site.server.ts");
await import(pathToFileURL(join(folder, "server", "index.js")).href);
