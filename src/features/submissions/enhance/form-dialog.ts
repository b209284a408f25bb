interface DialogOptions {
  /** Returns whether the form has no input that a stray click could lose. */
  untouched(): boolean;
  /** Aborts the request under way. @returns whether there was one */
  stop(): boolean;
  onClosed(): void;
}

/** Opens a dialog from the links to the form's page, and closes it by button, Escape or a click outside. */
export function formDialog(dialog: HTMLDialogElement, { untouched, stop, onClosed }: DialogOptions): void {
  for (const opener of document.querySelectorAll<HTMLAnchorElement>(`[data-opens="${dialog.id}"]`)) {
    opener.setAttribute("aria-haspopup", "dialog");
    opener.addEventListener("click", (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      dialog.showModal();
    });
  }
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-close]")) button.onclick = () => dialog.close();
  let downOutside = false;
  dialog.addEventListener("pointerdown", (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX, clientY } = event;
    downOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && downOutside && untouched()) dialog.close();
  });
  // The first Escape aborts the upload; the dialog stays open with its input.
  dialog.addEventListener("cancel", (event) => {
    if (event.target === dialog && stop()) event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    stop();
    onClosed();
  });
}
