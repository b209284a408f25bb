import type { ReactNode } from "react";
import { Link } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import css from "./page-head.module.css";
import { useTexts } from "./staff-context.tsx";

/** A breadcrumb: its name and its path. */
export interface Step {
  title: string;
  to: string;
}

/** The head of a dashboard page: breadcrumbs, title and actions. */
export function PageHead({
  title,
  way = [],
  children,
}: {
  title: string;
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
            {way.map(({ title: step, to }) => (
              <li key={to}>
                <Link to={to}>{step}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={css.row}>
        <h1>{title}</h1>
        {children === undefined ? null : <div className={css.actions}>{children}</div>}
      </div>
    </div>
  );
}
