import sharp from "sharp";
import { photo } from "../../pictures/picture-samples.ts";

/** Returns a photo as from a phone, 4000 × 3000 pixels with a GPS position, as a file to choose. */
export async function phonePhoto(name = "phone.jpg") {
  const grain = await photo(200, 150).png().toBuffer();
  const buffer = await sharp(grain)
    .resize(4000, 3000)
    .jpeg()
    .withExif({ IFD0: { Model: "Phone" }, IFD3: { GPSLatitude: "54/1 22/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
