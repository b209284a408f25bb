import { open, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import {
  CARD_WIDTHS,
  CLEAR,
  cardName,
  FULL,
  ICON_SIDES,
  iconName,
  MARK,
  SHARE,
  TOUCH_ICON_SIDE,
  WHOLE_WIDTHS,
  wholeName,
} from "#ui/picture-paths.ts";
import { cropRound } from "../crop.ts";
import { PICTURE_MAX_PIXELS, PICTURE_SIDE_MAX } from "../picture-limits.ts";
import type { CopiesJob, DecodeAnswer } from "./job.server.ts";

/**
 * Effort 1 takes half the time of effort 2, a twentieth of what the usual 4 takes. With half the resolution of colour,
 * as in JPEG and WebP files, the encoder takes 34 MB instead of 58, and files are a tenth smaller.
 */
const AVIF = { quality: 50, effort: 1, chromaSubsampling: "4:2:0" };
const WEBP = { quality: 74, effort: 4 };
/** Crops are cut from the full copy when the focal point changes, so it has a better quality. */
const FULL_JPEG = { quality: 86 };
const SHARE_JPEG = { quality: 80 };
const CARD_PROPORTIONS = { width: 3, height: 2 };
const SHARE_SIZE = { width: 1200, height: 630 };
/** Three times the space of a logo in the header. */
const MARK_SIZE = { width: 640, height: 160 };
const CLEAR_WEBP = { quality: 90, effort: 4 };
/** Few colours and sharp edges. */
const MARK_WEBP = { nearLossless: true, quality: 60, effort: 4 };
const ICON_PNG = { palette: true, quality: 95, effort: 4 };
/** The decoded pixels while the copies are made. As a file they take none of the 13 MB that 12 megapixels would take. */
const DECODED = "decoded.tiff";
/** A square picture with transparency, and its header. */
const DECODED_BYTES_MAX = PICTURE_SIDE_MAX ** 2 * 4 + 1024;
const TRANSPARENT = { r: 255, g: 255, b: 255, alpha: 0 };
/** White on each side of the icon for home screens, which cut its corners off. */
const TOUCH_ICON_EDGE = 16;

/**
 * Makes the copies of a picture, without metadata, upright, in sRGB; on white where it is transparent, except as a logo
 * and as an icon.
 */
export async function makeCopies({ source, folder, make, focal }: CopiesJob): Promise<DecodeAnswer> {
  const decoded = join(folder, DECODED);
  try {
    const read = await decode(source, decoded);
    return "kind" in read ? read : await copy(decoded, read, { folder, make, focal });
  } finally {
    await rm(decoded, { force: true });
  }
}

/**
 * Makes the copies of decoded pixels.
 * @param decoded path of the pixels
 * @param info their size and number of channels
 */
async function copy(
  decoded: string,
  info: OutputInfo,
  { folder, make, focal }: Omit<CopiesJob, "source">,
): Promise<DecodeAnswer> {
  const clear = () => sharp(decoded, { sequentialRead: true });
  const whole = () => clear().flatten({ background: "#fff" });
  const save = async (name: string, picture: Sharp) => writeFlushed(join(folder, name), await picture.toBuffer());
  const saveSmall = async (widths: readonly number[], nameOf: typeof cardName, picture: () => Sharp) => {
    for (const width of widths) {
      const small = () => picture().resize({ width, withoutEnlargement: true });
      await save(nameOf(width, "avif"), small().avif(AVIF));
      await save(nameOf(width, "webp"), small().webp(WEBP));
    }
  };
  const cut = ({ width, height }: { width: number; height: number }) =>
    whole().extract(cropRound(info, focal, width, height));
  await save(
    SHARE,
    cut(SHARE_SIZE)
      .resize({ ...SHARE_SIZE, withoutEnlargement: true })
      .jpeg(SHARE_JPEG),
  );
  await saveSmall(CARD_WIDTHS, cardName, () => cut(CARD_PROPORTIONS));
  if (make === "all") {
    await save(FULL, whole().jpeg(FULL_JPEG));
    await saveSmall(WHOLE_WIDTHS, wholeName, whole);
    if (info.channels === 4 && !(await clear().stats()).isOpaque) await save(CLEAR, clear().webp(CLEAR_WEBP));
    await save(
      MARK,
      clear()
        .resize({ ...MARK_SIZE, fit: "inside", withoutEnlargement: true })
        .webp(MARK_WEBP),
    );
    const square = (side: number) => ({ width: side, height: side, fit: "contain" }) as const;
    for (const side of ICON_SIDES)
      await save(
        iconName(side),
        clear()
          .resize({ ...square(side), background: TRANSPARENT })
          .png(ICON_PNG),
      );
    const touched = whole().resize({ ...square(TOUCH_ICON_SIDE - 2 * TOUCH_ICON_EDGE), background: "#fff" });
    const edge = { top: TOUCH_ICON_EDGE, bottom: TOUCH_ICON_EDGE, left: TOUCH_ICON_EDGE, right: TOUCH_ICON_EDGE };
    await save(iconName(TOUCH_ICON_SIDE), touched.extend({ ...edge, background: "#fff" }).png(ICON_PNG));
  }
  return { kind: "made", width: info.width, height: info.height };
}

/** Decodes a picture, once for all copies. @param decoded path of the file for the pixels */
async function decode(source: string, decoded: string) {
  const limits = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "truncated", sequentialRead: true } as const;
  try {
    const { pages = 1, format } = await sharp(source, limits).metadata();
    if (pages > 1) return { kind: "animation" } as const;
    if (!["jpeg", "png", "webp", "heif"].includes(format)) return { kind: "damaged" } as const;
    return await sharp(source, limits)
      .autoOrient()
      .resize({ width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .tiff({ compression: "none" })
      .toFile(decoded);
  } catch (cause) {
    // A full disk is no fault of the picture; the decoder's errors have no code.
    const { bavail, bsize } = await statfs(dirname(decoded));
    if (bavail * bsize > DECODED_BYTES_MAX) return { kind: "damaged" } as const;
    throw Object.assign(new Error("no room for the decoded picture", { cause }), { code: "ENOSPC" });
  }
}

async function writeFlushed(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
