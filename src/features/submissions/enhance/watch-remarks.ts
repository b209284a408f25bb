import type { FormFields } from "../fields.ts";
import { canHaveRemark, remarkOf } from "../remarks.ts";
import { formNamed } from "./enhance-form.ts";
import { type FormTexts, textsOf } from "./form-texts.ts";

/** Shows remarks on the values of a form beside their fields when they change. They never prevent sending. */
export function watchRemarks(name: string, fields: FormFields): void {
  const form = formNamed(name);
  if (form === null) return;
  const { remarks = {} } = textsOf<FormTexts>(form);
  for (const [field, rules] of Object.entries(fields)) {
    const control = form.elements.namedItem(field);
    if (!canHaveRemark(rules) || !(control instanceof HTMLInputElement)) continue;
    const place = document.getElementById(`${control.id}-remark`);
    if (place === null) continue;
    control.addEventListener("change", () => {
      const remark = remarkOf(rules, control.value);
      place.textContent = remark === undefined ? "" : (remarks[remark] ?? "");
      place.hidden = remark === undefined;
    });
  }
}
