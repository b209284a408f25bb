/** Closes the details of long lists on phones. Without script, on wider screens and on paper they are open. */
export function foldTexts(): void {
  if (!matchMedia("(max-width:38rem)").matches) return;
  for (const text of document.querySelectorAll<HTMLDetailsElement>("[data-fold]")) text.open = false;
}
