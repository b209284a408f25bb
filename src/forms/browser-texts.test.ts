import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFields, checkFile, valuesOf } from "#features/submissions/check.ts";
import { allWorded, worded } from "#features/submissions/enhance/form-texts.ts";
import { document, isFile } from "#features/submissions/fields.ts";
import { formTexts, uploadTexts } from "#features/submissions/form-kit/browser-texts.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { anyCharacter } from "../../tests/any-text.ts";
import { contactFields } from "./contact/contact.ts";
import { forms } from "./index.ts";

const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom("", "Jan", "Jan3", "a@b", "x".repeat(6000), "+48 600 100 200", "on", "2"),
);

/** Every text that the script can show must be in the page. */
describe.each(LANGUAGE_CODES)("texts for the browser in %s", (code) => {
  const t = submissionTexts.site(code);

  test.each(forms)("word every error of the form $name", ({ fields }) => {
    const known = Object.keys(formTexts(fields, t).errors);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(valuesOf(fields, {}))), anything), (given) => {
        const result = checkFields(fields, valuesOf(fields, given));
        if (result.ok) return;
        for (const error of Object.values(result.errors)) expect(known).toContain(error?.id);
      }),
    );
    for (const field of Object.values(fields).filter(isFile)) {
      for (const [name, size] of [
        ["a.exe", 1],
        ["a.exe.pdf", 1],
        ["a.pdf", 0],
        ["a.pdf", 1e9],
      ] as const) {
        expect(known).toContain(checkFile(field, { name, size }));
      }
      if (field.errors.missing !== undefined) expect(known).toContain(field.errors.missing);
    }
  });

  test("say the limit of each file where they differ", () => {
    const file = (megabytes: number) => document({ kinds: ["pdf"], maxBytes: megabytes * 1024 * 1024 });
    const texts = formTexts({ report: file(5), drawing: file(9), list: file(5) }, t);
    const tooLarge = (field: string) => worded(field, { id: "documentTooLarge" }, texts);
    for (const [field, megabytes] of Object.entries({ report: 5, drawing: 9, list: 5 })) {
      expect(tooLarge(field)).toBe(t("forms.errors.documentTooLarge", { megabytes }));
    }
    expect(Object.keys(texts.errors).filter((key) => key.includes("."))).toEqual(["drawing.documentTooLarge"]);
  });

  test("say the limit that was passed", () => {
    const texts = formTexts(contactFields, t);
    expect(worded("firstName", { id: "tooLong", max: 20 }, texts)).toBe(t("forms.errors.tooLong", { max: 20 }));
    expect(allWorded({ firstName: { id: "tooLong", max: 20 }, lastName: undefined }, texts)).toEqual({
      firstName: t("forms.errors.tooLong", { max: 20 }),
    });
    expect(uploadTexts(contactFields, t).uploading).toContain("{percent}");
    expect(JSON.stringify([texts, uploadTexts(contactFields, t)])).not.toContain("{{");
  });
});
