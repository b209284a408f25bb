import { libraryDrawing } from "./drawings.ts";

/*
 * Where the pictures of the library lie. An uploaded picture of 2400 × 1800 pixels is named, in every `img` and in rich
 * texts, by the path of its largest copy:
 *
 *   /pictures/<key>/2400x1800/full.jpg       the whole picture, its longest side 2400 pixels at most
 *   /pictures/<key>/2400x1800/full-480.avif  3:2 round the focal point, for cards; also 960, also .webp
 *   /pictures/<key>/2400x1800/whole-480.avif the whole picture, smaller; also 960 and 1440, also .webp
 *   /pictures/<key>/2400x1800/share.jpg      1200 × 630 round the focal point, for shared links
 *   /pictures/<key>/2400x1800/mark.webp      the whole picture, small and still transparent, as a logo
 *   /pictures/<key>/2400x1800/icon-192.png   the whole picture on a transparent square; also 512, and 180 on white
 *
 *   /pictures/<key>/2400x1800/clear.webp     as full.jpg, of a transparent picture only: exports contain it
 *
 * Every other copy exists of every picture, never larger than the original was, except icons. Pictures uploaded by an
 * earlier release may lack the copies from mark.webp on. The size in the path lets pages leave room.
 */

/** Widths in pixels of the copies for cards. */
export const CARD_WIDTHS = [480, 960] as const;
/** Widths in pixels of the copies of the whole picture. */
export const WHOLE_WIDTHS = [480, 960, 1440] as const;
/** Formats of the copies, best first. */
export const COPY_TYPES = ["avif", "webp"] as const;
/** Sides in pixels of the copies for icons. */
export const ICON_SIDES = [192, 512] as const;
/** Side in pixels of the copy for home screens, which show no transparency. */
export const TOUCH_ICON_SIDE = 180;

export type CopyType = (typeof COPY_TYPES)[number];

const KEY = "[0-9a-f]{40}";
const FOLDER = new RegExp(
  `^/pictures/(${KEY})/([1-9]\\d{0,3})x([1-9]\\d{0,3})/([a-z0-9-]{4,10}\\.(?:jpg|avif|webp|png))$`,
);
const DOCUMENT = new RegExp(`^/documents/(${KEY})/[a-z0-9-]{1,80}\\.pdf$`);

/** File names of the copies. */
export const FULL = "full.jpg";
export const SHARE = "share.jpg";
export const CLEAR = "clear.webp";
export const MARK = "mark.webp";
export const iconName = (side: (typeof ICON_SIDES)[number] | typeof TOUCH_ICON_SIDE) => `icon-${side}.png`;
export const cardName = (width: number, type: CopyType) => `full-${width}.${type}`;
export const wholeName = (width: number, type: CopyType) => `whole-${width}.${type}`;

const both = (widths: readonly number[], nameOf: (width: number, type: CopyType) => string) =>
  COPY_TYPES.flatMap((type) => widths.map((width) => nameOf(width, type)));

/** File names of the copies of an uploaded picture that depend on its focal point. */
export const CROPPED_FILES: readonly string[] = [SHARE, ...both(CARD_WIDTHS, cardName)];

/** File names of the other copies. */
const UNCROPPED_FILES: readonly string[] = [
  ...[FULL, CLEAR, ...both(WHOLE_WIDTHS, wholeName)],
  ...[MARK, iconName(TOUCH_ICON_SIDE), ...ICON_SIDES.map(iconName)],
];

const FILES: ReadonlySet<string> = new Set([...CROPPED_FILES, ...UNCROPPED_FILES]);

/** An uploaded picture, parsed from its path. Sizes in pixels. */
export interface PictureFile {
  key: string;
  width: number;
  height: number;
  /** The name of one of its copies. */
  file: string;
}

/** Parses the path of any file of an uploaded picture; undefined for every other path. */
export function parsePicturePath(path: string): PictureFile | undefined {
  const [, key, width, height, file] = FOLDER.exec(path) ?? [];
  if (key === undefined || file === undefined || !FILES.has(file)) return undefined;
  return { key, width: Number(width), height: Number(height), file };
}

/** Returns the path of an uploaded picture for `img`. */
export function picturePath({ key, width, height }: Omit<PictureFile, "file">): string {
  return `/pictures/${key}/${width}x${height}/${FULL}`;
}

/** Returns the uploaded picture of a path to its largest copy. */
function uploaded(path: string): PictureFile | undefined {
  const parsed = parsePicturePath(path);
  return parsed?.file === FULL ? parsed : undefined;
}

/** Returns whether a path has the form of a library picture: a drawing, or an upload. It may not exist. */
export function isLibraryPicture(path: string): boolean {
  return libraryDrawing(path) !== undefined || uploaded(path) !== undefined;
}

/** Returns the key of the upload at a path; undefined for drawings and all other paths. */
export function keyOf(path: string): string | undefined {
  return uploaded(path)?.key;
}

/** Returns the key of the uploaded document at a path. */
export function documentKeyOf(path: string): string | undefined {
  return DOCUMENT.exec(path)?.[1];
}

/** Returns the path of an uploaded document. @param name shown in the URL: letters a to z, digits and dashes */
export function documentPath(key: string, name: string): string {
  return `/documents/${key}/${name}.pdf`;
}

/** Returns the size in pixels of an upload's largest copy; undefined for drawings and all other paths. */
export function sizeOf(path: string): { width: number; height: number } | undefined {
  const picture = uploaded(path);
  return picture && { width: picture.width, height: picture.height };
}

const beside = (path: string, name: string) => path.slice(0, -FULL.length) + name;

/** Returns the path of a smaller copy of a whole upload. @param path as in `img` */
export function wholeCopy(path: string, width: (typeof WHOLE_WIDTHS)[number], type: CopyType): string {
  return beside(path, wholeName(width, type));
}

/** Returns the path of a copy of an upload in the proportions of a card. @param path as in `img` */
export function cardCopy(path: string, width: (typeof CARD_WIDTHS)[number], type: CopyType): string {
  return beside(path, cardName(width, type));
}

/**
 * Returns the picture for a shared link to something that shows this upload; undefined for drawings and all other
 * paths.
 */
export function shareCopy(path: string): string | undefined {
  return uploaded(path) && beside(path, SHARE);
}

/** Returns the path of a copy of an upload that not every picture has. @param path as in `img` */
export function otherCopy(path: string, name: typeof CLEAR | typeof MARK | ReturnType<typeof iconName>): string {
  return beside(path, name);
}
