declare global {
  /** Fields that received input before the page was hydrated. */
  var earlyInput: Set<EventTarget> | undefined;
}

/** Runs before the fields are shown. React escapes quotes, `>` and `&`. */
export const EARLY_INPUT_SCRIPT = "earlyInput=new Set;addEventListener(`input`,function(e){earlyInput?.add(e.target)})";

/**
 * Keeps input from before hydration. React sets each textarea to its default value during hydration, and again when an
 * event restarts hydration. It does not tell a controlled field what was typed before.
 * @returns a function to call after hydration
 */
export function keepEarlyInput(): () => void {
  const { prototype } = HTMLTextAreaElement;
  const own = Object.getOwnPropertyDescriptor(prototype, "value") ?? {};
  const set = function (this: HTMLTextAreaElement, value: string) {
    if (!globalThis.earlyInput?.has(this)) own.set?.call(this, value);
  };
  Object.defineProperty(prototype, "value", { ...own, set });
  return () => {
    Object.defineProperty(prototype, "value", own);
    const fields = globalThis.earlyInput ?? new Set();
    globalThis.earlyInput = undefined;
    for (const field of fields) announce(field);
  };
}

/** Makes React call a field's `onChange`. */
function announce(field: EventTarget & { _valueTracker?: { setValue(value: string): void } }): void {
  // React ignores an event when it already knows the value; no field has this one.
  field._valueTracker?.setValue("\0");
  const isBox = field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
  field.dispatchEvent(new Event(isBox ? "click" : "change", { bubbles: true }));
}
