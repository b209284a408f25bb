import "../src/runtime.ts";
import { glob } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/*
 * `node --import ./src/stripped-types.mjs tools/compile-cache.ts build/<folder>`: loads the modules of a start and exits,
 * so that they are in the compile cache, and without their types in `build/stripped`. The first start of a new build is
 * then as fast as later ones. It exits with 1 when a module cannot be loaded.
 */

const [, , folder = ""] = process.argv;
await import("../src/start.ts");
await import("../src/site.server.ts");
// Loaded at the first sign-in. A module whose types are stripped later loads Node's compiler, which takes 10 MB.
await import("../src/features/accounts/auth.server.ts");
await import(pathToFileURL(join(folder, "server", "index.js")).href);
// The programs of the site's child processes; without a parent they do nothing.
await import("../src/features/chart/chart-process.server.ts");
await import("../src/features/media-library/decode/decoding-process.server.ts");
// Texts, and what a new site publishes, are loaded when they are needed.
const load = createRequire(import.meta.url);
for await (const file of glob(["src/**/texts/*.ts", "src/collections/*/{example,company}-*.ts"])) load(resolve(file));
