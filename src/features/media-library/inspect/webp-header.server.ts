import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import type { PictureHeader } from "./picture-header.server.ts";

const ANIMATED = 0x02;

/** Reads the size of a WebP from its first chunk: RFC 9649, 2.4 to 2.7. */
export async function readWebp(file: BoundedFile): Promise<PictureHeader> {
  const head = await file.read(12, 18);
  if (head.length < 18) return "damaged";
  switch (head.toString("latin1", 0, 4)) {
    case "VP8X":
      if ((head.readUInt8(8) & ANIMATED) !== 0) return "animation";
      return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 };
    case "VP8L": {
      if (head[8] !== 0x2f) return "damaged";
      const bits = head.readUInt32LE(9);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      // Frame tag of 3 bytes, start code 9D 01 2A, then both sizes with a scale in their upper two bits.
      if (head.readUIntBE(11, 3) !== 0x9d012a) return "damaged";
      return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff };
    default:
      return "damaged";
  }
}
