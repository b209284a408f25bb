import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config.server.ts";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { SESSION_SECRET } from "./archive-paths.server.ts";

/** Reads the site's secret from DATA_DIR; undefined when there is no file. */
export async function readSecretFile(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, SESSION_SECRET), "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns a fingerprint by which secrets can be compared without revealing them. */
export function secretFingerprint(secret: string): string {
  return createHmac("sha256", secret).update("backup").digest("hex");
}

/** Returns the fingerprint of the secret that a site with this configuration uses; undefined before its first start. */
export async function usedSecretFingerprint({
  sessionSecret,
  dataDir,
}: Pick<Config, "sessionSecret" | "dataDir">): Promise<string | undefined> {
  const secret = sessionSecret ?? (await readSecretFile(dataDir));
  return secret === undefined ? undefined : secretFingerprint(secret);
}
