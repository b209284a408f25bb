import sharp from "sharp";

/** Returns a JPEG of 12 megapixels: noise over a gradient, as hard to compress as a photo taken at night. */
export async function samplePhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const rough = sharp({ create: { width: 1000, height: 750, channels: 3, background: "#888", noise } }).png();
  const photo = sharp(await rough.toBuffer())
    .resize(4000, 3000)
    .jpeg({ quality: 90 });
  return Buffer.from(await photo.toBuffer());
}
