import { shortFileName } from "#platform/files/file-name.ts";

/** An enhanced file field. */
export interface FileZone {
  /** The chosen file, if any. */
  file(): File | undefined;
  /** Removes the file. */
  clear(): void;
}

interface ZoneOptions {
  /** Element in which files may be dropped. Elsewhere the browser would open the file and leave the page. */
  around: HTMLElement;
  /** Checks a chosen file. @returns whether it is accepted */
  accept(file: File): boolean;
  /** Called after the file was removed. */
  onRemoved(): void;
}

/** Formats a size in bytes for people: "1.4 MB", "320 kB". */
export function shownSize(bytes: number, language: string): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_048_576 : Math.max(1, bytes / 1024));
}

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;

/** Refuses files that are dropped in an element and beside the zones in it, so that the browser does not open them. */
export function refuseDrops(around: HTMLElement): void {
  around.addEventListener("dragover", (event) => {
    if (event.defaultPrevented || event.dataTransfer === null || !carriesFile(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  });
}

/** Lets a file be dropped and removed, and shows its size and its name as it will be stored. */
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
  // Browsers may restore a chosen file after a reload.
  check();
  return {
    file: () => input.files?.[0],
    clear() {
      input.value = "";
      show();
    },
  };
}
