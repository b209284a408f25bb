import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { removeUnfinished } from "./keep-newest.server.ts";
import { namesIn } from "./running-site.server.ts";

const STAGING = /^restoring-[0-9a-f]{8}$/;
/** ms; no restore takes so long. */
const DAY_MS = 86_400_000;

/** A new folder in which a restore puts its site together. */
export function newStaging(dataDir: string): string {
  return join(dataDir, `restoring-${randomBytes(4).toString("hex")}`);
}

/** Removes the folders of restores that did not come to their end. @param before of those that began before, ms since 1970 */
export async function removeLeftStaging(dataDir: string, before = Number.POSITIVE_INFINITY): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    if (!STAGING.test(name)) continue;
    const path = join(dataDir, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts !== undefined && facts.birthtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Removes what killed backups and restores have left: whole copies of what people have sent, which no erasure would find.
 * Those that may still be at work are let be.
 * @param now ms since 1970
 */
export async function removeLeftBehind(dataDir: string, backupDir: string, now: number): Promise<void> {
  await removeUnfinished(backupDir, now);
  await removeLeftStaging(dataDir, now - DAY_MS);
}
