import { checkFields, valuesOf } from "../check.ts";
import type { FormFields } from "../fields.ts";
import { allWorded, type FormTexts, textsOf } from "./form-texts.ts";
import { sendWithoutReload } from "./sendable-form.ts";
import { formValues } from "./submission.ts";
import { type Errors, type FieldWatch, watchFields } from "./watch-fields.ts";

/** Finds the form with a name in `data-form`; null where the page has none. */
export function formNamed(name: string): HTMLFormElement | null {
  return document.querySelector(`form[data-form=${name}]`);
}

/** Checks a form's fields when they lose focus. @param ofFiles returns the errors of its files */
export function watchForm(
  form: HTMLFormElement,
  fields: FormFields,
  texts: FormTexts,
  ofFiles: () => Errors = () => ({}),
): FieldWatch {
  const entries = Object.entries(fields);
  const controls = Array.from(form.elements, (control) => control.getAttribute("name") ?? "");
  return watchFields(form, {
    // Controls of lines are named "<field>.<line>.<part>".
    fields: entries.flatMap(([name]) => [name, ...new Set(controls.filter((one) => one.startsWith(`${name}.`)))]),
    silent: entries.flatMap(([name, { control }]) => (control === "file" ? [name] : [])),
    dependent: Object.fromEntries(
      entries.flatMap(([name, { sameAs }]) => (sameAs === undefined ? [] : [[sameAs, name]])),
    ),
    check() {
      const result = checkFields(fields, valuesOf(fields, formValues(form)));
      return { ...(result.ok ? {} : allWorded(result.errors, texts)), ...ofFiles() };
    },
  });
}

/** Enhances a form without files: checks each field and sends in place. @param timeoutMs the server's time limit */
export function enhanceForm(name: string, fields: FormFields, timeoutMs: number): void {
  const form = formNamed(name);
  if (form === null) return;
  const texts = textsOf<FormTexts>(form);
  sendWithoutReload(form, {
    fields: watchForm(form, fields, texts),
    texts,
    timeoutMs,
    failure(answer) {
      if (answer.kind === "refused") return answer.error;
      return answer.kind === "lost" || answer.kind === "timeOut" ? texts[answer.kind] : texts.failed;
    },
  });
}
