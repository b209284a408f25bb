import "#platform/child-program.server.ts";
import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import sharp from "sharp";
import { type DecodeJob, OUT_OF_BOUNDS } from "./job.server.ts";
import { makeCopies } from "./make-copies.server.ts";
import { makePhoto } from "./make-photo.server.ts";

/*
 * A process of its own that decodes pictures for `decoders.server.ts`, one at a time: at a low priority, with bounds of
 * memory and processor time, and without the site's data and secrets, so that a picture that attacks the decoder harms
 * nothing else.
 */

/** Bytes of memory that the process may take: 40 megapixels with transparency in 16 bits are 320 MB. */
const MEMORY_MAX = 900 * 1024 * 1024;
/** Microseconds of processor time for one picture; one of 12 megapixels takes a second and a half. */
const PROCESSOR_TIME_MAX = 30_000_000;
const LOOK_EVERY_MS = 100;
/** A tenth of the site's share where both want the processor. The lowest priority, 19, would almost stop it. */
const LOW_PRIORITY = 10;

/** Lowers the priority. On Linux it belongs to each thread, so that existing threads have to be set too. */
function stepBack(): void {
  setPriority(LOW_PRIORITY);
  try {
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), LOW_PRIORITY);
  } catch {
    // On other systems the priority belongs to the process.
  }
}

stepBack();
sharp.concurrency(1);
sharp.cache(false);

let before = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  if (user + system > PROCESSOR_TIME_MAX || process.memoryUsage.rss() > MEMORY_MAX) process.exit(OUT_OF_BOUNDS);
}, LOOK_EVERY_MS).unref();

process.on("message", async (job: DecodeJob) => {
  before = process.cpuUsage();
  try {
    process.send?.(await (job.make === "photo" ? makePhoto(job) : makeCopies(job)));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    process.send?.({ kind: "failed", code, message: String(error) });
  }
});
process.on("disconnect", () => process.exit());
