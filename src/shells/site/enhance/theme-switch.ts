import { NIGHT_FRAGMENT } from "#ui/svg-themes.ts";
import { remember } from "./remember.ts";

const root = document.documentElement;

/**
 * Shows the choice of day, dusk and night; it is stored in local storage. Without a choice it follows the system, which
 * has no night.
 */
export function themeSwitch(): void {
  const choice = document.querySelector<HTMLElement>("[data-themes]");
  const select = choice?.querySelector("select");
  if (!choice || !select) return;
  const dark = matchMedia("(prefers-color-scheme:dark)");
  const show = () => {
    select.value = root.dataset.theme ?? (dark.matches ? "dusk" : "day");
  };
  choice.hidden = false;
  show();
  colourDrawings();
  dark.onchange = show;
  select.onchange = () => {
    root.dataset.theme = select.value;
    remember("theme", select.value);
    colourDrawings();
  };
}

/** Shows the drawings in the colours of the night, or again in those of the page's colour scheme. */
export function colourDrawings(): void {
  const fragment = root.dataset.theme === "night" ? NIGHT_FRAGMENT : "";
  for (const drawing of document.querySelectorAll("[src*='.svg'],[poster]")) {
    const name = drawing.hasAttribute("poster") ? "poster" : "src";
    const [address = "", before = ""] = drawing.getAttribute(name)?.split(/(?=#)/) ?? [];
    if (before !== fragment) drawing.setAttribute(name, address + fragment);
  }
}
