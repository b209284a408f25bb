declare global {
  /** Fields that received input before the page was hydrated. */
  var earlyInput: Set<EventTarget> | undefined;
}

/** Runs before the fields are shown. React escapes quotes, `>` and `&`. */
export const EARLY_INPUT_SCRIPT = "earlyInput=new Set;addEventListener(`input`,function(e){earlyInput?.add(e.target)})";

/**
 * Keeps input from before hydration. React sets each hydrated textarea to its default value, and a controlled field
 * would not learn what was typed.
 * @returns a function to call after hydration
 */
export function keepEarlyInput(): () => void {
  for (const area of document.querySelectorAll("textarea")) ignoreFirstValue(area);
  return () => {
    const fields = globalThis.earlyInput ?? new Set();
    globalThis.earlyInput = undefined;
    for (const field of fields) announce(field);
  };
}

/** Ignores the value that React sets while it hydrates a textarea with early input. */
function ignoreFirstValue(area: HTMLTextAreaElement): void {
  // For an empty default, React sets none.
  if (area.defaultValue === "") return;
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  Object.defineProperty(area, "value", {
    configurable: true,
    get: () => own?.get?.call(area),
    set(value: string) {
      Reflect.deleteProperty(area, "value");
      if (!globalThis.earlyInput?.has(area)) area.value = value;
    },
  });
}

/** Makes React call a field's `onChange`. */
function announce(field: EventTarget & { _valueTracker?: { setValue(value: string): void } }): void {
  // React ignores an event when it already knows the value; no field has this one.
  field._valueTracker?.setValue("\0");
  const isBox = field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
  field.dispatchEvent(new Event(isBox ? "click" : "change", { bubbles: true }));
}
