import sharp from "sharp";

/** A photo of noise, in pixels. */
export function photo(width: number, height: number) {
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#345", noise } });
}

/** One colour, so that it packs to almost nothing. */
export function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#345" }, limitInputPixels: false });
}

/** Two frames of one size, one above the other, as sharp makes animations of them. */
export function twoFrames() {
  const frames = Buffer.alloc(20 * 40 * 3, 90).fill(200, 20 * 20 * 3);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } });
}

const CRC_TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** A chunk of a PNG with its checksum. */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A PNG of some bytes that claims to be of any size. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const nothing = Buffer.from("789c636000000002000148afa471", "hex").subarray(0, 9);
  return Buffer.concat([PNG_SIGNATURE, chunk("IHDR", header), chunk("IDAT", nothing), chunk("IEND", Buffer.alloc(0))]);
}

/** Makes a PNG an animated one by its control chunk. */
export function animatedPng(still: Buffer): Buffer {
  const afterHeader = 8 + 25;
  const control = chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)]);
}

/** The file-type box of a picture in the HEIF family, with brands. */
export function heif(major: string, ...compatible: string[]): Buffer {
  const brands = Buffer.from([major, "\0\0\0\0", ...compatible].join(""), "latin1");
  return Buffer.concat([box("ftyp", brands), Buffer.alloc(64)]);
}

/** A JPEG with other bytes after its first two, which begin it. */
export function afterStart(jpeg: Buffer, bytes: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), bytes, jpeg.subarray(2)]);
}

/** Segments of a JPEG of 64 kB each, as a colour profile fills them. */
export function profileSegments(count: number): Buffer {
  const segment = Buffer.alloc(2 + 0xffff);
  segment.set([0xff, 0xe2, 0xff, 0xff]);
  return Buffer.concat(Array<Buffer>(count).fill(segment));
}

/** A box of a file in the HEIF family. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** Numbers of 32 bits. */
function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * i);
  return bytes;
}

/** The boxes of an AVIF of this size whose clean aperture (`clap`) is the whole picture, spelt as fractions of large numbers. */
export function croppedAvif(width: number, height: number): Buffer {
  const part = width - 1;
  const aperture = box("clap", words(width * part, part, height, 1, 0, 1, 0, 1));
  const properties = box("ipco", box("ispe", words(0, width, height)), aperture);
  const meta = box("meta", words(0), box("hdlr", Buffer.alloc(24)), box("iprp", properties));
  return Buffer.concat([box("ftyp", Buffer.from("avif\0\0\0\0avifmif1", "latin1")), meta]);
}
