import type { FormTexts } from "./form-texts.ts";
import { type Answer, postForm } from "./post-form.ts";
import { emptyForm, followSubmission } from "./submission.ts";
import type { FieldWatch } from "./watch-fields.ts";

interface Sendable {
  fields: FieldWatch;
  texts: FormTexts;
  timeoutMs: number;
  /** Words a failure. */
  failure(answer: Answer): string;
  onProgress?: (part: number) => void;
  /** Called before sending and after it. */
  onSending?: (sending: boolean) => void;
  /** Called when it has arrived and the form is empty again. */
  onStored?: () => void;
}

/** A form under the script's care. */
export interface SentForm {
  /** Ends a sending that is under way. @returns whether there was one */
  stop(): boolean;
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);

/** Puts a text into a box and shows it, or hides the box. */
function showText(box: HTMLElement | null, text: string | undefined): void {
  if (box === null) return;
  const place = part(box, "text") ?? box;
  if (text !== undefined) place.textContent = text;
  box.hidden = text === undefined;
}

/** Sends a form in place: once at a time, checked before, its text kept whatever happens, emptied when it has arrived. */
export function sendInPlace(form: HTMLFormElement, options: Sendable): SentForm {
  const { fields, texts } = options;
  const submission = followSubmission(form);
  const failure = part(form, "failure");
  const sent = part(document, "sent");
  const button = part(form, "send");
  const words = button?.textContent ?? "";
  let sending: AbortController | undefined;

  const setSending = (now: AbortController | undefined) => {
    sending = now;
    if (button !== null) {
      button.textContent = now === undefined ? words : texts.sending;
      if (now === undefined) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
    options.onSending?.(now !== undefined);
  };

  const show = (answer: Answer) => {
    if (answer.kind === "stored") {
      submission.renew();
      emptyForm(form);
      fields.clear();
      options.onStored?.();
      // The page that thanks a sender without a mailbox.
      if (answer.statusPage) return location.assign(`${answer.statusPage}?sent=1#sent`);
      showText(sent, answer.reference);
      sent?.focus();
    } else if (answer.kind === "invalid") fields.showAll(answer.errors);
    else {
      showText(failure, options.failure(answer));
      failure?.scrollIntoView({ block: "nearest" });
    }
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending !== undefined) return;
    // "Send again" is about to go: the focus moves to the button that stays.
    if (failure?.contains(document.activeElement)) button?.focus();
    part(form, "answer")?.remove();
    showText(failure, undefined);
    showText(sent, undefined);
    if (!fields.showAll()) return;
    const controller = new AbortController();
    setSending(controller);
    const { timeoutMs, onProgress } = options;
    const address = form.dataset.api ?? form.action;
    const answer = await postForm(address, submission.body(), { timeoutMs, signal: controller.signal, onProgress });
    setSending(undefined);
    show(answer);
  });

  return {
    stop() {
      sending?.abort();
      return sending !== undefined;
    },
  };
}
