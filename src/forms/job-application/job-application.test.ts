import { expect, test } from "vitest";
import { checkFields, checkFile, valuesOf } from "#features/submissions/check.ts";
import { endingsOf } from "#features/submissions/fields.ts";
import { checkFileName, shortFileName } from "#platform/files/file-name.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { dashboardTexts } from "#ui/dashboard/texts.ts";
import { CV_MAX_BYTES, jobApplicationFields } from "./job-application.ts";
import { applicationTexts } from "./texts.ts";

const good = { firstName: "Anna", lastName: "Nowak", email: "anna@example.com" };
const check = (given: Record<string, string>) => {
  const result = checkFields(jobApplicationFields, valuesOf(jobApplicationFields, given));
  return result.ok ? { ok: true as const, application: result.submitted } : result;
};
const checkCvName = (name: string) => checkFileName(name, endingsOf(jobApplicationFields.cv));
const checkCvFile = (file: { name: string; size: number }) => checkFile(jobApplicationFields.cv, file);

test("names and an address are enough; it is then for this vacancy, and for no particular one", () => {
  expect(check(good)).toEqual({
    ok: true,
    application: { ...good, phone: "", consent: "vacancy", offer: undefined },
  });
});

test("both spellings of the names are taken", () => {
  expect(
    check({ first_name: "Anna", last_name: "Nowak", email: "anna@example.com", phone: "+48 600 000 000" }),
  ).toMatchObject({
    ok: true,
    application: { firstName: "Anna", lastName: "Nowak", phone: "+48 600 000 000" },
  });
});

test("what is missing is named", () => {
  expect(check({})).toEqual({
    ok: false,
    errors: {
      firstName: { id: "firstNameRequired" },
      lastName: { id: "lastNameRequired" },
      email: { id: "emailRequired" },
    },
  });
});

test.each([
  [{ offer: "2" }, {}],
  [{ offer: "x" }, { offer: { id: "offerUnknown" } }],
  [{ offer: "0" }, { offer: { id: "offerUnknown" } }],
  [{ consent: "future" }, {}],
  [{ consent: "forever" }, { consent: { id: "consentUnknown" } }],
  [{ phone: "+48 (91) 600-00-00" }, {}],
  [{ phone: "call me" }, { phone: { id: "phoneInvalid" } }],
  [{ phone: "1".repeat(31) }, { phone: { id: "phoneInvalid" } }],
  [{ firstName: "J. R. 2nd" }, {}],
  [{ lastName: "Nowak\nBcc: x" }, { lastName: { id: "lineInvalid" } }],
  [{ lastName: "Nowak\u0007" }, { lastName: { id: "lineInvalid" } }],
  [{ lastName: "Nowak\u2028x" }, { lastName: { id: "lineInvalid" } }],
  [{ lastName: "n".repeat(101) }, { lastName: { id: "tooLong", max: 100 } }],
])("%j gives %j", (change, errors) => {
  const result = check({ ...good, ...change } as Record<string, string>);
  expect(result.ok ? {} : result.errors).toEqual(errors);
});

test.each([
  ["cv.pdf", undefined],
  ["CV.PDF", undefined],
  ["Jan.Kowalski.cv.docx", undefined],
  ["../../etc/cv.doc", undefined],
  [`${"n".repeat(300)}.pdf`, undefined],
  ["cv.odt", "fileEnding"],
  ["cv.pdf.exe", "fileEnding"],
  ["cv", "fileEnding"],
  [".pdf", "fileEnding"],
  ["cv.exe\0.pdf", "fileEnding"],
  ["cv.exe.pdf", "fileTwoEndings"],
  ["cv.PHP.docx", "fileTwoEndings"],
  ["cv.docx.pdf", "fileTwoEndings"],
  ["a.exe .pdf", "fileTwoEndings"],
  ["a.exe\u200b.pdf", "fileTwoEndings"],
  ["a.exe..pdf", "fileTwoEndings"],
  ["a. exe . .pdf", "fileTwoEndings"],
  ["a.e\u00adx\ufe0fe\u3164.pdf", "fileTwoEndings"],
  ["a.exe\r\n\u2800.pdf", "fileTwoEndings"],
  ["a\uff0e\uff25\uff38\uff25.pdf", "fileTwoEndings"],
  ["a\u2024exe\u202e.pdf", "fileTwoEndings"],
  ["Jan Kowalski . CV.pdf", undefined],
  ["Łukasz Größe\u0301 履歴書.pdf", undefined],
  [`a${"\u0301\u0316".repeat(4000)}.pdf`, undefined],
  ["cv\r\n.pdf", undefined],
  [" .\u200b.pdf", "fileEnding"],
  ["cv.p\u200bdf", "fileEnding"],
  ["cv.pdf ", "fileEnding"],
])("a file called %j is checked %j", (name, error) => {
  expect(checkCvName(name)).toBe(error);
});

test("a long name is cut to 200 characters before its ending, which shows", () => {
  expect(shortFileName(`${"n".repeat(196)}.pdf`)).toBe(`${"n".repeat(196)}.pdf`);
  expect(shortFileName(`${"n".repeat(197)}.pdf`)).toBe(`${"n".repeat(195)}….pdf`);
  expect(shortFileName(`${"n".repeat(8000)}.DOCX`)).toBe(`${"n".repeat(194)}….DOCX`);
  expect(shortFileName(`a.${"n".repeat(8000)}`)).toBe(`a.${"n".repeat(197)}…`);
  const pairs = shortFileName(`${"😀".repeat(300)}.pdf`);
  expect(pairs).toBe(`${"😀".repeat(195)}….pdf`);
  for (const name of [`${"n".repeat(300)}.pdf`, `${"😀".repeat(300)}.doc`]) {
    expect(checkCvName(shortFileName(name))).toBeUndefined();
  }
});

test("a file is checked by its size before it is sent", () => {
  expect(checkCvFile({ name: "cv.pdf", size: CV_MAX_BYTES })).toBeUndefined();
  expect(checkCvFile({ name: "cv.pdf", size: CV_MAX_BYTES + 1 })).toBe("fileTooLarge");
  expect(checkCvFile({ name: "cv.pdf", size: 0 })).toBe("fileEmpty");
});

test.each(LANGUAGE_CODES)("in %s, an unpublished item and a withdrawn application have different words", (language) => {
  const { parts } = dashboardTexts.staff(language);
  const { own } = applicationTexts.staff(language);
  expect(own.states.withdrawn).not.toBe(parts.states.withdrawn);
});
