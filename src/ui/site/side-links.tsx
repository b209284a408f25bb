import type { Language } from "#platform/i18n/languages.ts";
import { ForeignMark } from "./foreign-mark.tsx";

interface SideLink {
  href: string;
  /** A kind or date before the title. */
  note: string;
  title: string;
  /** The language of the title, where it is not that of the page. */
  lang?: Language | undefined;
}

/** Links to other pages of the same kind, in a ruled column beside a text. Who shows them imports `side-links.css`. */
export function SideLinks({ title, links }: { title: string; links: readonly SideLink[] }) {
  return links.length === 0 ? null : (
    <nav aria-label={title}>
      <p className="label">{title}</p>
      <ul className="side-links">
        {links.map(({ href, note, title: name, lang }) => (
          <li key={href}>
            <a href={href}>
              <span className="mono muted">{note}</span>
              <span lang={lang}>
                {name}
                {lang === undefined ? null : <ForeignMark text={{ language: lang }} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
