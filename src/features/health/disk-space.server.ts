import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "#platform/files/disk-steps.server.ts";

/** Room on the disk of a folder, in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
  /** Too little is left to be at ease. */
  low: boolean;
}

const LOW_BYTES = 1_000_000_000;
const LOW_PART = 0.05;

/** Room for this process on the disk of a folder, or of the nearest one above it that is there. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(await nearest(folder));
  return diskSpaceOf(bavail * bsize, blocks * bsize);
}

/** Says whether so much of a disk is too little: less than 1 GB, or less than 5 % of it. */
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
