import { ELAPSED_FIELD, KEY_FIELD } from "../form-extras.ts";

/** One thing to be sent, however many times it is tried. */
export interface Submission {
  /** The form's fields with the key and the time that the server wants beside them. */
  body(): FormData;
  /** The next one is another thing. */
  renew(): void;
}

/** Follows a form from the opening of its page on, or from the last time that it arrived. */
export function followSubmission(form: HTMLFormElement): Submission {
  let key: string | undefined;
  // The browser counts from the moment in which it began to open the page.
  let begun = 0;
  // Only secure origins have it; elsewhere the server tells repeated submissions by their fields.
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

/** What a person has typed, by field. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

/** Empties a form, also one that the server had sent back filled. Choices stay as they are. */
export function emptyForm(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    if (control.type === "hidden" || control.type === "radio") continue;
    if (control.type === "checkbox") (control as HTMLInputElement).checked = false;
    else control.value = "";
  }
}
