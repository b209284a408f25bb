import type { ReactNode } from "react";
import { Link } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { Icon } from "../icon.tsx";
import css from "./pages.module.css";
import { useTexts } from "./staff-context.tsx";

interface PagesProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Returns the query of a page's URL, with its "?"; "" for a URL without one. */
  to: (page: number) => string;
}

/** Previous, the current page, Next; nothing for a list of one page. */
export function Pages({ page, pages, to }: PagesProps) {
  const { parts } = useTexts();
  if (pages <= 1) return null;
  return (
    <PaginationLinks
      label={parts.pages}
      back={page > 1 ? { to: to(page - 1), rel: "prev", words: parts.previous } : undefined}
      on={page < pages ? { to: to(page + 1), rel: "next", words: parts.next } : undefined}
    >
      <span className="mono muted">{fill(parts.page, { page, pages })}</span>
    </PaginationLinks>
  );
}

/** A link to another page of a list. */
interface PaginationLink {
  /** The query of its URL, with its "?"; "" for a URL without one. */
  to: string;
  rel: "prev" | "next" | "first";
  words: string;
}

interface PaginationLinksProps {
  /** Accessible name of these links. */
  label: string;
  back: PaginationLink | undefined;
  on: PaginationLink | undefined;
  /** Shown between them: the current position. */
  children?: ReactNode;
}

/** Links to the previous and the next page, each in its fixed place. */
export function PaginationLinks({ label, back, on, children }: PaginationLinksProps) {
  return (
    <nav className={css.pages} aria-label={label}>
      {back === undefined ? null : (
        <Link className={css.back} to={back.to || "?"} rel={back.rel}>
          <Icon name="left" />
          {back.words}
        </Link>
      )}
      <span className={css.place}>{children}</span>
      {on === undefined ? null : (
        <Link className={css.on} to={on.to || "?"} rel={on.rel}>
          {on.words}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
