/** Returns the id of the control of a field: of "texts.pl.title", "img", or of a whole language, "texts.pl". */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

/** Focuses a field; in rich texts and groups the first control inside that can be used. */
export function focusField(path: string): void {
  const place = document.getElementById(fieldId(path));
  if (place === null) return;
  const usable = "input, textarea, select, button, [contenteditable=true]";
  const target = place.matches(usable) ? place : (place.querySelector<HTMLElement>(usable) ?? place);
  target.focus();
  target.scrollIntoView({ block: "center" });
}
