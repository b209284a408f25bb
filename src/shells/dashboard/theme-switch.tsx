import { useEffect, useState } from "react";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import css from "./theme-switch.module.css";

/** Switches between light and dark, the website's day and dusk; the choice is shared with the website's switch. */
export function ThemeSwitch() {
  const { shell } = useTexts();
  const [dark, setDark] = useState<boolean>();
  useEffect(() => setDark(isDark()), []);
  const turn = () => {
    const theme = isDark() ? "day" : "dusk";
    document.documentElement.dataset.theme = theme;
    setDark(theme === "dusk");
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // Without storage, the choice applies to this page.
    }
  };
  return (
    <button
      type="button"
      className={css.switch}
      aria-pressed={dark}
      aria-label={shell.dark}
      title={shell.dark}
      onClick={turn}
    >
      <Icon name="night" />
    </button>
  );
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia("(prefers-color-scheme:dark)").matches : theme !== "day";
}
