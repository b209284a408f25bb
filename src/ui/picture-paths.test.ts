import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LIBRARY_DRAWINGS } from "./drawings.ts";
import {
  cardCopy,
  documentKeyOf,
  documentPath,
  isLibraryPicture,
  keyOf,
  parsePicturePath,
  picturePath,
  shareCopy,
  sizeOf,
  wholeCopy,
} from "./picture-paths.ts";

const KEY = "0123456789abcdef0123456789abcdef01234567";
const PATH = `/pictures/${KEY}/2400x1800/full.jpg`;

test("a path contains key and size, and leads to the smaller copies", () => {
  expect(picturePath({ key: KEY, width: 2400, height: 1800 })).toBe(PATH);
  expect([keyOf(PATH), sizeOf(PATH), isLibraryPicture(PATH)]).toEqual([KEY, { width: 2400, height: 1800 }, true]);
  const copies = [cardCopy(PATH, 480, "avif"), wholeCopy(PATH, 1440, "webp"), shareCopy(PATH) ?? ""];
  expect(copies.map((path) => parsePicturePath(path)?.file)).toEqual(["full-480.avif", "whole-1440.webp", "share.jpg"]);
  expect(copies.map(keyOf)).toEqual([undefined, undefined, undefined]);
});

test.each([
  "",
  "full.jpg",
  "/pictures/",
  `/pictures/${KEY}/full.jpg`,
  `/pictures/${KEY}/0x0/full.jpg`,
  `/pictures/${KEY}/2400x1800/full.png`,
  `/pictures/${KEY}/2400x1800/whole-481.webp`,
  `/pictures/${KEY}/2400x1800/../full.jpg`,
  `/pictures/${KEY}/2400x1800/full.jpg?x`,
  `/pictures/${KEY}/2400x1800/full.jpg\n`,
  `/pictures/${KEY.toUpperCase()}/2400x1800/full.jpg`,
  `//pictures/${KEY}/2400x1800/full.jpg`,
  "/drawings/../drawings/pic-alarm.svg",
  "https://example.com/a.jpg",
])("%j is no picture of the library", (path) => {
  expect(parsePicturePath(path)).toBeUndefined();
  expect(isLibraryPicture(path)).toBe(false);
});

test("a document's path contains its key", () => {
  expect(documentKeyOf(documentPath(KEY, "pt-100"))).toBe(KEY);
  expect(documentKeyOf(`/documents/${KEY}/PT 100.pdf`)).toBeUndefined();
});

test("the library has every drawing of a subject that the site has", async () => {
  const files = await readdir(join(import.meta.dirname, "../../public/drawings"));
  const paths = LIBRARY_DRAWINGS.map(({ path }) => path);
  expect(files.filter((name) => name.startsWith("pic-")).map((name) => `/drawings/${name}`)).toEqual(
    expect.arrayContaining(paths.filter((path) => path.includes("/pic-"))),
  );
  for (const name of files.filter((file) => file.startsWith("pic-"))) expect(paths).toContain(`/drawings/${name}`);
  for (const path of paths) expect(files).toContain(path.slice("/drawings/".length));
});
