import type { BoundedFile } from "#platform/files/bounded-file.server.ts";
import type { PictureHeader } from "./picture-header.server.ts";

/** Bytes of the box with a picture's properties, at most: they name tiles and colour profiles, not pixels. */
const META_MAX = 1024 * 1024;
const BOXES_MAX = 50;
/** Sequences, of AVIF and of HEIC. */
const MOVING = ["avis", "msf1", "hevc", "hevx"];

/** Reads the size of an AVIF. HEIC, which the decoder does not support, and sequences are recognized by their brands. */
export async function readHeif(file: BoundedFile): Promise<PictureHeader> {
  const brands = await readBrands(file);
  const [major = ""] = brands;
  if (MOVING.includes(major)) return "animation";
  // A still picture may list the brand of sequences too, when it also has a moving version.
  if (brands.includes("avif")) return brands.includes("avis") ? "animation" : readSize(file);
  if (brands.some((brand) => /^(?:hei|hev|mif1|mif2)/.test(brand))) return "heic";
  return "not-a-picture";
}

/** Reads the brands of the file-type box, the major one first: ISO/IEC 14496-12, 4.3. */
async function readBrands(file: BoundedFile): Promise<string[]> {
  const length = (await file.read(0, 4)).readUInt32BE(0);
  const box = await file.read(8, Math.max(0, Math.min(length, 256) - 8));
  const names = Array.from({ length: Math.floor(box.length / 4) }, (_, i) => box.toString("latin1", i * 4, i * 4 + 4));
  // The second word is the major brand's version.
  return names.filter((_, i) => i !== 1);
}

/** Reads the largest size (`ispe`) in the meta box: that of the picture is never smaller than those of its tiles. */
async function readSize(file: BoundedFile): Promise<PictureHeader> {
  const meta = await findMeta(file);
  if (meta === undefined) return "damaged";
  const size = { width: 0, height: 0 };
  for (let at = meta.indexOf("ispe"); at !== -1 && at + 16 <= meta.length; at = meta.indexOf("ispe", at + 4)) {
    size.width = Math.max(size.width, meta.readUInt32BE(at + 8));
    size.height = Math.max(size.height, meta.readUInt32BE(at + 12));
  }
  return size.width === 0 ? "damaged" : size;
}

async function findMeta(file: BoundedFile): Promise<Buffer | undefined> {
  let at = 0;
  for (let count = 0; count < BOXES_MAX; count++) {
    const head = await file.read(at, 8);
    if (head.length < 8) return undefined;
    const length = head.readUInt32BE(0);
    if (head.toString("latin1", 4, 8) === "meta") return length > META_MAX ? undefined : file.read(at, length);
    if (length < 8) return undefined;
    at += length;
  }
  return undefined;
}
