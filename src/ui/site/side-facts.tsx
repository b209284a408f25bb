import type { ReactNode } from "react";
import css from "./side-facts.module.css";

/** A label and its value; a fact without a value is left out. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** The language of the value when it is not the page's. */
  lang?: string | undefined;
}

/** Facts in a ruled column beside a text. */
export function SideFacts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null);
  return known.length === 0 ? null : (
    <dl className={css.facts}>
      {known.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
