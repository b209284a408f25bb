import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import type { PictureHeader } from "./picture-header.server.ts";

/** Segments before the one with the size: a photo with a colour profile and a preview has some dozen. */
const SEGMENTS_MAX = 500;

/** Starts of frames (ITU-T T.81, table B.1): all of C0 to CF but the tables DHT and DAC, and JPG, which is reserved. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const STANDALONE = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]);

/** Reads the size of a JPEG from its first frame header. */
export async function readJpeg(file: BoundedFile): Promise<PictureHeader> {
  let at = 2;
  for (let count = 0; count < SEGMENTS_MAX; count++) {
    const segment = await file.read(at, 9);
    if (segment.length < 9 || segment[0] !== 0xff) return "damaged";
    const marker = segment[1] ?? 0;
    // Any number of FF may precede a marker.
    if (marker === 0xff) at += 1;
    else if (STANDALONE.has(marker)) at += 2;
    else if (isFrame(marker)) return { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    else if (marker === 0xda || marker === 0xd9) return "damaged";
    else at += 2 + segment.readUInt16BE(2);
  }
  return "damaged";
}
