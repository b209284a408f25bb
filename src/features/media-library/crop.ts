/** A part of a picture in whole pixels, as sharp expects it. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the largest part of a picture in the proportions `across` : `down`, centred on the focal point as far as the
 * edges allow.
 * @param focal from 0 to 1
 */
export function cropRound(
  picture: { width: number; height: number },
  focal: { x: number; y: number },
  across: number,
  down: number,
): Part {
  const width = Math.max(1, Math.min(picture.width, Math.round((picture.height * across) / down)));
  const height = Math.max(1, Math.min(picture.height, Math.round((picture.width * down) / across)));
  return {
    left: place(focal.x, picture.width, width),
    top: place(focal.y, picture.height, height),
    width,
    height,
  };
}

function place(focal: number, whole: number, part: number): number {
  return Math.max(0, Math.min(whole - part, Math.round(focal * whole - part / 2)));
}
