import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobApplicationFields } from "#forms/job-application/job-application.ts";
import { contentTypes, MAIN_PART, makeZip } from "../../../../tests/fixtures/cv/make-zip.ts";
import { FIELD_ERRORS } from "../person-fields.ts";
import { inspectFile } from "./inspect-file.server.ts";

const { cv: CV } = jobApplicationFields;
const inspectCv = (path: string, name: string) => inspectFile(path, name, CV);

const FIXTURES = join(import.meta.dirname, "../../../../tests/fixtures/cv");
const fixture = (name: string) => readFile(join(FIXTURES, name));
const GENUINE = [
  "writer.doc",
  "writer.docx",
  "writer.pdf",
  "pandoc.docx",
  "chromium.pdf",
  "ghostscript.pdf",
  "qpdf-linearized.pdf",
  "qpdf-object-streams.pdf",
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-cv-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Inspects bytes under a file name. */
async function inspect(bytes: Buffer | string, name: string) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return await inspectCv(path, name);
}

const ending = (name: string) => name.slice(name.lastIndexOf("."));

test.each(GENUINE)("%s passes, in capitals too", async (name) => {
  expect(await inspectCv(join(FIXTURES, name), name)).toBeUndefined();
  expect(await inspectCv(join(FIXTURES, name), name.toUpperCase())).toBeUndefined();
});

test("without free file descriptors, the check fails temporarily", async () => {
  const script = `
    import { openSync } from "node:fs";
    import { inspectFile } from ${JSON.stringify(import.meta.resolve("./inspect-file.server.ts"))};
    const inspect = () => inspectFile(${JSON.stringify(join(FIXTURES, "writer.docx"))}, "cv.docx", ${JSON.stringify(CV)}).catch(({ id, code }) => id ?? code);
    const before = await inspect();
    try { for (;;) openSync("/dev/null"); } catch {}
    console.log(before, await inspect());`;
  const run = ["-c", 'ulimit -n 100; exec "$0" --input-type=module -e "$1"', process.execPath, script];
  const { stdout } = await promisify(execFile)("sh", run);
  expect(stdout).toBe("undefined storage-unavailable\n");
});

test("the name is checked first", async () => {
  expect(await inspect("", "cv.odt")).toBe("fileEnding");
  expect(await inspect("", "cv.exe.pdf")).toBe("fileTwoEndings");
});

test.each(GENUINE)("%s under another ending is refused", async (name) => {
  for (const other of [".doc", ".docx", ".pdf"]) {
    if (other !== ending(name)) expect(await inspect(await fixture(name), `cv${other}`)).toBe("fileNotWhatItSays");
  }
});

test.each(["writer.docx", "pandoc.docx"])("%s cut short anywhere is refused", async (name) => {
  const bytes = await fixture(name);
  for (let part = 1; part < 20; part++) {
    const cut = bytes.subarray(0, Math.floor((bytes.length * part) / 20));
    expect(await inspect(cut, name), `${part}/20`).toBe("fileNotWhatItSays");
  }
});

describe.each(["cv.doc", "cv.docx", "cv.pdf"])("as %s", (name) => {
  test.each<[string, Buffer | string]>([
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4000, 1)])],
    ["text", "Example Person"],
    ["zeros", Buffer.alloc(20_000)],
    ["a zip of something else", makeZip([{ name: "a.txt", content: "a" }])],
    ["an empty zip", makeZip([])],
    ["one byte", "P"],
  ])("%s is refused", async (_, bytes) => {
    expect(await inspect(bytes, name)).toBe("fileNotWhatItSays");
  });

  test("an empty file is reported as such, and rich text is refused", async () => {
    expect(await inspect("", name)).toBe("fileEmpty");
    expect(await inspect(await fixture("text.rtf"), name)).toBe("fileNotWhatItSays");
  });
});

describe("a PDF", () => {
  test("may have a byte order mark or a line break before it, nothing else", async () => {
    const pdf = await fixture("ghostscript.pdf");
    const preceded = (text: string) => inspect(Buffer.concat([Buffer.from(text, "latin1"), pdf]), "cv.pdf");
    expect(await preceded("\xef\xbb\xbf")).toBeUndefined();
    expect(await preceded("\r\n")).toBeUndefined();
    expect(await preceded("<html>")).toBe("fileNotWhatItSays");
    expect(await preceded("MZ")).toBe("fileNotWhatItSays");
  });

  test("with a password is accepted, as only decryption would show it", async () => {
    expect(await inspectCv(join(FIXTURES, "protected.pdf"), "cv.pdf")).toBeUndefined();
  });
});

