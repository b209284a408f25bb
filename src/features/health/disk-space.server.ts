import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "#platform/files/disk-steps.server.ts";

/** Disk space of a folder in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
  /** Whether too little space is left. */
  low: boolean;
}

const LOW_BYTES = 1_000_000_000;
const LOW_PART = 0.05;

/** Returns the disk space available to this process for a folder or its nearest existing parent. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(await nearest(folder));
  return diskSpaceOf(bavail * bsize, blocks * bsize);
}

/** Returns disk space with `low` set below 1 GB or 5 % of the disk. */
export function diskSpaceOf(free: number, total: number): DiskSpace {
  return { free, total, low: free < LOW_BYTES || free < total * LOW_PART };
}

async function nearest(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if (errorCode(error) !== "ENOENT" || folder === dirname(folder)) throw error;
    return nearest(dirname(folder));
  }
}
