import type { ReactNode } from "react";
import css from "./side-note.module.css";

/** A note beside the text of a page or a form, with a heading below a strong line. */
export function SideNote({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={css.note}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Numbered steps, as of such a note. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