/** Renames an entry of a compound file's directory: [MS-CFB] 2.6.1. */
function renamed(doc: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(doc);
  const at = copy.indexOf(Buffer.from(`${from}\0`, "utf16le"));
  copy.fill(0, at, at + 64).write(to, at, "utf16le");
  copy.writeUInt16LE(to.length * 2 + 2, at + 64);
  return copy;
}

describe("a .doc", () => {
  test.each(["Macros", "VBA", "_VBA_PROJECT", "_vba_project_cur"])("with a %s entry has macros", async (name) => {
    const doc = renamed(await fixture("writer.doc"), "\u0001CompObj", name);
    expect(await inspect(doc, "cv.doc")).toBe("fileMacros");
  });

  test("that needs a password is locked, in the old way and in the new one", async () => {
    expect(await inspectCv(join(FIXTURES, "locked.doc"), "cv.doc")).toBe("fileLocked");
    const wrapped = renamed(await fixture("writer.doc"), "WordDocument", "EncryptedPackage");
    expect(await inspect(wrapped, "cv.doc")).toBe("fileLocked");
    expect(await inspect(wrapped, "cv.docx")).toBe("fileLocked");
  });

  test("needs a Word document in it", async () => {
    const workbook = renamed(await fixture("writer.doc"), "WordDocument", "Workbook");
    expect(await inspect(workbook, "cv.doc")).toBe("fileNotWhatItSays");
  });

  test("whose chains of sectors run in circles is refused", async () => {
    const doc = await fixture("writer.doc");
    const table = 512 * (doc.readUInt32LE(76) + 1);
    for (let sector = 0; sector < 128; sector++) doc.writeUInt32LE(sector, table + 4 * sector);
    expect(await inspect(doc, "cv.doc")).toBe("fileNotWhatItSays");
  });

  test("whose text runs in a circle of two sectors gets a result, as its text is not followed", async () => {
    const doc = await fixture("writer.doc");
    const table = 512 * (doc.readUInt32LE(76) + 1);
    const entry = doc.indexOf(Buffer.from("WordDocument\0", "utf16le"));
    doc.writeUInt32LE(11, table + 4 * 10);
    doc.writeUInt32LE(10, table + 4 * 11);
    doc.writeUInt32LE(11, entry + 116);
    doc.writeUInt32LE(9000, entry + 120);
    expect(await inspect(doc, "cv.doc")).toBeUndefined();
  });
});

const relationship = (kind: string, target: string, mode?: string) =>
  `<Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ""}/>`;

