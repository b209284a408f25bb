import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkContact, contactValues } from "#forms/contact/contact-form.ts";
import { applicationValues, checkApplication } from "#forms/job-application/application-form.ts";
import { judgeCvFile } from "#forms/job-application/cv-file.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { allWorded, worded } from "../enhance/form-texts.ts";
import { submissionTexts } from "../texts.ts";
import { contactTexts, uploadTexts } from "./browser-texts.ts";

const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("", "Jan", "Jan3", "a@b", "x".repeat(6000), "+48 600 100 200", "on", "2"),
);

/** Every text that the script could show has to be on the page. */
describe.each(LANGUAGE_CODES)("texts for the browser in %s", (code) => {
  const t = submissionTexts.site(code);

  test("word every error of the contact form", () => {
    const texts = contactTexts(t);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(contactValues({}))), anything), (given) => {
        const result = checkContact(contactValues(given));
        if (result.ok) return;
        for (const { id } of Object.values(result.errors)) expect(Object.keys(texts.errors)).toContain(id);
      }),
    );
  });

  test("word every error of the CV form", () => {
    const texts = uploadTexts(t);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(applicationValues({}))), anything), (given) => {
        const result = checkApplication(applicationValues(given));
        if (result.ok) return;
        for (const { id } of Object.values(result.errors)) expect(Object.keys(texts.errors)).toContain(id);
      }),
    );
    for (const [name, size] of [
      ["a.exe", 1],
      ["a.exe.pdf", 1],
      ["a.pdf", 0],
      ["a.pdf", 1e9],
    ] as const) {
      expect(Object.keys(texts.errors)).toContain(judgeCvFile({ name, size }));
    }
    expect(Object.keys(texts.errors)).toContain("fileMissing");
  });

  test("say the limit that was passed", () => {
    const texts = contactTexts(t);
    expect(worded({ id: "tooLong", max: 20 }, texts)).toBe(t("forms.errors.tooLong", { max: 20 }));
    expect(allWorded({ firstName: { id: "tooLong", max: 20 }, lastName: undefined }, texts)).toEqual({
      firstName: t("forms.errors.tooLong", { max: 20 }),
    });
    expect(uploadTexts(t).uploading).toContain("{percent}");
    expect(JSON.stringify([texts, uploadTexts(t)])).not.toContain("{{");
  });
});
