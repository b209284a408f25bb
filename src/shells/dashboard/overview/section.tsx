import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { type ItemKind, staffFolder } from "#features/publishing/kinds.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";

/** A part of the overview. @param allOf adds the way to the whole list of a kind */
export function Section({ title, allOf, children }: { title: string; allOf?: ItemKind; children: ReactNode }) {
  const { overview } = useTexts(publishingTexts);
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {allOf === undefined ? null : <Link to={`/dashboard/${staffFolder(allOf)}`}>{overview.all[allOf]}</Link>}
      </div>
      {children}
    </section>
  );
}
