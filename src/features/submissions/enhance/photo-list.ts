import { shortFileName } from "#platform/files/file-name.ts";
import { checkFile } from "../check.ts";
import type { FileField } from "../fields.ts";
import { shownSize } from "./file-zone.ts";
import { type PhotosTexts, worded } from "./form-texts.ts";
import { reducePhoto } from "./reduce-photo.ts";

/** A chosen photo with its row in the list. */
export interface ChosenPhoto {
  name: string;
  /** The reduced photo; undefined: it cannot be read and its row is gone. */
  reduced: Promise<Blob | undefined>;
  row: HTMLElement;
}

/** The photos that were chosen for a field. */
export interface PhotoList {
  /** Returns the photos that have not been taken, in order. */
  photos(): readonly ChosenPhoto[];
  /** Takes all photos: they can no longer be removed, and their rows move to another place. */
  take(place: Element | null): readonly ChosenPhoto[];
}

interface ListOptions {
  field: string;
  rules: FileField;
  /** Number of photos that may be chosen. */
  max: number;
  texts: PhotosTexts;
  /** Shows or removes the field's error. */
  show(error: string | undefined): void;
}

/** Shows a text and a progress from 0 to 1 in the row of a photo; undefined: no bar. */
export function showPhoto(row: HTMLElement, text: string, part?: number): void {
  const state = row.querySelector("[data-state]");
  if (state !== null) state.textContent = text;
  const bar = row.querySelector("progress");
  if (bar === null) return;
  bar.hidden = part === undefined;
  bar.value = part ?? 0;
}

/**
 * Lists the chosen photos below their zone, where each can be removed, and reduces them one after another while the
 * form is filled. The control itself stays empty.
 */
export function photoList(zone: HTMLElement, { field, rules, max, texts, show }: ListOptions): PhotoList | undefined {
  const input = zone.querySelector<HTMLInputElement>("input[type=file]");
  const list = zone.parentElement?.querySelector("[data-files]");
  const template = zone.parentElement?.querySelector<HTMLTemplateElement>("template[data-row]");
  if (input === null || !list || !template) return undefined;
  zone.dataset.live = "";
  let chosen: ChosenPhoto[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const remove = (photo: ChosenPhoto) => {
    chosen = chosen.filter((one) => one !== photo);
    photo.row.remove();
  };
  const fail = (id: Parameters<typeof worded>[1]["id"]) => show(worded(field, { id }, texts));

  const add = (file: File) => {
    const error = checkFile(rules, file);
    if (error !== undefined) return fail(error);
    if (chosen.length >= max) return fail(rules.errors.tooMany ?? "");
    const row = (template.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
    const name = shortFileName(file.name);
    const reduced = queue.then(() => reducePhoto(file));
    queue = reduced;
    const photo: ChosenPhoto = { name, reduced, row };
    const place = row.querySelector("[data-name]");
    if (place !== null) place.textContent = name;
    row.querySelector("progress")?.setAttribute("aria-label", name);
    showPhoto(row, texts.photos.reducing);
    reduced.then((blob) => {
      if (blob !== undefined) return showPhoto(row, shownSize(blob.size, document.documentElement.lang));
      remove(photo);
      fail(rules.errors.content ?? "");
    });
    const button = row.querySelector<HTMLElement>("[data-remove-one]");
    button?.setAttribute("aria-label", `${button.textContent}: ${name}`);
    button?.addEventListener("click", () => {
      remove(photo);
      show(undefined);
      input.focus();
    });
    chosen.push(photo);
    list.append(row);
  };
  const addAll = (files: Iterable<File>) => {
    show(undefined);
    for (const file of files) add(file);
  };

  input.addEventListener("change", () => {
    addAll([...(input.files ?? [])]);
    input.value = "";
  });
  const over = (event: DragEvent, now: boolean) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    zone.toggleAttribute("data-over", now);
  };
  zone.addEventListener("dragover", (event) => over(event, true));
  zone.addEventListener("dragleave", (event) => over(event, false));
  zone.addEventListener("drop", (event) => {
    over(event, false);
    addAll(event.dataTransfer?.files ?? []);
  });
  // Browsers may restore chosen files after a reload.
  addAll([...(input.files ?? [])]);
  input.value = "";

  return {
    photos: () => chosen,
    take(place) {
      const taken = chosen;
      chosen = [];
      const moved = list.cloneNode(false) as Element;
      for (const { row } of taken) {
        row.querySelector("[data-remove-one]")?.remove();
        moved.append(row);
      }
      place?.append(moved);
      return taken;
    },
  };
}
