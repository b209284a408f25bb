import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { boundHeap } from "#platform/memory-settings.ts";

/*
 * What has to be set before the modules of the site are loaded.
 */

boundHeap();
// Types are stripped and code is compiled once; later starts read the result, which takes a quarter of the time.
enableCompileCache(join(import.meta.dirname, "..", "build", "compile-cache"));

// React reads it on import: otherwise its slow development build would render the pages.
process.env.NODE_ENV = "production";
