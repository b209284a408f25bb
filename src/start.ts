import { pathToFileURL } from "node:url";
import { MALLOC_SETTINGS, STRIPPED_TYPES } from "#platform/memory-settings.ts";

/*
 * The program: `node src/start.ts`. It replaces itself by a process with variables that are read only when a process
 * starts, unless they are set, and with a preload. `runtime.ts` sets what all modules need before the site is imported.
 */

if (import.meta.main && process.platform === "linux" && process.env.MALLOC_ARENA_MAX === undefined) {
  const preload = ["--import", pathToFileURL(STRIPPED_TYPES).href];
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...preload, ...process.argv.slice(1)], {
    ...process.env,
    ...MALLOC_SETTINGS,
    // It takes memory for as long as the process runs, see the preload.
    NODE_DISABLE_COMPILE_CACHE: "1",
  });
}

// `tools/compile-cache.ts` imports it only to have it in the compile cache.
if (import.meta.main) {
  await import("./runtime.ts");
  const { runSite } = await import("./site.server.ts");
  await runSite();
}
