import { ELAPSED_FIELD, KEY_FIELD } from "../form-extras.ts";

/** A submission that may be sent several times under the same idempotency key. */
export interface Submission {
  /** Returns the form's fields with the idempotency key and the elapsed time. */
  body(): FormData;
  /** Starts a new submission with another key. */
  renew(): void;
}

/** Tracks the key and the elapsed time of a form since the page was opened or the last submission was stored. */
export function followSubmission(form: HTMLFormElement): Submission {
  let key: string | undefined;
  // `performance.now()` counts from the start of navigation.
  let begun = 0;
  // Only secure origins have `randomUUID`; elsewhere the server recognises repeated submissions by their fields.
  const renewKey = () => {
    key = crypto.randomUUID?.();
  };
  renewKey();
  return {
    body() {
      const body = new FormData(form);
      if (key !== undefined) body.set(KEY_FIELD, key);
      body.set(ELAPSED_FIELD, String(Math.floor((performance.now() - begun) / 1000)));
      return body;
    },
    renew() {
      renewKey();
      begun = performance.now();
    },
  };
}

/** Returns the text values of a form, by field. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

/** Clears a form, including values rendered by the server. Radio buttons get their default choice, or none. */
export function emptyForm(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    const box = control as HTMLInputElement;
    if (control.type === "hidden") continue;
    if (control.type === "radio") box.checked = box.defaultChecked;
    else if (control.type === "checkbox") box.checked = false;
    else control.value = "";
  }
}
