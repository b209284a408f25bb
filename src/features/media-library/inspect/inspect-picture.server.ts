import { type BoundedFile, withBoundedFile } from "#platform/files/bounded-file.server.ts";
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from "../picture-limits.ts";
import type { RefusalReason } from "../refusal-reasons.ts";
import { readHeif } from "./heif-header.server.ts";
import { readJpeg } from "./jpeg-header.server.ts";
import type { PictureHeader } from "./picture-header.server.ts";
import { readPng } from "./png-header.server.ts";
import { readWebp } from "./webp-header.server.ts";

const BEGINNING = 1024;

const startsWith = (beginning: Buffer, text: string, at = 0) =>
  beginning.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));

/** Kinds of files by their first bytes, with the function that reads or refuses them. File names are ignored. */
const KINDS: readonly { is(beginning: Buffer): boolean; read(file: BoundedFile): Promise<PictureHeader> }[] = [
  { is: (beginning) => startsWith(beginning, "\xff\xd8\xff"), read: readJpeg },
  { is: (beginning) => startsWith(beginning, "\x89PNG\r\n\x1a\n"), read: readPng },
  { is: (beginning) => startsWith(beginning, "RIFF") && startsWith(beginning, "WEBP", 8), read: readWebp },
  { is: (beginning) => startsWith(beginning, "ftyp", 4), read: readHeif },
  { is: (beginning) => startsWith(beginning, "GIF8"), read: async () => "animation" },
  { is: isTiff, read: async () => "tiff" },
  { is: isSvg, read: async () => "svg" },
];

/** Recognizes TIFF and BigTIFF, and with them the raw files of most cameras. */
function isTiff(beginning: Buffer): boolean {
  return ["II*\0", "MM\0*", "II+\0", "MM\0+"].some((mark) => startsWith(beginning, mark));
}

/** What may precede the root element of an SVG: its XML declaration, one comment, its document type. */
const SVG_PROLOG = /^(?:<\?xml[^>]*|<!--[\s\S]*?--|<!DOCTYPE\s+svg[^>]*)>\s*/i;

/** Recognizes SVG as text and .svgz, the only picture that is compressed with gzip. */
function isSvg(beginning: Buffer): boolean {
  if (startsWith(beginning, "\x1f\x8b")) return true;
  let rest = beginning.toString(startsWith(beginning, "\xff\xfe") ? "utf16le" : "utf8").trimStart();
  // One part at a time: a repeated expression would backtrack over every division of the text.
  for (let part = SVG_PROLOG.exec(rest); part !== null; part = SVG_PROLOG.exec(rest)) rest = rest.slice(part[0].length);
  return /^<(?:\w+:)?svg[\s>]/i.test(rest);
}

/**
 * Checks by the first bytes and the header of a file, without decoding it, whether it is a still picture of a supported
 * kind and size.
 * @returns why it is refused, or undefined
 */
export function inspectPicture(path: string): Promise<RefusalReason | undefined> {
  return withBoundedFile(path, async (file) => {
    if (file.size === 0) return "empty";
    const beginning = await file.read(0, BEGINNING);
    const header = (await KINDS.find(({ is }) => is(beginning))?.read(file)) ?? "not-a-picture";
    return typeof header === "string" ? header : checkSize(header);
  });
}

function checkSize({ width, height }: { width: number; height: number }): RefusalReason | undefined {
  if (width < 1 || height < 1) return "damaged";
  const tooLarge = width * height > PICTURE_MAX_PIXELS || Math.max(width, height) > PICTURE_MAX_SIDE;
  return tooLarge ? "too-many-pixels" : undefined;
}
