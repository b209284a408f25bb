import * as site from "./0001-site.ts";
import * as submissions from "./0002-submissions.ts";

/** All migrations by name; they run in the order of their names, each once. */
export const migrations = { "0001-site": site, "0002-submissions": submissions };
