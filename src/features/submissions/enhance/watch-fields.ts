/** What is wrong with a form, in words, by field. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Watched {
  /** Names in their order on the page. */
  fields: readonly string[];
  /** Fields that are not checked when they are left. */
  silent?: readonly string[];
  /** Fields that are checked by what another one holds. */
  dependent?: Readonly<Record<string, string>>;
  /** Judges everything as it is now. */
  check(): Errors;
}

/** The errors of a form as they are shown. */
export interface FieldWatch {
  /** Shows what is wrong and leads to the first of it. @returns whether nothing is */
  showAll(errors?: Errors): boolean;
  /** Shows the error of one field, or takes it away. */
  show(field: string, error: string | undefined): void;
  /** Takes all errors away and forgets which fields have been visited. */
  clear(): void;
}

/** The control of a field; of a group the first one. */
function controlOf(form: HTMLFormElement, field: string): HTMLElement | undefined {
  const found = form.elements.namedItem(field);
  const first = found instanceof RadioNodeList ? found[0] : found;
  return first instanceof HTMLElement ? first : undefined;
}

let pressed = false;
addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (pressed = false), true);

/** Runs when no press is under way: a text that appears between down and up would move the button away. */
function afterPress(run: () => void): void {
  if (pressed) addEventListener("pointerup", () => setTimeout(run), { once: true });
  else setTimeout(run);
}

/** Shows errors when a field is left, takes them away when they are mended. */
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
    }
    text.textContent = error ?? "";
    place.hidden = error === undefined;
  };

  // A page that came back with errors has shown them already.
  for (const field of fields) {
    const place = document.getElementById(`${controlOf(form, field)?.id}-error`);
    if (place !== null && !place.hidden) shown.set(field, place.textContent ?? "");
  }

  form.addEventListener("focusout", ({ target }) => {
    const name = (target as HTMLInputElement).name;
    // When the whole window loses the focus, the field has not been left.
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