/** Returns a field as Word writes it: code in runs, nested fields and a result. */
const field = (...code: string[]) => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const run = (text: string) => `<w:r><w:rPr/><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const runs = code.map((piece) => (piece.startsWith("<w:r>") ? piece : run(piece)));
  return `${mark("begin")}${runs.join("")}${mark("separate")}<w:r><w:t>1</w:t></w:r>${mark("end")}`;
};

describe("a .docx", () => {
  const docx = (...entries: Parameters<typeof makeZip>[0]) => inspect(makeZip(entries), "cv.docx");
  const macroType = "application/vnd.ms-word.document.macroEnabled.main+xml";

  test("needs the main part that it names, whatever its name", async () => {
    expect(await docx(contentTypes(), MAIN_PART)).toBeUndefined();
    expect(await docx(contentTypes())).toBe("fileNotWhatItSays");
    expect(await docx(MAIN_PART)).toBe("fileNotWhatItSays");
    const second = { ...MAIN_PART, name: "word/document2.xml" };
    expect(await docx(contentTypes(undefined, "/word/document2.xml"), second)).toBeUndefined();
    expect(await docx(contentTypes("application/xml"), MAIN_PART)).toBe("fileNotWhatItSays");
  });

  test("with macros is refused however they are hidden", async () => {
    expect(await docx(contentTypes(macroType), MAIN_PART)).toBe("fileMacros");
    expect(await docx(contentTypes(macroType.toUpperCase()), MAIN_PART)).toBe("fileMacros");
    for (const name of ["word/vbaProject.bin", "VBAPROJECT.BIN", "a/b/vbaData.xml"]) {
      expect(await docx(contentTypes(), MAIN_PART, { name, content: "x" }), name).toBe("fileMacros");
    }
    const extra = '<Override PartName="/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>';
    expect(await docx(contentTypes(undefined, undefined, extra), MAIN_PART)).toBe("fileMacros");
  });

  test("with a password is locked", async () => {
    expect(await docx(contentTypes(), { ...MAIN_PART, encrypted: true })).toBe("fileLocked");
  });

  test("with a list that hides something is refused", async () => {
    const doctype = '<!DOCTYPE a [<!ENTITY b "c">]>';
    for (const more of [doctype, "<!-- -->", "<![CDATA[x]]>", "&b;", "&#109;"]) {
      expect(await docx(contentTypes(undefined, undefined, more), MAIN_PART), more).toBe("fileNotWhatItSays");
    }
  });

  test.each(["../a", "/etc/a", "word/../../a", "C:\\a", "..\\a"])("with an entry %s is refused", async (name) => {
    expect(await docx(contentTypes(), MAIN_PART, { name, content: "x" })).toBe("fileNotWhatItSays");
  });

  test("with two entries of one name is refused", async () => {
    expect(await docx(contentTypes(), MAIN_PART, { ...MAIN_PART, name: "WORD/document.xml" })).toBe(
      "fileNotWhatItSays",
    );
  });

  test("with a second name of an entry, which only some programs read, is refused", async () => {
    const content = relationship("attachedTemplate", "https://example.com/a.dotm", "External");
    const rels = { name: "word/_rels/settings.xml.rels", content, secondName: "word/media/image1.xml" };
    expect(await docx(contentTypes(), MAIN_PART, rels)).toBe("fileNotWhatItSays");
  });

  test("of more than 2,000 entries is refused", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `a${index}`, content: "" }));
    expect(await docx(contentTypes(), MAIN_PART, ...many(1998))).toBeUndefined();
    expect(await docx(contentTypes(), MAIN_PART, ...many(1999))).toBe("fileNotWhatItSays");
  });

  test("that unpacks to 100 MB is refused without being unpacked", async () => {
    const bomb = makeZip([contentTypes(), { ...MAIN_PART, content: Buffer.alloc(100 * 1024 * 1024) }]);
    const path = join(folder, "bomb");
    await writeFile(path, bomb);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await inspectCv(path, "cv.docx")).toBe("fileNotWhatItSays");
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });

  test("whose list lies about its size is refused", async () => {
    const large = { ...contentTypes(), content: " ".repeat(50 * 1024 * 1024), declaredSize: 1000 };
    expect(await docx(large, MAIN_PART)).toBe("fileNotWhatItSays");
    expect(await docx({ ...contentTypes(), content: " ".repeat(2 * 1024 * 1024) }, MAIN_PART)).toBe(
      "fileNotWhatItSays",
    );
  });

  test("that holds more or less than it declares is refused, without being unpacked to its end", async () => {
    const large = { name: "word/media/a.bin", content: Buffer.alloc(100 * 1024 * 1024), declaredSize: 100 };
    const path = join(folder, "lying");
    await writeFile(path, makeZip([contentTypes(), MAIN_PART, large]));
    const before = process.memoryUsage().rss;
    expect(await inspectCv(path, "cv.docx")).toBe("fileNotWhatItSays");
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
    const small = { name: "word/media/a.bin", content: "a", declaredSize: 100 };
    expect(await docx(contentTypes(), MAIN_PART, small)).toBe("fileNotWhatItSays");
  });

  test("may have links, fields, pictures and charts of its own", async () => {
    const part = (name: string, content: string) => ({
      name,
      content: `<?xml version="1.0" encoding="UTF-8"?>${content}`,
    });
    const relationships = [
      relationship("hyperlink", "https://example.com/?a=1&amp;b='2'>", "External"),
      relationship("image", "media/image1.png"),
      relationship("chart", "charts/chart1.xml"),
    ];
    const text = [
      field(' HYPERLINK "https://example.com/dde/link" '),
      field(" PAGE   \\* MERGEFORMAT "),
      field(" IF ", field(" NUMPAGES "), ' > 1 "pages" "page" '),
      field(' INCLUDEPICTURE "https://example.com/a.png" \\* MERGEFORMATINET '),
      '<w:fldSimple w:instr=" AUTHOR "><w:r><w:t>DDE "c:\\a" LINK</w:t></w:r></w:fldSimple>',
      `<v:shape o:gfxdata="${"A".repeat(300_000)}"/><!-- <w:instrText>DDE -->`,
      "<mc:AlternateContent><w:t>Example Person</w:t></mc:AlternateContent>",
    ];
    const verdict = await docx(
      contentTypes(),
      part("word/document.xml", `<w:document>${text.join("")}</w:document>`),
      part("word/_rels/document.xml.rels", `<Relationships>${relationships.join("")}</Relationships>`),
      part("word/charts/_rels/chart1.xml.rels", relationship("package", "../embeddings/Microsoft_Excel_Sheet1.xlsx")),
      { name: "word/embeddings/Microsoft_Excel_Sheet1.xlsx", content: makeZip([]) },
      { name: "word/media/image1.svg", content: "<!DOCTYPE svg><svg/>" },
      { name: "word/media/image1.png", content: randomBytes(200_000) },
      { name: "customXml/item1.xml", content: '<?xml version="1.0" encoding="windows-1252"?><a><control/></a>' },
      { name: "word/media/", content: "" },
    );
    expect(verdict).toBeUndefined();
  });

  test.each<[string, string]>([
    ["a template from outside", relationship("attachedTemplate", "https://example.com/a.dotm", "External")],
    ["a template of this computer", relationship("attachedTemplate", "file:///C:/a.dotm", "External")],
    ["a linked picture", relationship("image", "file://example.com/a.png", "External")],
    ["a linked object", relationship("oleObject", "https://example.com/a", "external")],
    ["an unknown place", relationship("hyperlink2", "https://example.com/", "Elsewhere")],
    ["an embedded object", relationship("oleObject", "embeddings/a.bin")],
    ["an embedded document", relationship("package", "embeddings/a.docx")],
    ["a control", relationship("control", "activeX/activeX1.xml")],
    ["a document to be taken in", relationship("aFChunk", "a.rtf")],
    ["a reference in its type", relationship("image", "a", "&#x45;xternal")],
    ["another prefix and quotes", relationship("image", "a", "External").replace("<", "<a:").replaceAll('"', "'")],
    ["a sign in its target", `<Relationship Target=">" TargetMode="External" Type="a"/>`],
    ["a target of many characters", relationship("image", "a".repeat(40_000), "External")],
  ])("with a relationship to %s is refused", async (_, content) => {
    const whole = `<Relationships>${content}</Relationships>`;
    const rels = (text: Buffer | string) => ({ name: "word/_rels/settings.xml.rels", content: text });
    expect(await docx(contentTypes(), MAIN_PART, rels(whole))).toBe("fileActiveContent");
    const wide = Buffer.from(`\uFEFF${whole}`, "utf16le");
    expect(await docx(contentTypes(), MAIN_PART, rels(wide))).toBe("fileActiveContent");
    expect(await docx(contentTypes(), MAIN_PART, rels(wide.subarray(2)))).toBe("fileActiveContent");
    expect(await docx(contentTypes(), MAIN_PART, rels(wide.swap16()))).toBe("fileActiveContent");
  });

  test.each(["word/embeddings/oleObject1.bin", "word/activeX/activeX1.xml", "WORD/ACTIVEX/a.bin"])(
    "with a part %s is refused",
    async (name) => {
      expect(await docx(contentTypes(), MAIN_PART, { name, content: "a" })).toBe("fileActiveContent");
    },
  );

  test("cannot hide its encoding by packing: empty blocks leave one byte for the first chunk", async () => {
    const wide = Buffer.from(
      `\uFEFF${relationship("attachedTemplate", "https://example.com/a.dotm", "External")}`,
      "utf16le",
    );
    const empty = Buffer.from([0, 0, 0, 0xff, 0xff]);
    const oneByte = Buffer.from([0, 1, 0, 0xfe, 0xff, wide[0] ?? 0]);
    for (const read of [16, 64]) {
      const blocks = Buffer.alloc(read * 1024 - oneByte.length - ((read * 1024 - oneByte.length) % 5), empty);
      const packed = Buffer.concat([blocks, oneByte, empty, deflateRawSync(wide.subarray(1))]);
      const rels = { name: "word/_rels/settings.xml.rels", content: wide, packed };
      expect(await docx(contentTypes(), MAIN_PART, rels)).toBe("fileActiveContent");
    }
  });

  test("with macros declared only by a relationship is refused", async () => {
    const rels = { name: "word/_rels/document.xml.rels", content: relationship("vbaProject", "a.bin") };
    expect(await docx(contentTypes(), MAIN_PART, rels)).toBe("fileMacros");
  });

  test.each<[string, string]>([
    ["DDEAUTO", field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')],
    ["DDE in small letters", field(' dde "Excel" "a" ')],
    ["DDE in an attribute", `<w:fldSimple w:instr='DDE "a" "b"'/>`],
    ["DDE in references", field("&#68;&#x44;E a")],
    ["DDE without an end", field("DDE a").replace(/<w:r><w:fldChar w:fldCharType="separate.*/, "")],
    ["DDE outside of a field", "<w:instrText>DDE a</w:instrText>"],
    ["DDE in runs", field(" D", "DEAU", "TO a")],
    ["DDE with a comment in it", field("D<!-- < -->D<?a?>E<![CDATA[AUTO]]> a")],
    ["DDE in a field", field("IF 1 = 1 ", field("DDEAUTO a"))],
    ["a name that is computed", field(field("QUOTE 68 68 69"), " a")],
    ["a name that is computed in part", field("D", field("QUOTE 68 69"), " a")],
    ["INCLUDETEXT", field('INCLUDETEXT "https://example.com/a"')],
    ["LINK", field("LINK Excel.Sheet.12 a")],
    ["a picture that is not stored", field('INCLUDEPICTURE "https://example.com/a.png" \\d')],
    ["a picture of another computer", field('INCLUDEPICTURE "\\\\\\\\example\\\\a.png"')],
  ])("with %s is refused, in any part", async (_, content) => {
    for (const name of ["word/footnotes.xml", "word/header1.bin"]) {
      const part = { name, content: `<w:a>${"<w:p>Text</w:p>".repeat(9000)}${content}</w:a>` };
      expect(await docx(contentTypes(), MAIN_PART, part), name).toBe("fileActiveContent");
    }
  });

  test.each([
    '<!DOCTYPE a [<!ENTITY b "c">]><a><w:fldSimple w:instr="&b;"/></a>',
    '<?xml version="1.0" encoding="UTF-7"?><a/>',
    '<w:a><w:fldChar w:fldCharType="begin"/><x:fldChar w:fldCharType="end"/></w:a>',
    '<w:fldSimple w:instr="DDE a" x:instr="PAGE"/>',
    '<w:fldSimple w:instr="DDE a',
    `<w:instrText>${" ".repeat(200_000)}DDE a</w:instrText>`,
    '<w:fldChar w:fldCharType="begin"/>'.repeat(51),
  ])("with XML that hides something is refused: %.70s", async (content) => {
    expect(await docx(contentTypes(), MAIN_PART, { name: "word/a.xml", content })).toBe("fileNotWhatItSays");
  });

  test("with a high compression ratio is accepted while it is small", async () => {
    expect(await docx(contentTypes(), { ...MAIN_PART, content: "a".repeat(3_000_000) })).toBeUndefined();
    expect(await docx(contentTypes(), { ...MAIN_PART, content: "a".repeat(9_000_000) })).toBe("fileNotWhatItSays");
  });
});

test("any modification of a valid file gets a result", async () => {
  const names = (await readdir(FIXTURES)).filter((name) => /\.(?:docx?|pdf)$/.test(name));
  const files = await Promise.all(names.map(fixture));
  const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), bytes: fc.uint8Array({ maxLength: 8 }) });
  const ofFile = fc.record({
    which: fc.nat({ max: names.length - 1 }),
    changes: fc.array(change, { maxLength: 6 }),
    // Structures are densest at the beginning and at the end.
    place: fc.constantFrom<"start" | "end" | "anywhere">("start", "end", "anywhere"),
    keep: fc.double({ min: 0, max: 1, noNaN: true }),
    isCut: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(ofFile, async ({ which, changes, place, keep, isCut }) => {
      const bytes = Buffer.from(files[which] ?? []);
      const span = place === "anywhere" ? bytes.length : Math.min(700, bytes.length);
      const from = place === "end" ? bytes.length - span : 0;
      for (const { at, bytes: written } of changes)
        bytes.set(written.subarray(0, bytes.length - from - Math.floor(at * span)), from + Math.floor(at * span));
      const verdict = await inspect(isCut ? bytes.subarray(0, keep * bytes.length) : bytes, names[which] ?? "");
      expect([undefined, ...FIELD_ERRORS]).toContain(verdict);
    }),
  );
});
