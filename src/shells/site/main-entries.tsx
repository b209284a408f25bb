import { currency, linkTo, mainNavigation, type NavEntry } from "#pages/navigation.ts";
import { Icon } from "#ui/icon.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { shellTexts } from "./texts.ts";

interface MainEntriesProps {
  /** One section of a group is open at a time. */
  group: string;
  /** The class of an entry with a section. */
  className: string | undefined;
  /** Whether the enhancement script closes the sections by Escape and outside clicks. */
  dropdown?: boolean;
}

/** The entries of the main navigation: links, two of them with a section that opens. */
export function MainEntries({ group, className, dropdown = false }: MainEntriesProps) {
  const page = usePage(shellTexts);
  const { t, path } = page;
  const mark = dropdown ? { "data-drop": "" } : {};
  return mainNavigation(page).map((entry) => {
    const link = (
      <a key={entry.path} {...linkTo(entry, page)} aria-current={currency(entry.path, path)}>
        {entry.title}
      </a>
    );
    if (entry.children === undefined) return link;
    return (
      <div key={entry.path} className={className}>
        {link}
        <details name={group} {...mark}>
          <summary>
            <span className="hidden">{t("below", { title: entry.title })}</span>
            <Icon name="chevron" />
          </summary>
          {/* In the menu of narrow screens the row itself leads to the list. */}
          <SubEntries
            parent={entry.path}
            entries={dropdown ? entry.children : entry.children.filter(({ path }) => path !== entry.path)}
          />
        </details>
      </div>
    );
  });
}

function SubEntries({ parent, entries }: { parent: string; entries: NonNullable<NavEntry["children"]> }) {
  const page = usePage();
  const { path, language, langOf } = page;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.path}>
          <a
            {...linkTo(entry, page)}
            lang={langOf({ language: entry.language ?? language })}
            aria-current={entry.path === parent && path !== parent ? undefined : currency(entry.path, path)}
          >
            {entry.number === undefined ? null : <span className="mono muted">{entry.number}</span>}
            {entry.title}
            {entry.language === undefined ? null : <ForeignMark text={{ language: entry.language }} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
