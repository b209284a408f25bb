import type { ReactNode } from "react";
import css from "./facts.module.css";

/** List of facts with names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** A fact. @param state `bad` when it needs attention */
export function Fact({
  name,
  state,
  children,
}: {
  name: ReactNode;
  state?: "good" | "bad" | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={state === undefined ? undefined : css[state]}>{children}</dd>
    </div>
  );
}
