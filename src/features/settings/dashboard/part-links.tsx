import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { SETTINGS_PARTS } from "../part-names.ts";
import { settingsTexts } from "../texts.ts";
import css from "./part-links.module.css";

/** Links to the sections of the page. */
export function PartLinks() {
  const { settings } = useTexts(settingsTexts);
  return (
    <nav className={css.links} aria-label={settings.onThisPage}>
      <ul>
        {SETTINGS_PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{settings.parts[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
