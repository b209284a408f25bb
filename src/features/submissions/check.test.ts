import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserErrors, checkFields, checkFile, valuesOf } from "./check.ts";
import { area, choice, document, formFields, line, personName, phone, photo } from "./fields.ts";
import { inspectFile } from "./inspect/inspect-file.server.ts";

const PHOTO_MAX = 10 * 1024 * 1024;
const fields = formFields({
  name: personName({ max: 60, missing: "nameRequired" }),
  phone: phone("phoneRequired"),
  time: choice(["morning", "afternoon"], "choiceUnknown"),
  vessel: line({ max: 40 }),
  remark: area({ max: 200 }),
  photo: photo(PHOTO_MAX),
});
const plates = document({ kinds: ["photo", "pdf"], maxBytes: PHOTO_MAX });
const check = (given: Record<string, string>) => checkFields(fields, valuesOf(fields, given));
const good = { name: "Jan Kowalski", phone: "+48 600 100 200" };

describe("a form", () => {
  test("accepts required fields and preselects the first choice", () => {
    expect(check(good)).toEqual({ ok: true, submitted: { ...good, time: "morning", vessel: "", remark: "" } });
  });

  test("reports each required field that is empty, and no optional one", () => {
    expect(check({})).toEqual({
      ok: false,
      errors: { name: { id: "nameRequired" }, phone: { id: "phoneRequired" } },
    });
  });

  test.each([
    [{ time: "night" }, { time: { id: "choiceUnknown" } }],
    [{ phone: "12" }, { phone: { id: "phoneInvalid" } }],
    [{ vessel: "v".repeat(41) }, { vessel: { id: "tooLong", max: 40 } }],
    [{ vessel: "a\nb" }, { vessel: { id: "lineInvalid" } }],
    [{ remark: "r".repeat(201) }, { remark: { id: "tooLong", max: 200 } }],
  ])("with %j has the error %j", (change, errors) => {
    expect(check({ ...good, ...change } as Record<string, string>)).toEqual({ ok: false, errors });
  });

  test("needs only the texts of errors that the browser can report", () => {
    const found = new Set(Object.values(fields).flatMap((field) => [...browserErrors(field)]));
    expect([...found].toSorted()).toEqual(
      [
        ...[
          "choiceUnknown",
          "fileEmpty",
          "lineInvalid",
          "nameRequired",
          "onlyLetters",
          "phoneInvalid",
          "phoneRequired",
        ],
        ...["photoEnding", "photoTooLarge", "tooLong"],
      ].toSorted(),
    );
  });
});

describe("a photo", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-photo-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function inspect(content: Buffer | string, name: string, field = fields.photo) {
    const path = join(folder, "file");
    await writeFile(path, content);
    return inspectFile(path, name, field);
  }
  const picture = (width = 4) => sharp({ create: { width, height: 4, channels: 3, background: "teal" } });
  /** Start of a HEIC file: its file-type box. */
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1");

  test.each([
    ["photo.jpg", () => picture().jpeg().toBuffer()],
    ["PHOTO.PNG", () => picture().png().toBuffer()],
    ["IMG_0001.HEIC", async () => heic],
  ])("%s is taken", async (name, made) => {
    expect(checkFile(fields.photo, { name, size: 1000 })).toBeUndefined();
    expect(await inspect(await made(), name)).toBeUndefined();
  });

  test.each([
    ["photo.svg", 1, "photoEnding"],
    ["photo.exe.jpg", 1, "photoEnding"],
    ["photo.jpg", 0, "fileEmpty"],
    ["photo.jpg", PHOTO_MAX + 1, "photoTooLarge"],
  ])("called %s of %d bytes is refused with %s", (name, size, error) => {
    expect(checkFile(fields.photo, { name, size })).toBe(error);
  });

  test.each(["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7", "\xff\xd8\xff", "GIF89a"])(
    "of %j is refused",
    async (content) => {
      expect(await inspect(content, "photo.jpg")).toBe(content === "" ? "fileEmpty" : "photoUnreadable");
    },
  );

  test("of more than 40 megapixels is refused", async () => {
    const wide = await sharp({ create: { width: 16_001, height: 1, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    expect(await inspect(wide, "photo.png")).toBe("photoTooLarge");
  });

  test("or a PDF, where a field takes both, is judged by what it is", async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(await inspect(jpeg, "plate.jpg", plates)).toBeUndefined();
    expect(await inspect("%PDF-1.7", "plates.pdf", plates)).toBeUndefined();
    expect(await inspect("%PDF-1.7", "plate.jpg", plates)).toBe("photoUnreadable");
    expect(await inspect(jpeg, "plates.pdf", plates)).toBe("documentUnreadable");
    expect(await inspect("list", "plates.doc", plates)).toBe("documentEnding");
    for (const name of ["plate.jpg", "plates.pdf"]) {
      expect(checkFile(plates, { name, size: PHOTO_MAX + 1 })).toBe("documentTooLarge");
    }
  });
});
