import type { ReactNode } from "react";
import css from "./section-head.module.css";

/** The head of a section: its title, a sentence below it, and a link on the right. */
export function SectionHead({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className={css.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
      </div>
      {children === undefined ? null : <div className={css.aside}>{children}</div>}
    </div>
  );
}
