import sharp from "sharp";

/**
 * A photo from a camera that was turned, with a position and the remark "Secret berth" in its EXIF data. Shown upright,
 * its upper half is red and its lower half blue.
 * @param width as stored; shown upright it is the height
 */
export function jpegWithPosition(width: number, height: number): Promise<Buffer> {
  const left = Math.ceil(width / 2);
  const blue = { create: { width: width - left, height, channels: 3, background: "#102080" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#a02010" } })
    .composite([{ input: blue, left, top: 0 }])
    .withExif({
      IFD0: { ImageDescription: "Secret berth" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 21/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "18/1 39/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
