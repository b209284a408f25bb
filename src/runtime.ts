import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/*
 * What has to be set before the modules of the site are loaded.
 */

// V8 lets the space for young objects grow to 50 MB while a start or a burst of pages allocates, and rarely gives it back.
// Leaving it at its initial size costs no time that `tools/benchmarks/pages.ts` can see. V8 looks at this flag with each
// growth, and compiled code is cached for the flags it was compiled with.
setFlagsFromString("--semi-space-growth-factor=1");
// After a quiet second V8 lowers the size at which it collects all garbage, so that the next request begins with that: its
// threads take two processors for 60 ms, and every fourth round of `tools/benchmarks/publish.ts` took two to four times as long.
// Without it garbage is collected at the size that a burst of pages has left; the process takes about as much memory.
setFlagsFromString("--no-scavenger-updates-allocation-limit");
// Types are stripped and code is compiled once; later starts read the result, which takes a quarter of the time.
enableCompileCache(join(import.meta.dirname, "..", "build", "compile-cache"));

// React reads it when it is loaded: without it, its slow development build would render the pages.
process.env.NODE_ENV = "production";
