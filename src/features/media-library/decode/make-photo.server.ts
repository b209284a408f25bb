import sharp from "sharp";
import { PICTURE_MAX_PIXELS } from "../picture-limits.ts";
import type { DecodeAnswer, PhotoJob } from "./job.server.ts";

const JPEG = { quality: 82 };

/** Decodes a JPEG and encodes it again: upright, in sRGB, without metadata, no larger than the job's side. */
export async function makePhoto({ source, side }: PhotoJob): Promise<DecodeAnswer> {
  const limits = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "truncated", sequentialRead: true } as const;
  try {
    if ((await sharp(source, limits).metadata()).format !== "jpeg") return { kind: "damaged" };
    const { data, info } = await sharp(source, limits)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true });
    return { kind: "made", width: info.width, height: info.height, bytes: data };
  } catch {
    return { kind: "damaged" };
  }
}
