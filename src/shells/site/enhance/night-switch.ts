import { remember } from "./remember.ts";

/** Shows the night buttons, which switch between day and night; the choice is stored in local storage. */
export function nightSwitch(): void {
  const root = document.documentElement;
  const isNight = () =>
    root.dataset.theme === undefined
      ? matchMedia("(prefers-color-scheme:dark)").matches
      : root.dataset.theme === "night";
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-night]")) {
    const show = () => button.setAttribute("aria-pressed", String(isNight()));
    button.hidden = false;
    show();
    button.onclick = () => {
      root.dataset.theme = isNight() ? "day" : "night";
      remember("theme", root.dataset.theme);
      show();
    };
  }
}
