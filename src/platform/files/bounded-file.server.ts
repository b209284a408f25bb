import { type FileHandle, open } from "node:fs/promises";

/** Maximum bytes of one read. */
const READ_MAX = 1024 * 1024;

/** A file of which only small parts are read. */
export interface BoundedFile {
  /** Bytes. */
  size: number;
  /**
   * Reads a part; shorter at the end of the file. @throws Error for more than 1 MiB at once, and after the file was
   * closed
   */
  read(position: number, length: number): Promise<Buffer>;
}

/** Opens a file while `use` runs. */
export async function withBoundedFile<T>(path: string, use: (file: BoundedFile) => Promise<T>): Promise<T> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    return await use({ size, read: (position, length) => readPart(handle, size, position, length) });
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, size: number, position: number, length: number): Promise<Buffer> {
  if (length > READ_MAX) throw new Error("a part of a file that is too large to be read at once");
  const wanted = Math.max(0, Math.min(length, size - position));
  const part = Buffer.alloc(wanted);
  let filled = 0;
  while (filled < wanted) {
    const { bytesRead } = await handle.read(part, filled, wanted - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return part.subarray(0, filled);
}
