import { type ReactNode, useId } from "react";
import css from "./section.module.css";

/** A part of a page: its title and what it is about at the left, its content at the right. */
export function Section({
  title,
  lead,
  anchor,
  children,
}: {
  title: string;
  lead: string;
  /** Id that links within the page lead to. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} id={anchor} aria-labelledby={id}>
      <div className={css.words}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <p className="muted">{lead}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
