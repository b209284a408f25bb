import { type FileField, type FormFields, laterFilesOf } from "../fields.ts";
import { formNamed, watchForm } from "./enhance-form.ts";
import { refuseDrops } from "./file-zone.ts";
import { type PhotosTexts, textsOf } from "./form-texts.ts";
import { type PhotoList, photoList } from "./photo-list.ts";
import { sendPhotos } from "./send-photos.ts";
import { sendWithoutReload } from "./sendable-form.ts";

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);

function say(root: ParentNode, text: string): void {
  const place = part(root, "following-text");
  if (place !== null) place.textContent = text;
}

/** Returns the list of a field's photos in a form. */
function listIn(
  form: HTMLFormElement,
  field: string,
  rules: FileField,
  texts: PhotosTexts,
  show: (error: string | undefined) => void,
): PhotoList | undefined {
  const zone = form.querySelector(`input[name=${field}]`)?.closest<HTMLElement>("[data-zone]");
  const max = Number(form.dataset.left ?? rules.several);
  return zone ? photoList(zone, { field, rules, max, texts, show }) : undefined;
}

/**
 * Enhances a form with photos, and the part of its private page where photos are added. The text is sent and thanked
 * for first; the reduced photos follow one by one.
 * @param timeoutMs the server's limit for the text
 */
export function enhancePhotos(name: string, fields: FormFields, timeoutMs: number): void {
  const form = formNamed(name);
  if (form !== null) sendTextFirst(form, fields, timeoutMs);
  for (const later of document.querySelectorAll<HTMLFormElement>("form[data-later]")) addLater(later, fields);
}

function sendTextFirst(form: HTMLFormElement, fields: FormFields, timeoutMs: number): void {
  const texts = textsOf<PhotosTexts>(form);
  const watch = watchForm(form, fields, texts);
  const lists = laterFilesOf(fields).flatMap(([field, rules]) => {
    const list = listIn(form, field, rules, texts, (error) => watch.show(field, error));
    return list === undefined ? [] : [{ field, list }];
  });
  refuseDrops(form);
  sendWithoutReload(form, {
    fields: watch,
    texts,
    timeoutMs,
    prepare(body) {
      for (const { field } of lists) body.delete(field);
    },
    failure(answer) {
      if (answer.kind === "refused") return answer.error;
      return answer.kind === "lost" || answer.kind === "timeOut" ? texts[answer.kind] : texts.failed;
    },
    onStored({ uploads }) {
      const box = part(document, "following");
      // Photos of an earlier request.
      for (const list of box?.querySelectorAll("[data-files]") ?? []) list.remove();
      const taken = lists.map(({ field, list }) => ({ field, photos: list.take(box) }));
      const isAny = taken.some(({ photos }) => photos.length > 0);
      if (box === null) return undefined;
      box.hidden = !isAny;
      say(box, "");
      return isAny ? follow(box, taken, uploads, texts) : undefined;
    },
  });
}

async function follow(
  box: HTMLElement,
  taken: readonly { field: string; photos: ReturnType<PhotoList["take"]> }[],
  uploads: unknown,
  texts: PhotosTexts,
): Promise<void> {
  if (!uploads) return say(box, texts.photos.notSent);
  say(box, texts.photos.following);
  let isWhole = true;
  for (const { field, photos } of taken) {
    isWhole = (await sendPhotos(photos, `${uploads}/${field}`, field, texts)) && isWhole;
  }
  say(box, isWhole ? texts.photos.allSent : texts.photos.someLeft);
}

/** Sends the photos that are added on the private page, and loads the page again. */
function addLater(form: HTMLFormElement, fields: FormFields): void {
  const [field, rules] = laterFilesOf(fields).find(([name]) => name === form.dataset.later) ?? [];
  if (field === undefined || rules === undefined) return;
  const texts = textsOf<PhotosTexts>(form);
  const watch = watchForm(form, { [field]: rules }, texts);
  const list = listIn(form, field, rules, texts, (error) => watch.show(field, error));
  if (list === undefined) return;
  let isSending = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending || list.photos().length === 0) return;
    isSending = true;
    const isWhole = await sendPhotos(list.take(form), `${location.pathname}/${field}`, field, texts);
    if (isWhole) location.assign(`${location.pathname}?files=added#files`);
    else say(form, texts.photos.someLeft);
    isSending = false;
  });
}
