import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { flush, makeFolder } from "#platform/files/disk-steps.server.ts";

const MODE = 0o600;

/** Writes a small file atomically, readable for its owner only. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  const beside = `${path}.${randomBytes(4).toString("hex")}`;
  try {
    const handle = await open(beside, "wx", MODE);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flush(dirname(path));
}
