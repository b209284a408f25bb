import { shortFileName } from "#platform/files/file-name.ts";

/** The zone of a file field under the script's care. */
export interface FileZone {
  /** The chosen file, if any. */
  file(): File | undefined;
  /** Forgets the file. */
  clear(): void;
}

interface ZoneOptions {
  /** Where else than on the zone a file may be dropped: beside it the browser would open the file and leave the page. */
  around: HTMLElement;
  /** Judges a chosen file. @returns whether it may stay */
  accept(file: File): boolean;
  /** Told after the file was taken away. */
  onRemoved(): void;
}

/** A size for people: "1.4 MB", "320 kB", in the language of the page. @param bytes */
export function shownSize(bytes: number, language: string): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_048_576 : Math.max(1, bytes / 1024));
}

/** Lets a file be dropped, shows its name, as it will be stored, and its size, lets it be taken away. */
export function fileZone(zone: HTMLElement, { around, accept, onRemoved }: ZoneOptions): FileZone | undefined {
  const input = zone.querySelector<HTMLInputElement>("input[type=file]");
  const remove = zone.querySelector<HTMLButtonElement>("[data-remove]");
  const name = zone.querySelector<HTMLElement>("[data-chosen]");
  const detail = zone.querySelector<HTMLElement>("[data-detail]");
  if (input === null || remove === null || name === null || detail === null) return undefined;
  const empty = [name.textContent, detail.textContent];
  zone.dataset.live = "";

  const show = () => {
    const file = input.files?.[0];
    name.textContent = file === undefined ? (empty[0] ?? "") : shortFileName(file.name);
    detail.textContent = file === undefined ? (empty[1] ?? "") : shownSize(file.size, document.documentElement.lang);
    remove.hidden = file === undefined;
  };
  const check = () => {
    const file = input.files?.[0];
    if (file !== undefined && !accept(file)) input.value = "";
    show();
  };
  input.addEventListener("change", check);
  remove.onclick = () => {
    input.value = "";
    show();
    onRemoved();
    input.focus();
  };

  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
  const over = (event: DragEvent, now: boolean) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    zone.toggleAttribute("data-over", now);
  };
  around.addEventListener("dragover", (event) => over(event, true));
  around.addEventListener("dragleave", (event) => over(event, false));
  around.addEventListener("drop", (event) => {
    over(event, false);
    const dropped = event.dataTransfer?.files[0];
    if (dropped === undefined) return;
    const one = new DataTransfer();
    one.items.add(dropped);
    input.files = one.files;
    check();
  });
  // The browser may have kept a file over a reload.
  check();
  return {
    file: () => input.files?.[0],
    clear() {
      input.value = "";
      show();
    },
  };
}
