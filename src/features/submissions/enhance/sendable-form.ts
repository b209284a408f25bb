import type { FormTexts } from "./form-texts.ts";
import { type Answer, postForm } from "./post-form.ts";
import { emptyForm, followSubmission } from "./submission.ts";
import type { FieldWatch } from "./watch-fields.ts";

interface Sendable {
  fields: FieldWatch;
  texts: FormTexts;
  timeoutMs: number;
  /** Returns the message of a failure. */
  failure(answer: Answer): string;
  onProgress?: (part: number) => void;
  /** Called with true before sending and with false after it. */
  onSending?: (sending: boolean) => void;
  /** Changes the body before it is sent. */
  prepare?: (body: FormData) => void;
  /**
   * Called after the submission was stored and the form cleared. @returns what has to end before the sender is led to
   * the private page
   */
  onStored?: (answer: Answer & { kind: "stored" }) => Promise<void> | undefined;
}

/** An enhanced form. */
export interface SentForm {
  /** Aborts the request under way. @returns whether there was one */
  stop(): boolean;
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);

/** Shows a text in a box; hides the box when the text is undefined. */
function showText(box: HTMLElement | null, text: string | undefined): void {
  if (box === null) return;
  const place = part(box, "text") ?? box;
  if (text !== undefined) place.textContent = text;
  box.hidden = text === undefined;
}

/** Checks and sends a form in place, one request at a time. The input is cleared only after it was stored. */
export function sendWithoutReload(form: HTMLFormElement, options: Sendable): SentForm {
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
      const work = options.onStored?.(answer);
      // A form that does not stay is replaced by the page that thanks; a sender without a mailbox by the private page.
      const { thanks } = form.dataset;
      const statusPage = answer.statusPage ? `${answer.statusPage}?sent=1#sent` : undefined;
      const next = thanks ? `${thanks}?sent=${answer.reference}#sent` : statusPage;
      if (next !== undefined && work === undefined) return location.assign(next);
      if (next !== undefined) work?.then(() => location.assign(next));
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
    // "Send again" is about to be hidden: move the focus to the regular button.
    if (failure?.contains(document.activeElement)) button?.focus();
    part(form, "answer")?.remove();
    showText(failure, undefined);
    showText(sent, undefined);
    if (!fields.showAll()) return;
    const controller = new AbortController();
    setSending(controller);
    const { timeoutMs, onProgress } = options;
    const address = form.dataset.api ?? form.action;
    const body = submission.body();
    options.prepare?.(body);
    const answer = await postForm(address, body, { timeoutMs, signal: controller.signal, onProgress });
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
