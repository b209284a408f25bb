import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/*
 * What has to be set before the modules of the site are loaded.
 */

// V8 lets the space for young objects grow to 50 MB while a start or a burst of pages allocates, and rarely shrinks it.
// Its initial size costs no time that `tools/benchmarks/pages.ts` can measure. V8 reads this flag at each growth, and
// the compile cache is specific to the flags.
setFlagsFromString("--semi-space-growth-factor=1");
// After an idle second V8 lowers the heap size at which it collects all garbage, so that the next request begins with a
// collection: its threads take two processors for 60 ms, and every fourth round of `tools/benchmarks/publish.ts` took
// two to four times as long. With this flag garbage is collected at the size that a burst of pages has left; the
// process takes about as much memory.
setFlagsFromString("--no-scavenger-updates-allocation-limit");
// V8 collects all garbage when the heap has grown by this part, not by up to three times: it would take 100 MB under load
// for 50 MB that are in use.
setFlagsFromString("--heap-growing-percent=30");
// Types are stripped and code is compiled once; later starts read the result, which takes a quarter of the time.
enableCompileCache(join(import.meta.dirname, "..", "build", "compile-cache"));

// React reads it on import: otherwise its slow development build would render the pages.
process.env.NODE_ENV = "production";
