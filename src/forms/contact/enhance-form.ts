import { allWorded, type FormTexts, textsOf } from "#features/submissions/enhance/form-texts.ts";
import { sendInPlace } from "#features/submissions/enhance/sendable-form.ts";
import { typedIn } from "#features/submissions/enhance/submission.ts";
import { watchFields } from "#features/submissions/enhance/watch-fields.ts";
import { CONTACT_FIELDS, checkContact, contactValues } from "./contact-form.ts";

const TIMEOUT_MS = 60_000;

/** The contact form: checked field by field, sent in place. */
export function contactForm(form: HTMLFormElement): void {
  const texts = textsOf<FormTexts>(form);
  const fields = watchFields(form, {
    fields: CONTACT_FIELDS,
    dependent: { email: "emailConfirm" },
    check() {
      const result = checkContact(contactValues(typedIn(form)));
      return result.ok ? {} : allWorded(result.errors, texts);
    },
  });
  sendInPlace(form, {
    fields,
    texts,
    timeoutMs: TIMEOUT_MS,
    failure(answer) {
      if (answer.kind === "refused") return answer.error;
      return answer.kind === "lost" || answer.kind === "timeOut" ? texts[answer.kind] : texts.failed;
    },
  });
}
