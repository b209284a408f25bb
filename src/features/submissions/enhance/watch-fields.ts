/** Error messages by field. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Watched {
  /** Names in page order. */
  fields: readonly string[];
  /** Fields that are not checked when they lose focus. */
  silent?: readonly string[];
  /** Fields that are checked again when another field changes: that field's name to theirs. */
  dependent?: Readonly<Record<string, string>>;
  /** Checks the current values of all fields. */
  check(): Errors;
}

/** Controls the error messages of a form. */
export interface FieldWatch {
  /** Shows all errors and focuses the first invalid field. @returns whether there are none */
  showAll(errors?: Errors): boolean;
  /** Shows or removes the error of one field. */
  show(field: string, error: string | undefined): void;
  /** Removes all errors and resets which fields have been visited. */
  clear(): void;
}

/** Returns the control of a field; the first one of a group. */
function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const found = form.elements.namedItem(field);
  const first = found instanceof RadioNodeList ? found[0] : found;
  return first instanceof HTMLElement ? first : undefined;
}

let pressed = false;
addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (pressed = false), true);

/** Runs after the current press ends: a text that appears between down and up would move the button away. */
function afterPress(run: () => void): void {
  if (pressed) addEventListener("pointerup", () => setTimeout(run), { once: true });
  else setTimeout(run);
}

/** Shows a field's error when it loses focus and removes it when the input is corrected. */
export function watchFields(
  form: HTMLFormElement,
  { fields, silent = [], dependent = {}, check }: Watched,
): FieldWatch {
  const visited = new Set<string>();
  const shown = new Map<string, string>();

  const show = (field: string, error: string | undefined) => {
    const control = controlOf(form, field);
    const place = document.getElementById(`${control?.id}-error`);
    const text = place?.querySelector("span");
    if (control === undefined || place === null || !text) return;
    if (error === undefined) {
      shown.delete(field);
      control.removeAttribute("aria-invalid");
    } else {
      shown.set(field, error);
      control.setAttribute("aria-invalid", "true");
      control.closest("details")?.setAttribute("open", "");
    }
    text.textContent = error ?? "";
    place.hidden = error === undefined;
  };

  // The server may have rendered the page with errors.
  for (const field of fields) {
    const place = document.getElementById(`${controlOf(form, field)?.id}-error`);
    if (place !== null && !place.hidden) shown.set(field, place.textContent ?? "");
  }

  form.addEventListener("focusout", ({ target }) => {
    const name = (target as HTMLInputElement).name;
    // When the whole window loses focus, the field stays the active element.
    if (!fields.includes(name) || silent.includes(name) || document.activeElement === target) return;
    afterPress(() => {
      if (form.offsetParent === null) return;
      visited.add(name);
      const errors = check();
      for (const field of [name, dependent[name] ?? name]) if (visited.has(field)) show(field, errors[field]);
    });
  });

  form.addEventListener("input", ({ target }) => {
    const name = (target as HTMLInputElement).name;
    const errors = check();
    for (const field of [name, dependent[name] ?? name]) {
      if (shown.has(field) && errors[field] !== shown.get(field)) show(field, undefined);
    }
  });

  return {
    show,
    showAll(errors = check()) {
      for (const field of fields) show(field, errors[field]);
      const first = fields.find((field) => errors[field] !== undefined);
      if (first !== undefined) controlOf(form, first)?.focus();
      return first === undefined;
    },
    clear() {
      for (const field of fields) show(field, undefined);
      visited.clear();
    },
  };
}
