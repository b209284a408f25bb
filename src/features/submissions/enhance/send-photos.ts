import type { PhotosTexts } from "./form-texts.ts";
import { type ChosenPhoto, showPhoto } from "./photo-list.ts";
import { type Answer, postForm } from "./post-form.ts";

/** Longest time for one photo, and pauses before it is sent again, in ms; after the last one it is given up. */
const TIMEOUT_MS = 180_000;
const PAUSES_MS = [2, 4, 8, 16, ...Array<number>(30).fill(30)].map((seconds) => seconds * 1000);

/** Whether sending the same photo again cannot change the answer. */
const isFinal = (answer: Answer) =>
  answer.kind === "stored" || answer.kind === "invalid" || (answer.kind === "failed" && answer.status < 500);

/** Waits, or until the browser has a connection again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });

/**
 * Sends photos one after another to a submission that is stored, each again until it has arrived: the server recognises
 * one that has. A page that is left meanwhile asks first.
 * @param url path of the uploads and name of the field
 * @returns whether all have arrived
 */
export async function sendPhotos(
  photos: readonly ChosenPhoto[],
  url: string,
  field: string,
  { photos: texts }: PhotosTexts,
): Promise<boolean> {
  const ask = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", ask);
  for (const { row } of photos) showPhoto(row, texts.waiting);
  let isWhole = true;
  for (const photo of photos) {
    const blob = await photo.reduced;
    if (blob !== undefined) isWhole = (await sendOne(photo, blob)) && isWhole;
  }
  removeEventListener("beforeunload", ask);
  return isWhole;

  async function sendOne({ row, name }: ChosenPhoto, blob: Blob): Promise<boolean> {
    const onProgress = (part: number) =>
      showPhoto(row, texts.percent.replace("{percent}", String(Math.floor(part * 100))), part);
    for (const pauseMs of PAUSES_MS) {
      const body = new FormData();
      body.set(field, blob, name);
      onProgress(0);
      const { signal } = new AbortController();
      const answer = await postForm(url, body, { timeoutMs: TIMEOUT_MS, signal, onProgress });
      if (isFinal(answer)) {
        const reason = answer.kind === "invalid" ? answer.errors[field] : undefined;
        showPhoto(row, answer.kind === "stored" ? texts.sent : (reason ?? texts.gaveUp));
        return answer.kind === "stored";
      }
      showPhoto(row, answer.kind === "refused" ? answer.error : texts.retrying);
      await pause(pauseMs);
    }
    showPhoto(row, texts.gaveUp);
    return false;
  }
}
