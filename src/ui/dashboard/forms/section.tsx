import { type ReactNode, useId } from "react";
import css from "./section.module.css";

/** A section of a page: title and description on the left, content on the right. */
export function Section({
  title,
  lead,
  anchor,
  children,
}: {
  title: string;
  lead: string;
  /** Id for links within the page. */
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
