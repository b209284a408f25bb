import type { ReactNode } from "react";
import { Link } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { Icon } from "../icon.tsx";
import css from "./pages.module.css";
import { useTexts } from "./staff-context.tsx";

interface PagesProps {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** The search of a page's address, with its "?"; "" for an address without one. */
  to: (page: number) => string;
}

/** Previous, where one is, Next; nothing for a list of one page. */
export function Pages({ page, pages, to }: PagesProps) {
  const { parts } = useTexts();
  if (pages <= 1) return null;
  return (
    <PageWays
      label={parts.pages}
      back={page > 1 ? { to: to(page - 1), rel: "prev", words: parts.previous } : undefined}
      on={page < pages ? { to: to(page + 1), rel: "next", words: parts.next } : undefined}
    >
      <span className="mono muted">{fill(parts.page, { page, pages })}</span>
    </PageWays>
  );
}

/** A way to another page of a list. */
interface PageWay {
  /** The search of its address, with its "?"; "" for an address without one. */
  to: string;
  rel: "prev" | "next" | "first";
  words: string;
}

interface PageWaysProps {
  /** What these ways are called for who cannot see them. */
  label: string;
  back: PageWay | undefined;
  on: PageWay | undefined;
  /** What stands between them: where one is. */
  children?: ReactNode;
}

/** The ways to the pages before and after one, each in its place whether the other is there or not. */
export function PageWays({ label, back, on, children }: PageWaysProps) {
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
