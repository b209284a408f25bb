import type { UploadTexts } from "./form-texts.ts";

/** The progress bar of a form. */
export interface UploadProgress {
  /** Shows or hides the bar. */
  sending(now: boolean): void;
  /** @param part from 0 to 1 */
  progress(part: number): void;
}

/** Screen readers announce only every 25 percent. */
const SPOKEN_STEP = 25;

/** Controls the progress bar of a form, which also announces progress to screen readers. */
export function uploadProgress(form: HTMLFormElement, texts: UploadTexts): UploadProgress {
  const box = form.querySelector<HTMLElement>("[data-progress]");
  const bar = box?.querySelector("progress");
  const words = box?.querySelector("[data-percent]");
  const spoken = box?.querySelector("[role=status]");
  const worded = (percent: number) =>
    percent >= 100 ? texts.uploaded : texts.uploading.replace("{percent}", String(percent));
  const progress = (part: number) => {
    const percent = Math.floor(part * 100);
    if (bar) bar.value = percent;
    if (words) words.textContent = worded(percent);
    const step = worded(percent - (percent % SPOKEN_STEP));
    if (spoken && spoken.textContent !== step) spoken.textContent = step;
  };
  return {
    progress,
    sending(now) {
      if (!box) return;
      box.hidden = !now;
      if (now) progress(0);
      else if (spoken) spoken.textContent = "";
    },
  };
}
