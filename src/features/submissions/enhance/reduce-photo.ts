/** Longest side in pixels and quality of a photo that is sent: the text on a type plate stays readable. */
const SIDE = 1600;
const QUALITY = 0.8;

/**
 * Returns a photo as a smaller JPEG, upright; the photo itself where that is not smaller, or the browser cannot do it.
 * @returns undefined for a file that the browser cannot read as a picture
 */
export async function reducePhoto(photo: File): Promise<Blob | undefined> {
  if (!("createImageBitmap" in globalThis)) return photo;
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const reduced = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return reduced !== null && reduced.size < photo.size ? reduced : photo;
}
