import { useEffect, useState } from "react";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import css from "./night-switch.module.css";

/** Switches between day and night; the choice is shared with the website's switch. */
export function NightSwitch() {
  const { shell } = useTexts();
  const [night, setNight] = useState<boolean>();
  useEffect(() => setNight(isNight()), []);
  const turn = () => {
    const theme = isNight() ? "day" : "night";
    document.documentElement.dataset.theme = theme;
    setNight(theme === "night");
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
      aria-pressed={night}
      aria-label={shell.night}
      title={shell.night}
      onClick={turn}
    >
      <Icon name="night" />
    </button>
  );
}

function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia("(prefers-color-scheme:dark)").matches : theme === "night";
}
