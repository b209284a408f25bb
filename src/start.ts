import { join } from "node:path";

/*
 * The program: `node src/start.ts`. It starts itself again in the same process with settings that are read only when a
 * process starts; `runtime.ts` sets what all modules need before the site is imported.
 */

/**
 * glibc gives each thread a heap of its own and returns little of it: 40 MB after the pages are compressed, and more
 * with each burst of uploads. With one heap, and with large blocks apart from it, freed memory goes back to the system.
 */
const SETTINGS = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // As in `runtime.ts`, for the first modules too: their types are stripped once.
  NODE_COMPILE_CACHE: join(import.meta.dirname, "..", "build", "compile-cache"),
};

if (process.platform === "linux" && process.env.MALLOC_ARENA_MAX === undefined) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...SETTINGS });
}

await import("./runtime.ts");
const { runSite } = await import("./site.server.ts");
await runSite();
