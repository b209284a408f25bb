import { Link } from "react-router";
import { useCollections } from "#features/publishing/dashboard/collections.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { SETTINGS_PARTS } from "../part-names.ts";
import { settingsTexts } from "../texts.ts";
import css from "./part-links.module.css";

/** Links to the sections of the page, and to the lists with the other content of the whole site. */
export function PartLinks() {
  const { settings, shell } = useTexts(settingsTexts);
  const lists = useCollections().filter(({ menu }) => menu === "lists");
  return (
    <div className={css.links}>
      <nav aria-label={settings.onThisPage}>
        <ul>
          {SETTINGS_PARTS.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{settings.parts[part]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={shell.lists}>
        <ul>
          <li className="muted">{shell.lists}:</li>
          {lists.map(({ name, words, addresses }) => (
            <li key={name}>
              <Link to={`/dashboard/${addresses.dashboard}`}>{words.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
