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
  /** Below the heading: path of a drawing for the ground of the page, 240 by 152, whose line lies at 124. */
  drawing?: string;
  children: ReactNode;
}) {
  const { versioned } = usePage();
  return (
    <section className={`grid ${css.part}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{heading}</h2>
        {text ? <p className="muted">{text}</p> : null}
        {drawing === undefined ? null : (
          <span className={css.art}>
            <img src={versioned(drawing)} alt="" width={240} height={152} loading="lazy" />
          </span>
        )}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
