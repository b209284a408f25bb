import { submissionTexts } from "#features/submissions/texts.ts";
import { expect, test, UNLIMITED } from "../fixtures.ts";
import { applicationsFrom } from "../stored-rows.ts";
import { genuineCv, madeFile, newApplicant, postCv, sha256, storedFiles } from "./cv-form.ts";

const t = submissionTexts.site("en");
const TEN_MB = 10 * 1024 * 1024;

test("each genuine type is stored byte for byte, in both spellings, without offer or consent", async ({ site }) => {
  const names = [
    "writer.doc",
    "writer.docx",
    "pandoc.docx",
    "writer.pdf",
    "ghostscript.pdf",
    "protected.pdf",
    "qpdf-linearized.pdf",
    "qpdf-object-streams.pdf",
  ];
  for (const [i, name] of names.entries()) {
    const { firstName, lastName, email } = newApplicant();
    const fields = i % 2 === 0 ? { firstName, lastName, email } : { first_name: firstName, last_name: lastName, email };
    const cv = await genuineCv(name);
    const { status, body } = await postCv(site.url, fields, cv);
    expect(status, name).toBe(201);
    const [row, ...more] = await applicationsFrom(site.database, email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ reference: body.reference, firstName, about: null, consent: "vacancy" });
    expect(row).toMatchObject({ file_name: name, file_sha256: sha256(cv.buffer) });
    expect((await storedFiles(site.database)).get(row?.file_key ?? "")?.equals(cv.buffer), name).toBe(true);
  }
});

test("a refusal has its reason as text, and leaves neither row nor file", async ({ site }) => {
  const applicant = newApplicant();
  const cv = await genuineCv("writer.pdf");
  const before = (await storedFiles(site.database)).size;
  const marked = (text: string) => Buffer.from(`${text}${applicant.email}`);
  const bad: [string, number, Record<string, string>, ReturnType<typeof madeFile> | undefined, string | RegExp][] = [
    ["no file", 422, {}, undefined, t("forms.errors.fileMissing")],
    ["no name", 422, { firstName: "" }, cv, "First name is required"],
    ["no such offer", 422, { offer: "999" }, cv, t("forms.errors.offerUnknown")],
    ["another consent", 422, { consent: "forever" }, cv, t("forms.errors.consentUnknown")],
    ["renamed HTML", 422, {}, madeFile("cv.docx", marked("<html>")), t("forms.errors.fileNotWhatItSays")],
    ["another ending", 422, {}, madeFile("cv.rtf", marked("{\\rtf1")), t("forms.errors.fileEnding")],
    ["a locked file", 422, {}, await genuineCv("locked.doc"), t("forms.errors.fileLocked")],
    ["an empty file", 422, {}, madeFile("cv.pdf", ""), t("forms.errors.fileEmpty")],
    ["10 MB and a byte", 422, {}, madeFile("cv.pdf", Buffer.alloc(TEN_MB + 1, "%PDF-1.4\n")), /10 MB/],
    ["11 MB", 413, {}, madeFile("cv.pdf", Buffer.alloc(11 * 1024 * 1024, "%PDF-1.4\n")), /\w/],
  ];
  for (const [what, expected, change, file, error] of bad) {
    const { status, headers, body } = await postCv(site.url, { ...applicant, ...change }, file);
    expect(status, what).toBe(expected);
    expect(headers.get("content-type"), what).toContain("application/json");
    expect(body.error, what).toEqual(typeof error === "string" ? error : expect.stringMatching(error));
  }
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([]);
  const stored = await storedFiles(site.database);
  expect([...stored.values()].some((content) => content.includes(applicant.email))).toBe(false);
  test.info().annotations.push({ type: "files before and after", description: `${before}, ${stored.size}` });
});

test("responses are in the language that the form names", async ({ site }) => {
  const { status, body } = await postCv(site.url, { ...newApplicant(), language: "de" }, undefined);
  expect([status, body.error]).toEqual([422, submissionTexts.site("de")("forms.errors.fileMissing")]);
});

test("other sites, other methods and other formats are refused as JSON", async ({ site }) => {
  const applicant = newApplicant();
  const cv = await genuineCv("writer.pdf");
  for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }, {}]) {
    const { status, body } = await postCv(site.url, { ...applicant }, cv, headers);
    expect([status, typeof body.error], JSON.stringify(headers)).toEqual([403, "string"]);
  }
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await fetch(`${site.url}/api/upload-cv/`, { method, headers: { origin: site.url } });
    expect([answer.status, answer.headers.get("allow")], method).toEqual([405, expect.stringContaining("POST")]);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  }
  const answer = await fetch(`${site.url}/api/upload-cv/`, {
    method: "POST",
    headers: { origin: site.url, "content-type": "application/json" },
    body: JSON.stringify(applicant),
  });
  expect([answer.status, await answer.json()]).toEqual([415, { error: expect.any(String) }]);
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([]);
});

test.describe("with RATE_LIMIT_CV=1", () => {
  test.use({ settings: { ...UNLIMITED, RATE_LIMIT_CV: "1" } });

  test("the second CV is refused for a time and leaves nothing", async ({ ownSite }) => {
    const cv = await genuineCv("writer.pdf");
    expect((await postCv(ownSite.url, { ...newApplicant() }, cv)).status).toBe(201);
    const late = newApplicant();
    const { status, headers, body } = await postCv(ownSite.url, { ...late }, cv);
    expect([status, typeof body.error]).toEqual([429, "string"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await applicationsFrom(ownSite.database, late.email)).toEqual([]);
    expect((await storedFiles(ownSite.database)).size).toBe(1);
  });
});
