import { type ReactNode, useId } from "react";
import css from "./message.module.css";

/** A part of a message's page under its title. @param id to lead there */
export function Part({
  title,
  lead,
  id,
  children,
}: {
  title: string;
  lead?: string;
  id?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={css.part} id={id} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={`muted ${css.lead}`}>{lead}</p>}
      {children}
    </section>
  );
}
