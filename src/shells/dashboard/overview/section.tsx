import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { ShownCollection } from "#features/publishing/dashboard/collections.ts";
import css from "./overview.module.css";

/** A section of the overview. @param allOf adds a link to the whole list of a collection */
export function Section({ title, allOf, children }: { title: string; allOf?: ShownCollection; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {allOf === undefined ? null : <Link to={`/dashboard/${allOf.addresses.dashboard}`}>{allOf.words.all}</Link>}
      </div>
      {children}
    </section>
  );
}
