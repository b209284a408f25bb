import type { FormField, FormFields } from "../fields.ts";
import { canHaveRemark, remarkOf } from "../remarks.ts";
import { formNamed } from "./enhance-form.ts";
import { type FormTexts, textsOf } from "./form-texts.ts";

/**
 * Shows remarks on the values of a form beside their fields when they change; a click accepts the name that is suggested
 * for a misspelt one. They never prevent sending.
 */
export function watchRemarks(name: string, fields: FormFields): void {
  const form = formNamed(name);
  if (form === null) return;
  const { remarks = {} } = textsOf<FormTexts>(form);
  for (const [field, rules] of Object.entries(fields)) {
    const control = form.elements.namedItem(field);
    if (!canHaveRemark(rules) || !(control instanceof HTMLInputElement)) continue;
    const place = document.getElementById(`${control.id}-remark`);
    if (place === null) continue;
    const show = (...shown: (Node | string)[]) => {
      place.replaceChildren(...shown);
      place.hidden = shown.length === 0;
    };
    control.addEventListener("change", async () => {
      const { value } = control;
      const remark = remarkOf(rules, value);
      show(...(remark === undefined ? [] : [remarks[remark] ?? ""]));
      const suggested = await suggestion(form, field, rules, value);
      if (suggested === undefined || control.value !== value) return;
      const accept = document.createElement("button");
      accept.type = "button";
      accept.textContent = (remarks.didYouMean ?? "{name}").replace("{name}", () => suggested);
      accept.onclick = () => {
        control.value = suggested;
        show();
        control.focus();
      };
      show(accept);
    });
  }
}

/** Asks the server for the name that a value probably means; undefined: none, or no answer. */
async function suggestion(
  form: HTMLFormElement,
  field: string,
  { suggests }: FormField,
  value: string,
): Promise<string | undefined> {
  if (suggests === undefined || value.trim() === "") return undefined;
  try {
    const answer = await fetch(`${form.dataset.api}?${new URLSearchParams({ [field]: value })}`);
    return answer.ok ? (await answer.json())[field] : undefined;
  } catch {
    return undefined;
  }
}
