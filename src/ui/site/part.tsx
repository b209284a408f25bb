import type { ReactNode } from "react";
import line from "./line-beside.module.css";
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
  /** Path of a drawing below the heading, 240 wide and 152 high, with its line at 124. */
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
          <span className={`${line.line} ${css.art}`}>
            <img src={versioned(drawing)} alt="" width={240} height={152} loading="lazy" />
          </span>
        )}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
