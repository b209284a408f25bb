import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/*
 * Preloaded by the process of the site and by its child processes. Modules below this folder are loaded without their
 * types, which are stripped once: each result is a file in `build/stripped`, named by the hash of its source. Node's
 * compile cache does that too, but keeps a copy of all that it has read: 11 of 77 MB at the start of the site. It is
 * JavaScript, because a preload with types would load Node's compiler.
 */

const SOURCES = pathToFileURL(join(import.meta.dirname, "/")).href;
const STRIPPED = join(import.meta.dirname, "..", "build", "stripped");

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(SOURCES) || !url.endsWith(".ts")) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url));
    const file = join(STRIPPED, `${createHash("sha256").update(source).digest("hex")}.js`);
    return { format: "module", source: readStripped(file) ?? strip(source, file), shortCircuit: true };
  },
});

/** @param {string} file */
function readStripped(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Strips the types and stores the result, where the folder can be written.
 * @param {Buffer} source
 * @param {string} file
 */
function strip(source, file) {
  const stripped = stripTypeScriptTypes(source.toString("utf8"));
  try {
    mkdirSync(STRIPPED, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, stripped);
    renameSync(unfinished, file);
  } catch {
    // A release on a read-only system has the files; elsewhere the types are stripped at each start.
  }
  return stripped;
}
