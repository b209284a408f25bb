import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/*
 * What has to be set before the modules of the site are loaded.
 */

// V8 lets the space for young objects grow to 50 MB while a start or a burst of pages allocates, and rarely gives it back.
// Kept at its first size it costs no time that `tools/benchmarks/pages.ts` can see. V8 looks at this flag with each growth,
// and compiled code is cached for the flags it was compiled with.
setFlagsFromString("--semi-space-growth-factor=1");
// Types are taken out and code is compiled once; later starts read what came of it: a quarter of their time.
enableCompileCache(join(import.meta.dirname, "..", "build", "compile-cache"));

// React reads it when it is loaded: without it, its slow development build would render the pages.
process.env.NODE_ENV = "production";
