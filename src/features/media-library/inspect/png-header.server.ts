import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import type { PictureHeader } from "./picture-header.server.ts";

const CHUNKS_MAX = 500;
const FIRST_CHUNK = 8;

/** Reads the size of a PNG; one with an animation (`acTL`, which precedes the first pixels) is refused. */
export async function readPng(file: BoundedFile): Promise<PictureHeader> {
  const first = await file.read(FIRST_CHUNK, 16);
  if (first.length < 16 || chunkType(first) !== "IHDR") return "damaged";
  const size = { width: first.readUInt32BE(8), height: first.readUInt32BE(12) };
  let at = FIRST_CHUNK;
  for (let count = 0; count < CHUNKS_MAX; count++) {
    const chunk = await file.read(at, 8);
    if (chunk.length < 8) return size;
    const type = chunkType(chunk);
    if (type === "acTL") return "animation";
    if (type === "IDAT" || type === "IEND") return size;
    at += 12 + chunk.readUInt32BE(0);
  }
  return "damaged";
}

const chunkType = (chunk: Buffer) => chunk.toString("latin1", 4, 8);
