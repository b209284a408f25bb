import { type RefObject, useEffect, useRef } from "react";

/** Checks of the parts of the open page that can have unsaved input. */
const checks = new Set<() => boolean>();

/** A form that is being submitted as a document: leaving the page saves it. */
let submitted: EventTarget | null = null;

/** Returns whether leaving the open page would lose input. */
export function hasUnsavedChanges(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Warns before the page is left while `isUnsaved` returns true. */
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

/** The same for a form with uncontrolled fields. @returns the form's ref */
export function useUnsavedForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(() => form.current !== null && form.current !== submitted && isChanged(form.current));
  return form;
}

/** Called with each submission that a page did not handle itself. */
export function noteSubmission({ target, defaultPrevented }: Event): void {
  submitted = defaultPrevented ? null : target;
}

/** Returns whether a form differs from its initial state. Controls that are not fields set `data-changed`. */
function isChanged(form: HTMLFormElement): boolean {
  return form.matches("[data-changed], :has([data-changed])") || [...form.elements].some(isFieldChanged);
}

/** Ignored: choices that are not typed, and passwords, which nobody wants to restore. */
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
