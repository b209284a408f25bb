import { mainNavigation } from "#pages/navigation.ts";
import type { MenuEntry } from "#ui/site/navigation-parts.ts";
import type { MenuText } from "./menu.ts";
import css from "./menu-body.module.css";
import { menuOf } from "./menu-of.ts";

/** The entries and names of a menu, without links: the preview of what the header and the footer will show. */
export function MenuBody({ text }: { text: MenuText }) {
  const menu = menuOf(text, []);
  return (
    <div className="wrap section">
      <Entries entries={mainNavigation({ menu, hidden: [] })} />
      <hr />
      <Entries entries={menu.further} />
      <hr />
      <Entries entries={Object.entries(menu.labels).map(([path, title]) => ({ path, title }))} />
    </div>
  );
}

function Entries({ entries }: { entries: readonly (MenuEntry & { children?: readonly MenuEntry[] })[] }) {
  return (
    <ul className={css.entries}>
      {entries.map(({ path, title, children }) => (
        <li key={path}>
          {title}
          {children === undefined ? null : <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
