import { expect, test } from "vitest";
import { applicationValues, checkApplication } from "./application-form.ts";
import { CV_MAX_BYTES, judgeCvFile, judgeCvName } from "./cv-file.ts";

const good = { firstName: "Anna", lastName: "Nowak", email: "anna@example.com" };
const check = (given: Record<string, string>) => checkApplication(applicationValues(given));

test("names and an address are enough; it is then for this vacancy, and for no particular one", () => {
  expect(check(good)).toEqual({
    ok: true,
    application: { ...good, phone: "", consent: "vacancy", offerId: undefined },
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
  [{ lastName: "Nowak\u202egro.live" }, { lastName: { id: "lineInvalid" } }],
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
])("a file called %j is judged %j", (name, error) => {
  expect(judgeCvName(name)).toBe(error);
});

test("a file is judged by its size before it is sent", () => {
  expect(judgeCvFile({ name: "cv.pdf", size: CV_MAX_BYTES })).toBeUndefined();
  expect(judgeCvFile({ name: "cv.pdf", size: CV_MAX_BYTES + 1 })).toBe("fileTooLarge");
  expect(judgeCvFile({ name: "cv.pdf", size: 0 })).toBe("fileEmpty");
});
