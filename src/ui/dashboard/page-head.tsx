import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Language } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import css from "./page-head.module.css";
import { useTexts } from "./staff-context.tsx";

/** A breadcrumb: its name and its path. */
export interface Step {
  title: string;
  to: string;
  /** The language of the name, where it is not that of the page. */
  titleLanguage?: Language | undefined;
}

/** The head of a dashboard page: breadcrumbs, title and actions. */
export function PageHead({
  title,
  titleLanguage,
  way = [],
  children,
}: Pick<Step, "title" | "titleLanguage"> & {
  way?: readonly Step[];
  children?: ReactNode;
}) {
  const { shell } = useTexts();
  return (
    <div className={css.head}>
      <title>{title === shell.navigation ? title : fill(shell.title, { title })}</title>
      {way.length === 0 ? null : (
        <nav className={`mono muted ${css.way}`} aria-label={shell.breadcrumb}>
          <ol>
            {way.map(({ title: step, to, titleLanguage: lang }) => (
              <li key={to}>
                <Link to={to} lang={lang}>
                  {step}
                </Link>
              </li>
            ))}
            <li aria-current="page" lang={titleLanguage}>
              {title}
            </li>
          </ol>
        </nav>
      )}
      <div className={css.row}>
        <h1 lang={titleLanguage}>{title}</h1>
        {children === undefined ? null : <div className={css.actions}>{children}</div>}
      </div>
    </div>
  );
}
