import type { ReactNode } from "react";
import css from "./facts.module.css";

/** Facts of a section: a name and a value each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** @param state `bad` for what somebody should look at */
export function Fact({ name, state, children }: { name: ReactNode; state?: "good" | "bad"; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={state === undefined ? undefined : css[state]}>{children}</dd>
    </div>
  );
}
