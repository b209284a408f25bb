import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { childTurns } from "#platform/child-turns.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import {
  CLEAR,
  cardCopy,
  ICON_SIDES,
  iconName,
  MARK,
  otherCopy,
  parsePicturePath,
  shareCopy,
  TOUCH_ICON_SIDE,
  wholeCopy,
} from "#ui/picture-paths.ts";
import { childProcesses } from "../../../tests/child-processes.ts";
import { EDITOR, openTestLibrary, type TestLibrary } from "../../../tests/pictures/picture-library.ts";
import {
  afterStart,
  animatedPng,
  croppedAvif,
  heif,
  photo,
  plain,
  pngOf,
  profileSegments,
  twoFrames,
} from "../../../tests/pictures/picture-samples.ts";
import { pictureReferences, referToFiles } from "../../../tests/refer-to-files.ts";
import { createDecoders } from "./decode/decoders.server.ts";

// Decoding has a low priority and may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let library: TestLibrary;

beforeEach(async () => {
  library = await openTestLibrary({ database: inject("migratedSqlite") });
});

afterEach(() => library.close());

const NO_TEXTS = inEveryLanguage({ en: "", pl: "", de: "" });
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${width}x${height} ${format}`;
};

describe("an accepted picture", () => {
  test("has all copies, upright and without its GPS position", async () => {
    const bytes = await plain(1600, 1000)
      .jpeg()
      .withExif({ IFD0: { Artist: "Someone" }, IFD3: { GPSLatitude: "54/1 22/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.includes("Someone")).toBe(true);
    const picture = await library.uploaded(bytes);
    const { key, path } = picture;
    expect(parsePicturePath(path)).toEqual({ key, width: 1000, height: 1600, file: "full.jpg" });
    const copies = [path, shareCopy(path), cardCopy(path, 480, "avif"), wholeCopy(path, 960, "webp")];
    for (const copy of await Promise.all(copies.map(library.bytesAt))) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(copy).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      // Long enough not to occur by chance in a picture's compressed bytes.
      for (const mark of ["Exif\0", "Someone"]) expect(copy.includes(mark)).toBe(false);
    }
    expect(await sizeOf(await library.bytesAt(cardCopy(path, 960, "webp")))).toBe("960x640 webp");
    expect(await sizeOf(await library.bytesAt(wholeCopy(path, 480, "avif")))).toBe("480x768 heif");
    expect(await sizeOf(await library.bytesAt(shareCopy(path)))).toBe("1000x525 jpeg");
    expect((await library.files()).every((file) => file.startsWith(`pictures/${key}/`))).toBe(true);
  });

  test.each([
    [
      "PNG with transparency",
      () => sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } }).png(),
    ],
    ["PNG of 16 bits in grey", () => plain(40, 30).toColourspace("grey16").png()],
    ["WebP", () => plain(40, 30).webp()],
    ["WebP without loss", () => plain(40, 30).webp({ lossless: true })],
    ["AVIF", () => plain(40, 30).avif()],
    ["JPEG in CMYK", () => plain(40, 30).toColourspace("cmyk").jpeg()],
    ["progressive JPEG", () => plain(40, 30).jpeg({ progressive: true })],
  ])("%s", async (_, make) => {
    const picture = await library.uploaded(await make().toBuffer());
    expect(await sizeOf(await library.bytesAt(picture.path))).toBe("40x30 jpeg");
  });

  test.each([
    ["590 kB of colour profiles", profileSegments(9)],
    ["bytes of filling", Buffer.from([0xff, 0xff])],
  ])("JPEG with %s before its size", async (_, bytes) => {
    const picture = await library.uploaded(afterStart(await plain(40, 30).jpeg().toBuffer(), bytes));
    expect(await sizeOf(await library.bytesAt(picture.path))).toBe("40x30 jpeg");
  });

  test("stays transparent as a logo, fits on the squares of icons, and goes to another site as it is", async () => {
    const ink = { create: { width: 400, height: 80, channels: 4, background: "#c00" } } as const;
    const logo = sharp(ink).extend({ left: 100, right: 100, background: "#0000" });
    const { path } = await library.uploaded(await logo.png().toBuffer());
    const pixel = async (copy: string, left: number, top: number) => {
      const one = sharp(await library.bytesAt(copy)).ensureAlpha();
      return [...(await one.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
    };
    const mark = otherCopy(path, MARK);
    expect(await sizeOf(await library.bytesAt(mark))).toBe("600x80 webp");
    expect((await pixel(mark, 20, 40))[3]).toBe(0);
    expect((await pixel(mark, 300, 40))[3]).toBe(255);
    for (const side of ICON_SIDES) {
      const icon = otherCopy(path, iconName(side));
      expect(await sizeOf(await library.bytesAt(icon))).toBe(`${side}x${side} png`);
      expect((await pixel(icon, side / 2, side / 4))[3]).toBe(0);
      expect((await pixel(icon, side / 2, side / 2))[3]).toBe(255);
    }
    const touched = otherCopy(path, iconName(TOUCH_ICON_SIDE));
    expect(await sizeOf(await library.bytesAt(touched))).toBe("180x180 png");
    expect(await pixel(touched, 90, 20)).toEqual([255, 255, 255, 255]);
    expect(await pixel(path, 20, 40)).toEqual([255, 255, 255, 255]);

    const again = await library.uploaded(await library.bytesAt(otherCopy(path, CLEAR)));
    expect((await pixel(otherCopy(again.path, MARK), 20, 40))[3]).toBe(0);
    const opaque = await library.uploaded(await plain(40, 30).png().toBuffer());
    await expect(library.bytesAt(otherCopy(opaque.path, CLEAR))).rejects.toSatisfy(
      (error) => failureId(error) === "not-found",
    );
  });

  test("is a mark when it has these copies, also with another focal point; one of an earlier release is not", async () => {
    const { pictures, dataDir } = library;
    const { key, path, version } = await library.uploaded(await plain(40, 30).png().toBuffer());
    expect(await pictures.knownMark(path)).toBe(true);
    await pictures.update(EDITOR, key, { alt: NO_TEXTS, focal: { x: 0, y: 0 } });
    expect(await pictures.knownMark(path)).toBe(true);
    const moved = (await pictures.find(EDITOR, key))?.version ?? version;
    await rm(join(dataDir, "pictures", key, moved, MARK));
    expect(await pictures.knownMark(path)).toBe(false);
    await pictures.update(EDITOR, key, { alt: NO_TEXTS, focal: { x: 1, y: 1 } });
    expect(await pictures.known(path)).toBe(true);
    expect(await pictures.knownMark("/drawings/pic-tug.svg")).toBe(false);
  });

  test("of 12 megapixels has a longest side of 2400 pixels", async () => {
    const { width, height } = await library.uploaded(await plain(4000, 3000).jpeg().toBuffer());
    expect([width, height]).toEqual([2400, 1800]);
  });
});

const SVG = '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

describe("a refused picture is not decoded and leaves nothing", () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["SVG", "svg", () => Buffer.from(SVG)],
    ["SVG after comments", "svg", () => Buffer.from(`${"<!---->\n".repeat(100)}<!DOCTYPE svg><svg>`)],
    ["SVG with a byte order mark", "svg", () => Buffer.from(`\uFEFF ${SVG}`)],
    ["packed SVG", "svg", () => Buffer.from("1f8b0800000000000003", "hex")],
    ["TIFF", "tiff", () => plain(20, 20).tiff().toBuffer()],
    ["GIF", "animation", () => plain(20, 20).gif().toBuffer()],
    ["animated GIF", "animation", () => twoFrames().gif().toBuffer()],
    ["animated WebP", "animation", () => twoFrames().webp().toBuffer()],
    ["animated PNG", "animation", async () => animatedPng(await plain(20, 20).png().toBuffer())],
    ["AVIF sequence", "animation", () => heif("avis", "avif", "avis")],
    ["HEIC", "heic", () => heif("heic", "mif1", "heic")],
    ["HEIC named by its structure", "heic", () => heif("mif1", "heic")],
    ["film", "not-a-picture", () => heif("isom", "mp42")],
    ["HTML named .jpg", "not-a-picture", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["comments without an SVG", "not-a-picture", () => Buffer.from(`${"<!---->".repeat(100)}x`)],
    ["HTML with an SVG in it", "not-a-picture", () => Buffer.from("<html><svg></svg></html>")],
    ["PDF", "not-a-picture", () => Buffer.from("%PDF-1.7\n")],
    ["no bytes", "empty", () => Buffer.alloc(0)],
    ["two bytes", "not-a-picture", () => Buffer.from("\xff\xd8", "latin1")],
    ["a JPEG that ends in its header", "damaged", async () => (await plain(9, 9).jpeg().toBuffer()).subarray(0, 40)],
    ["41 megapixels", "too-many-pixels", () => plain(8200, 5000).png().toBuffer()],
    ["a side of 20,000 pixels", "too-many-pixels", () => plain(20_000, 10).png().toBuffer()],
    ["an AVIF of 256 megapixels with a crop", "too-many-pixels", () => croppedAvif(16_000, 16_000)],
  ])("%s: %s", async (_, reason, make) => {
    expect(await library.upload(await make())).toEqual({ kind: "refused", reason });
    expect(library.asked()).toBe(0);
    expect(await library.files()).toEqual([]);
  });

  test("a PNG of 74 bytes that claims 60,000 × 60,000 is refused at once", async () => {
    await library.upload(Buffer.from("warm"));
    const bomb = pngOf(60_000, 60_000);
    expect(bomb.length).toBeLessThanOrEqual(74);
    const began = performance.now();
    expect(await library.upload(bomb)).toEqual({ kind: "refused", reason: "too-many-pixels" });
    expect(performance.now() - began).toBeLessThan(50);
    expect(library.asked()).toBe(0);
  });

  test("26 MB", async () => {
    const large = Buffer.concat([await plain(9, 9).jpeg().toBuffer(), Buffer.alloc(26 * 1024 * 1024)]);
    expect(await library.upload(large)).toEqual({ kind: "refused", reason: "too-large" });
    expect(await library.files()).toEqual([]);
  });
});

test.each<[string, () => Promise<Buffer>]>([
  ["a JPEG cut short", async () => (await photo(600, 400).jpeg().toBuffer()).subarray(0, 20_000)],
  ["a PNG cut short", async () => (await photo(600, 400).png().toBuffer()).subarray(0, 20_000)],
  ["a WebP cut short", async () => (await photo(600, 400).webp().toBuffer()).subarray(0, 10_000)],
  ["an AVIF cut short", async () => (await photo(600, 400).avif({ effort: 0 }).toBuffer()).subarray(0, 5_000)],
])("%s is damaged, and leaves nothing", async (_, make) => {
  expect(await library.upload(await make())).toEqual({ kind: "refused", reason: "damaged" });
  expect(await library.files()).toEqual([]);
});

test("an aborted upload leaves nothing", async () => {
  const stream = new Readable({ read() {} });
  stream.push(Buffer.alloc(50_000));
  const received = library.pictures.receive(EDITOR, { name: "photo.jpg", stream });
  setTimeout(() => stream.destroy(new Error("aborted")), 20);
  await expect(received).rejects.toThrow("aborted");
  expect(await library.files()).toEqual([]);
});

test("one picture is decoded at a time, the others wait", async () => {
  await library.close();
  library = await openTestLibrary({ changed: (parts) => ({ ...parts, decoders: createDecoders(childTurns()) }) });
  const before = new Set(await childProcesses());
  const bytes = await plain(40, 30).jpeg().toBuffer();
  let most = 0;
  const looking = setInterval(async () => {
    most = Math.max(most, (await childProcesses()).filter((child) => !before.has(child)).length);
  }, 20);
  const received = await Promise.all(Array.from({ length: 5 }, () => library.upload(bytes)));
  clearInterval(looking);
  expect(received.map(({ kind }) => kind)).toEqual(Array(5).fill("stored"));
  expect(most).toBe(1);
});

describe("a picture of the library", () => {
  test("has crops that follow the focal point, and a full copy that does not change", async () => {
    const left = await plain(900, 300)
      .toBuffer()
      .then(() =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: "#f00" } })
          .png()
          .toBuffer(),
      );
    const bytes = await plain(900, 300)
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const picture = await library.uploaded(bytes);
    const card = cardCopy(picture.path, 480, "webp");
    const whole = await library.bytesAt(picture.path);
    const redness = async () => (await sharp(await library.bytesAt(card)).stats()).channels[0]?.mean ?? 0;
    expect(await redness()).toBeLessThan(100);
    const alt = { ...NO_TEXTS, pl: "  Rozdzielnica\n główna " };
    const moved = await library.pictures.update(EDITOR, picture.key, { alt, focal: { x: 0, y: 0.5 } });
    expect(moved).toMatchObject({ path: picture.path, focal: { x: 0, y: 0.5 }, alt: { pl: "Rozdzielnica główna" } });
    expect(moved?.version).not.toBe(picture.version);
    expect(await redness()).toBeGreaterThan(150);
    expect(whole.equals(await library.bytesAt(picture.path))).toBe(true);
    expect((await library.files()).some((file) => file.includes(picture.version))).toBe(false);
    expect(await library.pictures.altOf(picture.path)).toMatchObject({ pl: "Rozdzielnica główna" });
  });

  test.each([
    [{ alt: NO_TEXTS, focal: { x: 2, y: 0 } }],
    [{ alt: NO_TEXTS, focal: { x: Number.NaN, y: 0 } }],
    [{ alt: { ...NO_TEXTS, en: "x".repeat(301) }, focal: { x: 0, y: 0 } }],
    [{ alt: { en: "" }, focal: { x: 0, y: 0 } }],
  ])("refuses %j", async (change) => {
    const picture = await library.uploaded(await plain(9, 9).png().toBuffer());
    const updated = library.pictures.update(EDITOR, picture.key, change as never);
    expect(await updated.catch(failureId)).toBe("invalid-input");
  });

  test("is found by its name and its texts, and is recognized by its own path only", async () => {
    const { file } = (await library.upload(await plain(9, 9).png().toBuffer(), "Stępka 7.PNG")) as {
      file: { key: string; path: string };
    };
    await library.pictures.update(EDITOR, file.key, { alt: { ...NO_TEXTS, de: "Größe" }, focal: { x: 0.5, y: 0.5 } });
    const found = async (q: string) => (await library.pictures.list(EDITOR, { q, page: 1 })).total;
    expect([await found("stepka"), await found("GROSSE"), await found("%"), await found("")]).toEqual([1, 1, 0, 1]);
    expect(await library.pictures.known(file.path)).toBe(true);
    expect(await library.pictures.known(file.path.replace("9x9", "9x8"))).toBe(false);
    expect(await library.pictures.known("/drawings/pic-genset.svg")).toBe(true);
    expect(await library.pictures.known("/drawings/mark.svg")).toBe(false);
  });

  test("whose files cannot be removed yet is removed or changed nevertheless, and the log names it", async () => {
    await library.close();
    const err = new Error("the disk is read-only");
    const failures: unknown[] = [];
    library = await openTestLibrary({
      changed: (parts) => {
        const log = Object.assign(Object.create(parts.log), { error: (...line: unknown[]) => failures.push(line) });
        return { ...parts, log, folders: { ...parts.folders, remove: () => Promise.reject(err) } };
      },
    });
    const { key } = await library.uploaded(await plain(9, 9).png().toBuffer());
    expect(await library.pictures.update(EDITOR, key, { alt: NO_TEXTS, focal: { x: 0, y: 0 } })).toMatchObject({
      focal: { x: 0, y: 0 },
    });
    expect(await library.pictures.remove(EDITOR, key)).toEqual({ kind: "removed" });
    expect(await library.pictures.find(EDITOR, key)).toBeUndefined();
    const line = [{ err, key }, "copies of a picture could not be removed yet; it is retried"];
    expect(failures).toEqual([line, line]);
  });

  test("is not removed while an item uses it; once unused, it is removed completely", async () => {
    const { key } = await library.uploaded(await plain(9, 9).png().toBuffer());
    const use = (keys: string[], published: boolean) =>
      referToFiles(library.db, { kind: "news", id: 7, published }, pictureReferences(keys));
    await use([key, key], true);
    await use([key], false);
    expect(await library.pictures.remove(EDITOR, key)).toEqual({
      kind: "used",
      uses: [{ kind: "news", id: 7, title: "", published: true }],
    });
    await use([], true);
    expect((await library.pictures.uses(EDITOR, [key])).get(key)).toEqual({
      total: 1,
      entries: [{ kind: "news", id: 7, title: "", published: false }],
    });
    await use([], false);
    expect(await library.pictures.remove(EDITOR, key)).toEqual({ kind: "removed" });
    expect(await library.pictures.remove(EDITOR, key)).toEqual({ kind: "missing" });
    expect(await library.files()).toEqual([]);
    expect(await use([key], true).catch(failureId)).toBe("invalid-input");
  });
});

describe("a data sheet", () => {
  const document = (bytes: Buffer, name: string) =>
    library.pictures.receiveDocument(EDITOR, { name, stream: Readable.from([bytes]) });

  test("is stored byte for byte under a name made from its file name", async () => {
    const bytes = Buffer.from("%PDF-1.7\nexample");
    const received = await document(bytes, "../Übersicht PT 100.pdf");
    const path = received.kind === "stored" ? received.file.path : "";
    expect(path).toMatch(/^\/documents\/[0-9a-f]{40}\/ubersicht-pt-100\.pdf$/);
    expect((await library.bytesAt(path)).equals(bytes)).toBe(true);
    expect(await library.pictures.documentOf(path)).toMatchObject({ size: bytes.length });
    expect(await library.pictures.servedAt(path.replace("ubersicht", "other"))).toBeUndefined();
  });

  test.each([
    ["empty", Buffer.alloc(0)],
    ["not-a-pdf", Buffer.from("<html>")],
    ["document-too-large", Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(10 * 1024 * 1024)])],
  ])("is refused: %s", async (reason, bytes) => {
    expect(await document(bytes, "sheet.pdf")).toEqual({ kind: "refused", reason });
    expect(await library.files()).toEqual([]);
  });
});
