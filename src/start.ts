import { join } from "node:path";
import { MALLOC_SETTINGS } from "#platform/memory-settings.ts";

/*
 * The program: `node src/start.ts`. It replaces itself by a process with variables that are read only when a process
 * starts, unless they are set. `runtime.ts` sets what all modules need before the site is imported.
 */

if (import.meta.main && process.platform === "linux" && process.env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...MALLOC_SETTINGS,
    // As in `runtime.ts`, here also for the first modules: to strip their types takes a tenth of a start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, "..", "build", "compile-cache"),
  });
}

// `tools/compile-cache.ts` imports it only to have it in the compile cache.
if (import.meta.main) {
  await import("./runtime.ts");
  const { runSite } = await import("./site.server.ts");
  await runSite();
}
