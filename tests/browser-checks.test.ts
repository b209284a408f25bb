import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { FormFields } from "#features/submissions/fields.ts";
import { forms } from "#forms/index.ts";

const enhanced = vi.hoisted(() => vi.fn<(name: string, fields: FormFields, timeoutMs: number) => void>());

vi.mock("#features/submissions/enhance/enhance-form.ts", () => ({ enhanceForm: enhanced }));
vi.mock("#features/submissions/enhance/enhance-upload.ts", () => ({ enhanceUpload: enhanced }));
vi.mock("#features/submissions/enhance/enhance-photos.ts", () => ({ enhancePhotos: enhanced }));
vi.mock("#features/submissions/enhance/watch-remarks.ts", () => ({ watchRemarks: () => {} }));

test.each(forms)("the script of the form $name has the fields and the time limit of the server", async (form) => {
  enhanced.mockClear();
  const script = join(import.meta.dirname, "..", "src", form.texts.folder, "enhance.ts");
  await import(script);
  const { fields, body } = form;
  expect(enhanced.mock.calls).toEqual([[expect.any(String), fields, expect.any(Number)]]);
  const timeoutMs = enhanced.mock.calls[0]?.[2];
  // The text of a form with several photos is sent alone, before them.
  const isTextAlone = Object.values(fields).some(({ several }) => several !== undefined);
  if (isTextAlone) expect(timeoutMs).toBeLessThan(body.seconds * 1000);
  else expect(timeoutMs).toBe(body.seconds * 1000);
});
