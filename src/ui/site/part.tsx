import type { ReactNode } from "react";
import css from "./part.module.css";

/**
 * One of several parts of a page, below one another: its heading in four columns, its content beside it. The parts are
 * in an element with the class `parts` of part.module.css.
 */
export function Part({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className={`grid ${css.part}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{heading}</h2>
        {text ? <p className="muted">{text}</p> : null}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
