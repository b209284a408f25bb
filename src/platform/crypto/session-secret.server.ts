import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.server.ts";

const BYTES = 32;

/**
 * Returns the secret that signs sessions: the configured one, or one created at the first start and stored in
 * `dataDir`, readable by its owner only.
 */
export async function sessionSecret({ sessionSecret: given, dataDir }: Config): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, "session-secret");
  const secret = randomBytes(BYTES).toString("base64url");
  try {
    // `wx`: of two first starts at once, one writes and both read the same secret.
    await writeFile(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return (await readFile(file, "utf8")).trim();
  }
}
