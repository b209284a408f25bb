import type { ReactNode } from "react";
import { usePage } from "./page-context.tsx";
import css from "./part.module.css";

/**
 * One of several parts of a page, below one another: its heading in four columns, its content beside it. The parts are
 * in an element with the class `parts` of part.module.css.
 */
export function Part({
  id,
  heading,
  text,
  drawing,
  children,
}: {
  id: string;
  heading: string;
  text?: string;
  /** Below the heading: path of a drawing for the deep ground, 216 by 168. */
  drawing?: string;
  children: ReactNode;
}) {
  const { versioned } = usePage();
  return (
    <section className={`grid ${css.part}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{heading}</h2>
        {text ? <p className="muted">{text}</p> : null}
        {drawing === undefined ? null : <img src={versioned(drawing)} alt="" width={216} height={168} loading="lazy" />}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
