import { type RefObject, useEffect, useRef } from "react";

/** The parts of the open page that can have something unsaved. */
const checks = new Set<() => boolean>();

/** A form that is being sent as a document: leaving the page is how it is saved. */
let submitted: EventTarget | null = null;

/** Returns whether anything on the open page would be lost with it. */
export function isAnythingUnsaved(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Has people asked before they leave the page while `isUnsaved` says so. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const check = () => latest.current();
    checks.add(check);
    return () => void checks.delete(check);
  }, []);
}

/** The same for a form whose fields keep their own values. @returns the form's ref */
export function useUnsavedForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(() => form.current !== null && form.current !== submitted && isChanged(form.current));
  return form;
}

/** To be called with each submission that a page did not handle itself. */
export function noteSubmission({ target, defaultPrevented }: Event): void {
  submitted = defaultPrevented ? null : target;
}

/** Returns whether a form differs from what it began with. What is in it beside fields says so by `data-changed`. */
function isChanged(form: HTMLFormElement): boolean {
  return form.matches("[data-changed], :has([data-changed])") || [...form.elements].some(isFieldChanged);
}

/** Not in the list: what is chosen once and not typed, and passwords, which nobody wants back. */
const LEFT_OUT = ["hidden", "password", "file", "submit", "button"];

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (!(field instanceof HTMLInputElement) || LEFT_OUT.includes(field.type)) return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
