import type { ReactNode } from "react";
import { SectionHead } from "#ui/site/section-head.tsx";
import css from "./guide.module.css";

/** A section of the guide: the section head of the site, with specimens below it. */
export function GuideSection(props: { id: string; title: string; lead: string; children: ReactNode }) {
  const { id, title, lead, children } = props;
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
      </div>
      {children}
    </section>
  );
}
